import type { Locator, Page } from '@playwright/test'
import { ACCOUNT_SETTINGS } from '#web/text/account-settings.ts'
import { LANDING } from '#web/text/landing.ts'
import { openQuestions } from './device.ts'
import { press, tabTo, typeInto } from './keys.ts'
import { hasRoom, reflows } from './reflow.ts'
import {
  answer,
  beginAssessment,
  expect,
  fillProfile,
  inventPerson,
  isAlive,
  logIn,
  register,
  seesQuestion,
  stopTime,
  test,
} from './support.ts'
import { signInTaker } from './taker.ts'

/** Twice as large on a window of 1280 by 900, and four times: what WCAG 2.2 asks for (1.4.4, 1.4.10). */
const ENLARGED = [
  { width: 640, height: 450 },
  { width: 320, height: 256 },
]

test('from the landing page to three answers and out again without a pointer, the focus seen at every stop', async ({
  page,
  text,
  language,
}) => {
  test.setTimeout(120_000)
  const person = inventPerson()
  await page.goto('/')
  await press(page, page.getByRole('link', { name: LANDING[language].start }).first())

  await expect(page).toHaveURL(/\/register$/)
  await expect(page.getByRole('button', { name: text.account.register, exact: true })).toBeEnabled()
  await typeInto(page, 'firstName', person.firstName)
  await typeInto(page, 'lastName', 'السالم')
  await typeInto(page, 'email', person.email)
  await typeInto(page, 'password', person.password)
  await typeInto(page, 'confirmPassword', person.password)
  await press(page, page.getByRole('checkbox'), 'Space')
  await press(page, page.getByRole('button', { name: text.account.register, exact: true }))

  await expect(page.getByRole('heading', { name: text.dashboard.hello(person.firstName) })).toBeVisible()
  await press(page, page.getByRole('link', { name: text.dashboard.completeNow }))
  await expect(page).toHaveURL(/\/assessment-selection$/)
  await press(page, page.getByRole('button', { name: text.selection.start }))

  await expect(page).toHaveURL(/\/assessment$/)
  await typeInto(page, 'fullName', 'نورة السالم')
  await tabTo(page, page.locator('[name=education]'))
  await page.keyboard.press('ArrowDown')
  await typeInto(page, 'city', 'الرياض')
  await tabTo(page, page.locator('[name=experienceYears]'))
  await page.keyboard.press('ArrowDown')
  await press(page, page.locator('[name=preferredFields]').first(), 'Space')
  await press(page, page.getByRole('button', { name: text.profile.save }))

  const fields = page.getByRole('radio')
  await press(page, fields.first(), 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(fields.nth(1)).toBeChecked()
  await press(page, page.getByRole('button', { name: text.assessment.fieldStart }))

  // A letter, a number, and the arrows with the button.
  await seesQuestion(page, text, 1)
  await expect(page.locator('[data-answer]').first()).toBeVisible()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await seesQuestion(page, text, 2)
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
  await seesQuestion(page, text, 3)
  await expect(page.locator('#question-title')).toBeFocused()
  await press(page, page.getByRole('radio').first(), 'Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await press(page, page.locator('[data-question] button[type=submit]'))
  await seesQuestion(page, text, 4)

  await page.goto('/')
  await press(page, page.getByRole('button', { name: text.dashboard.logout }))
  await expect(page).toHaveURL(/\/login/)
})

test('whoever goes on with Tab as soon as a question comes is not led back to its number', async ({
  page,
  context,
  text,
}) => {
  await openQuestions(context, page)
  await chooseInArabicLayout(page)
  await stopTime(page)
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await seesQuestion(page, text, 2)
  const option = page.getByRole('radio').first()
  await tabTo(page, option)
  await page.clock.runFor(1000)
  await expect(option).toBeFocused()
})

test('enlarged to 200 % and to 400 % nothing scrolls sideways, no words are cut off and no control is covered', async ({
  page,
  text,
  context,
}) => {
  test.setTimeout(120_000)
  const look = async (path: string, sight: Locator) => {
    for (const size of ENLARGED) {
      await page.setViewportSize(size)
      await page.goto(path)
      await expect(sight).toBeVisible()
      await reflows(page)
      await hasRoom(page)
    }
  }
  for (const path of ['/', '/plans', '/register']) await look(path, page.locator('h1'))
  await signInTaker(context, { completed: false })
  await look('/assessment', page.locator('[data-answer]').first())
  await look('/', page.getByRole('button', { name: text.dashboard.logout }))
  await context.clearCookies({ name: /session/ })
  await signInTaker(context, { opened: true, bought: 'unlock' })
  await look('/results', page.getByRole('heading', { name: text.results.chart }))
})

test('what moves on arrival stands still for whoever asks for less motion', async ({ page, text }) => {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...parameters) {
      moved.push('animate()')
      return animate.apply(this, parameters)
    }
    const note = ({ type, target }: Event) => moved.push(`${type} ${(target as Element).className}`)
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, note, true)
  })
  const movements = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await beginAssessment(page, text)
  await answer(page, 2)
  await seesQuestion(page, text, 2)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  expect(await movements()).toEqual([])

  // The same step without the wish: what was listened for does happen.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await answer(page, 2)
  await expect.poll(movements).toContain('animate()')
})

