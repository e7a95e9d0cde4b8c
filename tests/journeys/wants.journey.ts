import type { Page } from '@playwright/test'
import { AREAS } from '#engine/wants/area-words.ts'
import { INTEREST_SCREENS, INTERESTS, SCALE } from '#engine/wants/interests.ts'
import { VALUE_PAIRS } from '#engine/wants/values.ts'
import { WISHES } from '#engine/wants/wishes.ts'
import { WANTS } from '#web/text/wants.ts'
import { storageOf } from './device.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, speak, test } from './support.ts'
import { inDatabase, signInTaker, type Taker } from './taker.ts'

test.describe.configure({ timeout: 120_000 })

const stored = ({ userId }: Taker) =>
  inDatabase(async client => {
    const { rows } = await client.query('select choices from want where user_id = $1', [userId])
    const choices: Record<string, { choice: string }> = rows[0]?.choices ?? {}
    return Object.fromEntries(Object.entries(choices).map(([item, { choice }]) => [item, choice]))
  })
const waiting = async (page: Page) =>
  Object.entries((await storageOf(page)).kept).flatMap(([key, value]) =>
    key.startsWith('wants ') ? Object.keys(value as object) : [],
  )
/** The worker has its files, and the device what the page shows. */
const isKept = async (page: Page) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(async () => Object.keys((await storageOf(page)).kept)).toContain('shown-wants')
}
const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check()

