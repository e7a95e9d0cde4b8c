import { hasStored, openQuestions, storageOf } from './device.ts'
import { isSound } from './sound.ts'
import { answer, expect, sees, seesQuestion, test } from './support.ts'
import { answerByCall } from './taker.ts'

test.describe.configure({ timeout: 120_000 })

test('the other tab of the same browser says what happened and catches up', async ({
  page,
  context,
  text,
}) => {
  const taker = await openQuestions(context, page)
  const other = await context.newPage()
  await other.goto('/assessment')
  await seesQuestion(other, text, 1)
  for (const place of [1, 2, 3]) await answer(page, place)
  await seesQuestion(other, text, 4)
  await sees(other, text.assessment.movedByTab)
  await isSound(other)
  await answer(other, 4)
  await expect(other.getByText(text.assessment.movedByTab)).toHaveCount(0)
  await seesQuestion(page, text, 5)
  await sees(page, text.assessment.movedByTab)
  await hasStored(taker, '1234')
})

test('two tabs without a network keep one order, and either of them sends it', async ({
  page,
  context,
  text,
}) => {
  const taker = await openQuestions(context, page)
  const other = await context.newPage()
  await other.goto('/assessment')
  await seesQuestion(other, text, 1)
  await context.setOffline(true)
  for (const place of [1, 2, 3]) {
    await answer(page, place)
    await expect(other.locator(`[data-question="${place * 2}"]`)).toBeVisible()
    await answer(other, place + 1)
    await expect(page.locator(`[data-question="${place * 2 + 1}"]`)).toBeVisible()
  }
  expect((await storageOf(page)).answers.map(({ answer }) => answer)).toEqual([1, 2, 2, 3, 3, 4])
  await page.close()
  await context.setOffline(false)
  await hasStored(taker, '122334')
  await sees(other, text.assessment.savedUpTo(6))
})

test('of two tabs that confirm the same question at once one answer counts, and both say which', async ({
  page,
  context,
  text,
}) => {
  const taker = await openQuestions(context, page)
  const other = await context.newPage()
  await other.goto('/assessment')
  await seesQuestion(other, text, 1)
  await page.locator('[data-answer]').nth(1).click()
  await other.locator('[data-answer]').nth(3).click()
  await Promise.all(
    [page, other].map(tab =>
      tab.evaluate(() => document.querySelector<HTMLElement>('[data-question] button[type=submit]')?.click()),
    ),
  )
  await seesQuestion(page, text, 2)
  await seesQuestion(other, text, 2)
  await expect.poll(async () => (await storageOf(page)).answers).toEqual([])
  const { storedAnswers } = await import('./device.ts')
  expect(await storedAnswers(taker)).toMatch(/^[24]$/)
  const said = page.getByText(text.assessment.movedByTab)
  const saidThere = other.getByText(text.assessment.movedByTab)
  expect((await said.count()) + (await saidThere.count())).toBe(1)
})

test('a device that was away learns that the test was finished on another one', async ({
  page,
  context,
  browser,
  text,
  baseURL,
}) => {
  const taker = await openQuestions(context, page)
  const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const device = await elsewhere.newPage()
  await device.goto('/login')
  await device.locator('[name=email]').fill(taker.email)
  await device.locator('[name=password]').fill(taker.password)
  await device.locator('form button[type=submit]').click()
  await expect(device).not.toHaveURL(/login/)
  await answerByCall(device, 90)
  await answer(page, 5)
  await expect(page.getByRole('heading', { name: text.assessment.completed })).toBeVisible()
  await expect.poll(async () => (await storageOf(page)).answers).toEqual([])
  await elsewhere.close()
})