test('in forced colours what is chosen, pressed and drawn can still be told apart', async ({
  page,
  text,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  // Our light theme on the person's black ground: the harder case.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await context.addCookies([{ name: 'theme', value: 'light', url: baseURL ?? '' }])
  await signInTaker(context, { completed: false })
  await page.goto('/assessment')
  const option = page.locator('label.option')
  await option.nth(1).click()
  expect(await edge(option.nth(1))).not.toEqual(await edge(option.nth(0)))
  // The line around a button, which has none of its own otherwise, is the text's colour.
  const { color } = await edge(page.locator('[data-question] button[type=submit]'))
  expect(color).toBe('rgb(255, 255, 255)')
  expect(await faintest(page, '.path-line, .path-dot')).toBeGreaterThan(3)
  await page.goto('/profile')
  await tabTo(page, page.locator('[name=fullName]'))

  await context.clearCookies({ name: /session/ })
  await signInTaker(context, { opened: true, bought: 'unlock' })
  await page.goto('/results')
  await expect(page.getByRole('heading', { name: text.results.chart })).toBeVisible()
  expect(await faintest(page, '.radar > path:not(.fill-ground)')).toBeGreaterThan(3)
  expect(await faintest(page, '.score-point path, .score-side')).toBeGreaterThan(3)
  const toggle = page.getByRole('switch', { name: text.results.verifySwitch })
  const on = await ground(toggle)
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await expect.poll(() => ground(toggle)).not.toBe(on)
})

test('a page opened from another begins at its title, for the reader and in the tab', async ({
  page,
  context,
}) => {
  await signInTaker(context, { completed: false })
  await page.goto('/')
  await isAlive(page)
  for (const path of ['/results', '/company', '/profile', '/']) {
    const before = await page.title()
    await page.locator(`nav a[href='${path}']`).filter({ visible: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.locator('h1')).toBeFocused()
    await expect.poll(() => page.title()).not.toBe(before)
  }
})

test('from registration to the questions and out again each screen begins at its title too', async ({
  page,
  text,
  language,
}) => {
  const titles: string[] = []
  const beginsAtItsTitle = async (path: string, title: string) => {
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expect.poll(() => page.title()).not.toBe(titles.at(-1))
    titles.push(await page.title())
  }
  // Registration and signing out load a page, which begins at its top by itself.
  const person = await register(page, text)
  titles.push(await page.title())
  await isAlive(page)
  await page.getByRole('link', { name: text.dashboard.completeNow }).click()
  await beginsAtItsTitle('/assessment-selection', text.selection.title)
  await page.getByRole('button', { name: text.selection.start }).click()
  await beginsAtItsTitle('/assessment', text.assessment.profileTitle)

  // The steps are one page: its title in the tab stays, and the reader is led on all the same.
  await fillProfile(page)
  await page.getByRole('button', { name: text.profile.save }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.assessment.fieldTitle })).toBeFocused()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: text.assessment.fieldStart }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.assessment.question(1, 30) })).toBeFocused()

  // On a phone a question has the menu of the look in place of the account.
  await page.goto('/')
  await isAlive(page)
  await page.getByRole('link', { name: text.shell.account(person.firstName) }).click()
  await beginsAtItsTitle('/account', ACCOUNT_SETTINGS[language].title)
  await page.goto('/')
  await page.getByRole('button', { name: text.dashboard.logout }).click()
  await expect(page).toHaveURL(/\/login$/)
  titles.push(await page.title())
  await logIn(page, text, person)
  await beginsAtItsTitle('/', text.dashboard.hello(person.firstName))
})

const edge = (target: Locator) =>
  target.evaluate(element => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(element)
    return { width: borderTopWidth, color: borderTopColor }
  })

const ground = (target: Locator) => target.evaluate(element => getComputedStyle(element).backgroundColor)

/** The lowest contrast of drawn shapes with the page behind them, each by its ink or its outline; 0 where none is drawn. */
function faintest(page: Page, shapes: string): Promise<number> {
  return page.evaluate(shapes => {
    const luminance = (color: string) => {
      const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(channel => {
        const share = Number(channel) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      const [red = 0, green = 0, blue = 0] = channels
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const behind = luminance(getComputedStyle(document.body).backgroundColor)
    const contrasts = [...document.querySelectorAll(shapes)].map(shape => {
      const { fill, stroke } = getComputedStyle(shape)
      const inks = [fill, stroke].filter(ink => ink !== 'none').map(luminance)
      return Math.max(...inks.map(ink => (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05)))
    })
    return contrasts.length === 0 ? 0 : Math.min(...contrasts)
  }, shapes)
}

/** Presses what a keyboard sends that is set to Arabic: the keys labelled A to E, then digits of both kinds. */
async function chooseInArabicLayout(page: Page): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const letters = ['ش', 'لا', 'ؤ', 'ي', 'ث'].map((key, index) => ({ key, code: `Key${'ABCDE'[index]}` }))
  const digits = [...'12345١٢٣٤٥'].map((key, index) => ({ key, code: `Digit${(index % 5) + 1}` }))
  for (const [index, pressed] of [...letters, ...digits].entries()) {
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...pressed, text: pressed.key })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...pressed })
    await expect(page.getByRole('radio').nth(index % 5)).toBeChecked()
  }
}
