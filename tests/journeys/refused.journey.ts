import type { Page, Route } from '@playwright/test'
import { hasStored, openQuestions, storageOf } from './device.ts'
import { isSound } from './sound.ts'
import { answer, expect, sees, seesQuestion, test } from './support.ts'
import { inDatabase, signInTaker } from './taker.ts'

test.describe.configure({ timeout: 120_000 })

const ANSWERS = /\/api\/assessment\/[^/]+\/answer$/

const problem = (status: number, code: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: code, status, code, message: code }),
  })

const away = problem(503, 'unavailable')

/** Every way in which an answer may not arrive without being refused. */
const FAILURES: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['an error of the server', problem(500, 'internal')],
  ['a server that is away', away],
  ['too many requests', problem(429, 'too_many_requests')],
  ['a time-out', route => route.abort('timedout')],
  ['a connection that breaks', route => route.abort('connectionreset')],
  ["a network's own gate", route => route.fulfill({ status: 200, body: '<html>welcome</html>' })],
]

for (const [name, fail] of FAILURES) {
  test(`${name} leaves the answers on the device, and they are saved afterwards`, async ({
    page,
    context,
    text,
  }) => {
    const taker = await openQuestions(context, page)
    await page.route(ANSWERS, fail)
    await answer(page, 2)
    await answer(page, 4)
    await sees(page, text.assessment.serverDown(2, true))
    if (fail === away) await isSound(page)
    expect((await storageOf(page)).answers.map(({ answer }) => answer)).toEqual([2, 4])
    await page.unroute(ANSWERS)
    // Not by the button: it goes when the queue's own next try has come first.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await hasStored(taker, '24')
    await sees(page, text.assessment.savedUpTo(2))
    await expect.poll(async () => (await storageOf(page)).answers).toEqual([])
  })
}

async function signInHere(page: Page, { email, password }: { email: string; password: string }) {
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name=email]').fill(email)
  await dialog.locator('[name=password]').fill(password)
  await dialog.locator('form button[type=submit]').click()
}

test('a session that has ended asks for signing in on the page itself, and then sends what waited', async ({
  page,
  context,
  text,
}) => {
  const taker = await openQuestions(context, page)
  await inDatabase(client => client.query('delete from session where user_id = $1', [taker.userId]))
  await answer(page, 5)
  await sees(page, text.assessment.signedOut)
  await isSound(page)
  await answer(page, 1)
  await sees(page, text.assessment.signedOutBody(2))
  expect((await storageOf(page)).answers).toHaveLength(2)
  await page.locator('[data-answer]').nth(2).click()

  await page.getByRole('button', { name: text.assessment.signIn }).click()
  await expect(page.getByRole('dialog').locator('[name=email]')).toBeVisible()
  await isSound(page)
  await signInHere(page, taker)
  await hasStored(taker, '51')
  await expect(page.getByText(text.assessment.signedOut, { exact: true })).toHaveCount(0)
  await seesQuestion(page, text, 3)
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
})

test('answers of one person are never sent or shown as those of another on the same device', async ({
  page,
  context,
  text,
}) => {
  const first = await openQuestions(context, page)
  await page.route(ANSWERS, away)
  await answer(page, 2)
  await sees(page, text.assessment.serverDown(1, true))
  const second = await signInTaker(context, { completed: false })
  await page.unroute(ANSWERS)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await sees(page, text.assessment.otherPerson)
  await isSound(page)

  await page.getByRole('link', { name: text.assessment.toOtherPerson }).click()
  await seesQuestion(page, text, 1)
  await answer(page, 4)
  await hasStored(second, '4')
  await hasStored(first, '')
  await expect
    .poll(async () => (await storageOf(page)).answers)
    .toMatchObject([{ owner: first.userId, answer: 2 }])

  await context.clearCookies({ name: 'wijha.session' })
  await page.goto('/login?redirectTo=/assessment')
  await page.locator('[name=email]').fill(first.email)
  await page.locator('[name=password]').fill(first.password)
  await page.locator('form button[type=submit]').click()
  await seesQuestion(page, text, 2)
  await hasStored(first, '2')
  await hasStored(second, '4')
})
