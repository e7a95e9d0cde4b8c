import { expect, isAlive, sees, seesQuestion, test } from './support.ts'
import { answerByCall, signInTaker } from './taker.ts'

test('news of a success lies over nothing that is pressed, and goes with the first touch', async ({
  page,
  text,
  language,
  phone,
}) => {
  await signInTaker(page, { field: false, completed: false })
  await page.goto('/assessment')
  await isAlive(page)
  await page.getByRole('radio', { name: language === 'ar' ? /التقنية والمعلومات/ : /Technology/ }).check()
  await page.getByRole('button', { name: text.assessment.fieldStart }).click()
  await seesQuestion(page, text, 1)
  await sees(page, text.assessment.fieldSaved)
  const toast = page.locator('.toast')
  if (phone) {
    const [box, story] = await Promise.all([toast.boundingBox(), page.locator('#story').boundingBox()])
    const header = await page.locator('header').first().boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect(box?.y).toBeLessThan(story?.y ?? 0)
  }
  const options = await page.locator('.option').all()
  const news = await toast.boundingBox()
  for (const option of options) {
    const place = await option.boundingBox()
    const meets =
      news &&
      place &&
      news.y < place.y + place.height &&
      place.y < news.y + news.height &&
      news.x < place.x + place.width &&
      place.x < news.x + news.width
    expect(meets).toBe(false)
  }
  await page.locator('#story').click()
  await expect(toast).toHaveCount(0)
})

test('one figure says how far an attempt has come, wherever it is read', async ({ page, text }) => {
  await signInTaker(page, { completed: false })
  await answerByCall(page, 11)
  await page.goto('/assessment')
  const bar = page.getByRole('progressbar', { name: text.assessment.progress })
  await expect(bar).toHaveText(/12%/)
  await expect(bar).toHaveAttribute('aria-valuetext', /12%/)
  await page.goto('/')
  await expect(page.getByRole('progressbar', { name: text.dashboard.progress })).toHaveAttribute(
    'aria-valuenow',
    '12',
  )
})
