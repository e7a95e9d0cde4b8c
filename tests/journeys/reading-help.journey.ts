import type { Page } from '@playwright/test'
import { readingPath } from '#contract/reading-pages.ts'
import { fits } from './reflow.ts'
import { DESKTOP, PHONE } from './sizes.ts'
import { isSound } from './sound.ts'
import { answer, beginAssessment, expect, isAlive, logIn, speak, test } from './support.ts'
import { signInTaker } from './taker.ts'

const LARGEST = { size: 'larger', lines: 'wide', face: 'plain' } as const
/** A phone of the narrow kind. */
const NARROW = { width: 360, height: 740 }

test('reading help is chosen without an account, is there from the first byte, and goes along into the account', async ({
  page,
  context,
  browser,
  text,
  language,
  baseURL,
}) => {
  const words = text.shell.look
  await page.goto(readingPath('/guide', language))
  const before = await sizeOf(page, 'main p')
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('button', { name: text.shell.readingMenu }).click()
  await foot
    .getByRole('group', { name: words.size.name })
    .getByRole('button', { name: words.size.values.larger, exact: true })
    .click()
  expect(await sizeOf(page, 'main p')).toBeCloseTo(before * 1.3, 1)
  const first = await (await page.request.get(readingPath('/guide', language))).text()
  expect(first).toMatch(/<html[^>]* data-size="larger"/)
  const taker = await signInTaker(page)
  await page.goto('/account')
  await isAlive(page)
  const settings = page.getByRole('main')
  const size = settings.getByRole('group', { name: words.size.name })
  await expect(size.getByRole('button', { name: words.size.values.larger, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const told = page.waitForResponse(each => each.url().endsWith('/api/account/reading') && each.ok())
  await settings
    .getByRole('group', { name: words.face.name })
    .getByRole('button', { name: words.face.values.plain })
    .click()
  await told
  await isSound(page)
  // Another device, which has said nothing.
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: PHONE })
  try {
    await speak(elsewhere, language, baseURL)
    const other = await elsewhere.newPage()
    await other.goto('/login')
    await isAlive(other)
    await logIn(other, text, taker)
    await expect(other.locator('html')).toHaveAttribute('data-size', 'larger')
    await expect(other.locator('html')).toHaveAttribute('data-face', 'plain')
    // And taken back there, it stays away.
    await other.getByRole('banner').getByRole('button', { name: text.shell.lookMenu }).click()
    await other
      .getByRole('banner')
      .getByRole('group', { name: words.size.name })
      .getByRole('button', { name: words.size.values.usual, exact: true })
      .click()
    await expect(other.locator('html')).not.toHaveAttribute('data-size')
    await other.reload()
    await isAlive(other)
    await expect(other.locator('html')).not.toHaveAttribute('data-size')
    await expect(other.locator('html')).toHaveAttribute('data-face', 'plain')
  } finally {
    await elsewhere.close()
  }
  expect((await context.cookies()).map(({ name }) => name)).toContain('face')
})

test('with the largest text, wide lines and the plain face nothing is cut off or out of reach', {
  tag: '@every-pair',
}, async ({ page, context, language, baseURL }) => {
  test.slow()
  for (const [name, value] of Object.entries(LARGEST)) {
    await context.addCookies([{ name, value, url: baseURL ?? '' }])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const pages = ['/', '/plans', '/sample-report', '/guide', '/contact'] as const
  for (const address of [
    ...pages.map(each => readingPath(each, language)),
    '/login',
    '/register',
    '/verify',
  ]) {
    await page.goto(address)
    await fits(page, [NARROW, DESKTOP])
  }
  await signInTaker(page, { completed: false })
  await page.goto('/assessment')
  await isAlive(page)
  await fits(page, [NARROW, DESKTOP])
  await signInTaker(page, { bought: 'unlock', opened: true })
  for (const address of [
    '/',
    '/results',
    '/account',
    '/company',
    '/billing',
    '/profile',
    '/assessment-selection',
  ]) {
    await page.goto(address)
    await isAlive(page)
    await fits(page, [NARROW, DESKTOP])
  }
})

test('story and options are read aloud by a voice of the device, until an answer or another question', async ({
  page,
  text,
  language,
}) => {
  await giveVoices(page, [
    { lang: language === 'ar' ? 'ar-SA' : 'en-GB', localService: true },
    { lang: 'fr-FR', localService: true },
  ])
  await beginAssessment(page, text)
  const listen = page.getByRole('button', { name: text.assessment.listen })
  await listen.click()
  const stop = page.getByRole('button', { name: text.assessment.stopListening })
  await expect(stop).toBeVisible()
  const shown = await page.locator('article').evaluate(article =>
    ['#story', 'legend', '.option']
      .flatMap(part => [...article.querySelectorAll(part)])
      .map(
        element =>
          [...element.querySelectorAll('span')].map(each => each.textContent).join(' ') ||
          element.textContent,
      )
      .join(' '),
  )
  expect((await spoken(page)).join(' ').replace(/\s+/g, ' ')).toBe(shown.replace(/\s+/g, ' ').trim())
  // The keys answer as before, and an answer ends the reading.
  await page.keyboard.press('2')
  await expect(page.locator('[data-answer]').nth(1)).toBeChecked()
  await expect(listen).toBeVisible()
  expect(await spoken(page)).toEqual([])
  await listen.press('Enter')
  await expect(stop).toBeVisible()
  await expect(page.locator('[data-question="1"]')).toBeVisible()
  await answer(page, 3)
  await expect(listen).toBeVisible()
  expect(await spoken(page)).toEqual([])
  await isSound(page)
})

test('where no voice of the language speaks on the device, nothing offers to read aloud', async ({
  page,
  text,
  language,
}) => {
  await giveVoices(page, [
    { lang: language, localService: false },
    { lang: 'fr-FR', localService: true },
  ])
  await beginAssessment(page, text)
  await expect(page.getByRole('button', { name: text.assessment.listen })).toHaveCount(0)
})

const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))

/** Stands in for the voices of a device: browsers of tests have none. What waits to be spoken is kept to be read. */
async function giveVoices(
  page: Page,
  voices: readonly { lang: string; localService: boolean }[],
): Promise<void> {
  await page.addInitScript(voices => {
    const waiting: string[] = []
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        waiting,
        voices,
        getVoices: () => voices,
        speak: ({ text }: { text: string }) => waiting.push(text),
        cancel: () => waiting.splice(0),
      }),
    })
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        readonly text: string
        constructor(text: string) {
          this.text = text
        }
      },
    })
  }, voices)
}

const spoken = (page: Page) =>
  page.evaluate(() => [
    ...(window as unknown as { speechSynthesis: { waiting: string[] } }).speechSynthesis.waiting,
  ])
