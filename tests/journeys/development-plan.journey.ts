import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import ICAL from 'ical.js'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { DEVELOPMENT_PLAN } from '#web/text/development-plan.ts'
import { storageOf } from './device.ts'
import { caller } from './person.ts'
import { printsContentAlone } from './print.ts'
import { isSound } from './sound.ts'
import { expect, isAlive, sees, test } from './support.ts'
import { signInTaker } from './taker.ts'

test.describe.configure({ timeout: 120_000 })

/** The page is drawn from the device from here on, if the network goes. */
async function isKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(async () => Object.keys((await storageOf(page)).kept)).toContain('shown-plan')
}

/** What a calendar reads of the file that a press brings. */
async function eventsOf(page: Page, press: Locator) {
  const download = page.waitForEvent('download')
  await press.click()
  const file = await download
  expect(file.suggestedFilename()).toBe('wijha-plan.ics')
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')))
  return calendar.getAllSubcomponents('vevent').map(event => new ICAL.Event(event))
}

test('a plan gets its days on one device, without a network too, is on the other, on paper and in a calendar', async ({
  page,
  context,
  browser,
  baseURL,
  language,
  text: words,
}) => {
  const text = DEVELOPMENT_PLAN[language]
  const { assessmentId } = await signInTaker(context, { bought: 'unlock', opened: true })
  await page.goto('/results')
  await isAlive(page)
  await page.getByRole('link', { name: words.results.planOpen }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeFocused()
  await isAlive(page)
  const rows = page.locator('[data-action]')
  const [first, second] = [rows.nth(0), rows.nth(1)]
  const action = await first.locator('label bdi').textContent()
  await isSound(page)

  await page.getByLabel(text.weekHours).selectOption('4')
  await page.getByLabel(text.inCalendar).check()
  await first.locator('summary').click()
  await first.getByLabel(text.day, { exact: true }).selectOption('wed')
  await first.getByLabel(text.time, { exact: true }).selectOption('18:30')
  await first.getByLabel(text.place).fill('مكتبة، الدور 2')
  await first.getByLabel(text.place).press('Tab')
  await expect(first.locator('[data-when]')).toContainText(text.every(text.weekdays.wed))
  await second.getByRole('checkbox').check()
  await page.getByLabel(text.ownNew).fill('لقاء مع مرشد; مرة كل شهر')
  await page.getByRole('button', { name: text.ownAdd }).click()
  const own = rows.filter({ hasText: 'لقاء مع مرشد' })
  await expect(own).toBeVisible()
  await expect(page.getByText(text.saved)).toBeVisible()
  await isSound(page)

  await isKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(first.locator('[data-when]')).toContainText(text.every(text.weekdays.wed))
  await own.getByRole('checkbox').check()
  await first.locator('summary').click()
  await first.getByLabel(text.time, { exact: true }).selectOption('19:00')
  await sees(page, text.waiting(2))
  await isSound(page)
  const events = await eventsOf(page, page.getByRole('button', { name: text.calendar }))
  expect(events.map(({ summary }) => summary)).toEqual([action, text.calendarWeek(text.hours(4))])
  expect(events[0]).toMatchObject({
    location: 'مكتبة، الدور 2',
    uid: `${assessmentId}-${await idOf(first)}@wijha`,
  })
  expect(events[0]?.startDate.toString()).toMatch(/T19:00:00$/)
  await page.close()

  const next = await context.newPage()
  await context.setOffline(false)
  await next.goto('/')
  await expect.poll(async () => Object.keys((await storageOf(next)).kept).filter(isWaiting)).toEqual([])
  const other = await browser.newContext({ storageState: await context.storageState() })
  try {
    const there = await other.newPage()
    await there.goto(`${baseURL}/development-plan`)
    await isAlive(there)
    await expect(there.locator('[data-when]').first()).toContainText(text.at('19:00'))
    await expect(there.getByRole('checkbox', { checked: true })).toHaveCount(3)
    await there
      .getByRole('checkbox', { name: 'لقاء مع مرشد' })
      .locator('xpath=ancestor::li')
      .locator('summary')
      .click()
    await there.getByRole('button', { name: text.ownRemove }).click()
    await expect(there.getByRole('heading', { name: text.own })).toBeFocused()
    await sees(there, text.saved)
  } finally {
    await other.close()
  }

  await next.goto('/development-plan')
  await isAlive(next)
  await expect(next.getByText('لقاء مع مرشد')).toHaveCount(0)
  await next.getByRole('button', { name: words.rest.reminderAsk }).click()
  await next.getByRole('button', { name: words.rest.reminderCancel }).click()
  await expect(next.getByRole('button', { name: words.rest.reminderAsk })).toBeVisible()
  await printsContentAlone(next, next.getByRole('heading', { name: text.title }))
  await sees(next, text.weekOf(4))
  await expect(next.locator('[data-when]')).toContainText(text.every(text.weekdays.wed))
})

const isWaiting = (key: string) => key.startsWith('plan ')

/** The name of an action, as its box and fields are known. */
const idOf = async (row: Locator) => (await row.getAttribute('data-action')) ?? ''

test('without an opened report there is no plan, and the way to one', async ({ page, context, language }) => {
  const text = DEVELOPMENT_PLAN[language]
  await signInTaker(context, { bought: 'unlock' })
  await page.goto('/development-plan')
  await expect(page.getByRole('heading', { level: 1, name: text.none })).toBeVisible()
  await isSound(page)
  await page.getByRole('link', { name: text.toResults }).click()
  await expect(page).toHaveURL(/\/results$/)
})

test('two tabs without a network each add a step and keep both, and the home page of the next test leads back to them', async ({
  page,
  context,
  language,
}) => {
  const text = DEVELOPMENT_PLAN[language]
  await signInTaker(context, { bought: 'unlock', opened: true })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/development-plan')
    await isAlive(tab)
    await expect(tab.getByLabel(text.ownNew)).toBeVisible()
  }
  await context.setOffline(true)
  for (const [tab, step, waiting] of [
    [page, 'لقاء مع مرشد', 1],
    [other, 'كتاب في الشهر', 2],
  ] as const) {
    await tab.getByLabel(text.ownNew).fill(step)
    await tab.getByRole('button', { name: text.ownAdd }).click()
    await expect(tab.getByRole('checkbox', { name: step })).toBeVisible()
    await sees(tab, text.waiting(waiting))
  }
  // What both decide on one field is one decision, the later of the two.
  for (const [tab, hours] of [
    [page, '3'],
    [other, '6'],
  ] as const)
    await tab.getByLabel(text.weekHours).selectOption(hours)
  await context.setOffline(false)
  for (const tab of [page, other]) await sees(tab, text.saved)

  await caller(context)('/api/assessment/start', {})
  await page.goto('/')
  await isAlive(page)
  await page.getByRole('link', { name: DASHBOARD[language].planLine }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeFocused()
  for (const step of ['لقاء مع مرشد', 'كتاب في الشهر'])
    await expect(page.getByRole('checkbox', { name: step })).toBeVisible()
  await expect(page.getByLabel(text.weekHours)).toHaveValue('6')
  await isSound(page)
})