test('what is wanted is answered step by step, orders the careers, is changed and deleted', async ({
  page,
  context,
  language,
}) => {
  const text = WANTS[language]
  const taker = await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/')
  await isAlive(page)
  await page.locator('a[href="/wants"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeFocused()
  await sees(page, text.answered(0, 65))
  await isSound(page)
  await page.getByRole('link', { name: text.start }).click()
  for (const [index, screen] of INTEREST_SCREENS.entries()) {
    await sees(page, text.stepTitle(text.step(index + 1, 8)))
    if (index === 0) await isSound(page)
    for (const id of screen) {
      // Drawn to helping, all else leaves cold.
      await choose(page, INTERESTS[id][language], SCALE[id.startsWith('S') ? 4 : 1][language])
    }
    await page.getByRole('link', { name: text.next }).click()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await isSound(page)
  for (const pair of Object.values(VALUE_PAIRS)) {
    const { words } = pair.left.value === 'service' ? pair.left : pair.right
    await page.getByRole('radio', { name: words[language] }).check()
  }
  await page.getByRole('link', { name: text.next }).click()
  await isSound(page)
  for (const [id, { question, labels }] of Object.entries(WISHES)) {
    const group = page.getByRole('radiogroup', { name: question[language] })
    const choice = id === 'city' ? labels.refuse : labels.indifferent
    await group.getByRole('radio', { name: choice[language] }).check()
  }
  await sees(page, text.saved)
  await page.getByRole('link', { name: text.finish }).click()
  await sees(page, text.answered(65, 65))
  await expect(page.getByRole('img', { name: text.chartName })).toBeVisible()
  await sees(page, AREAS.S.say.high[language])
  // Six areas: eight answers of 5 in one, of 2 in the others.
  const areas = page.getByRole('table').first().getByRole('row')
  await expect(areas).toHaveCount(1 + Object.keys(AREAS).length)
  for (const [id, { name }] of Object.entries(AREAS)) {
    await expect(areas.filter({ hasText: name[language] })).toContainText(id === 'S' ? '5.0' : '2.0')
  }
  await isSound(page)
  expect(Object.keys(await stored(taker))).toHaveLength(65)

  await page.getByRole('link', { name: text.toResults }).click()
  await expect(
    page.getByText(text === WANTS.ar ? 'وبإجابات «ما أريد» معاً.' : 'of what you want together.').first(),
  ).toBeVisible()
  await isSound(page)

  await page.goto('/wants')
  await isAlive(page)
  await page.getByRole('button', { name: text.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.remove }).click()
  await sees(page, text.answered(0, 65))
  expect(await stored(taker)).toEqual({})
})

test('without a network choices wait on the device, also when the page is closed, and are sent when it is back', async ({
  page,
  context,
  language,
}) => {
  const text = WANTS[language]
  const taker = await signInTaker(context)
  await page.goto('/wants?step=1')
  await isAlive(page)
  const [first = 'R1', second = 'R1', third = 'R1'] = INTEREST_SCREENS[0] ?? []
  const pick = (id: keyof typeof INTERESTS, scale: 0 | 1 | 2 | 3 | 4) =>
    choose(page, INTERESTS[id][language], SCALE[scale][language])
  await pick(first, 4)
  await sees(page, text.saved)
  await context.setOffline(true)
  await pick(second, 3)
  await pick(first, 0)
  await sees(page, text.waiting(2))
  await isSound(page)
  // From step to step without a network.
  await page.getByRole('link', { name: text.next }).click()
  await sees(page, text.stepTitle(text.step(2, 8)))
  await sees(page, text.waiting(2))
  expect((await waiting(page)).sort()).toEqual([first, second].sort())
  expect(await stored(taker)).toEqual({ [first]: '5' })
  await page.close()

  const next = await context.newPage()
  await context.setOffline(false)
  await next.goto('/')
  await expect.poll(() => stored(taker)).toEqual({ [first]: '1', [second]: '4' })
  await expect.poll(() => waiting(next)).toEqual([])

  // A page that stays open sends by itself when the network is back.
  await next.goto('/wants?step=1')
  await isAlive(next)
  await context.setOffline(true)
  await choose(next, INTERESTS[third][language], SCALE[2][language])
  await sees(next, text.waiting(1))
  await context.setOffline(false)
  await sees(next, text.saved)
  expect(await stored(taker)).toEqual({ [first]: '1', [second]: '4', [third]: '3' })
})

test('opens without a network, shows what was chosen, takes more and hands it in later', async ({
  page,
  context,
  text: { shell },
  language,
}) => {
  const text = WANTS[language]
  const taker = await signInTaker(context)
  await page.goto('/wants?step=1')
  await isAlive(page)
  const [first = 'R1', second = 'R1'] = INTEREST_SCREENS[0] ?? []
  const [third = 'R1'] = INTEREST_SCREENS[1] ?? []
  await choose(page, INTERESTS[first][language], SCALE[4][language])
  await sees(page, text.saved)
  await isKept(page)
  await context.setOffline(true)

  await page.reload()
  const chosen = (of: Page, id: keyof typeof INTERESTS, scale: 0 | 4) =>
    expect(
      of
        .getByRole('group', { name: INTERESTS[id][language] })
        .getByRole('radio', { name: SCALE[scale][language], exact: true }),
    ).toBeChecked()
  await chosen(page, first, 4)
  await choose(page, INTERESTS[second][language], SCALE[0][language])
  await sees(page, text.waiting(1))
  await page.getByRole('link', { name: text.next }).click()
  await choose(page, INTERESTS[third][language], SCALE[3][language])
  await sees(page, text.waiting(2))
  await isSound(page)
  await page.close()

  // Another page that cannot be had leads there; the choices are still shown, and still wait.
  const next = await context.newPage()
  await next.goto('/profile')
  await next.getByRole('link', { name: shell.offlineWays.wants }).click()
  await expect(next.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
  await sees(next, text.answered(3, 65))
  await sees(next, text.waiting(2))
  await isSound(next)
  await next.getByRole('link', { name: text.goOn }).click()
  await chosen(next, second, 0)
  expect(await stored(taker)).toEqual({ [first]: '5' })

  await context.setOffline(false)
  await expect.poll(() => stored(taker)).toEqual({ [first]: '5', [second]: '1', [third]: '4' })
  await expect.poll(() => waiting(next)).toEqual([])
})

test('another device goes on where this one stopped, and keys alone are enough', async ({
  page,
  browser,
  context,
  baseURL,
  language,
}) => {
  const text = WANTS[language]
  const taker = await signInTaker(context)
  await page.goto('/wants?step=1')
  await isAlive(page)
  const [first = 'R1', second = 'R1'] = INTEREST_SCREENS[0] ?? []
  const radios = (of: Page, id: keyof typeof INTERESTS) =>
    of.getByRole('group', { name: INTERESTS[id][language] }).getByRole('radio')
  await radios(page, first).first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(radios(page, first).nth(1)).toBeChecked()
  await expect(radios(page, second).nth(0)).toBeChecked()
  await expect.poll(() => stored(taker)).toEqual({ [first]: '2', [second]: '1' })

  const other = await browser.newContext()
  try {
    await speak(other, language, baseURL)
    await other.addCookies(await context.cookies())
    const there = await other.newPage()
    await there.goto(`${baseURL}/wants`)
    await sees(there, text.answered(2, 65))
    await there.getByRole('link', { name: text.goOn }).click()
    await expect(radios(there, first).nth(1)).toBeChecked()
  } finally {
    await other.close()
  }
})
