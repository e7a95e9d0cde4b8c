import { answer, beginAssessment, expect, logIn, sees, seesQuestion, speak, test } from './support.ts'

test('stopping and resuming: after signing out, on another device, in the other language', async ({
  page,
  browser,
  text,
  language,
  baseURL,
}) => {
  const person = await beginAssessment(page, text)
  for (let number = 1; number <= 4; number++) await answer(page, 2)
  await sees(page, text.assessment.savedUpTo(4))
  await page.goto('/profile')
  await page.getByRole('button', { name: text.dashboard.logout }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
    expect.not.arrayContaining(['token', 'user', 'currentAssessmentId']),
  )

  await logIn(page, text, person)
  await page.goto('/assessment')
  await seesQuestion(page, text, 5)

  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  const otherLocale = language === 'ar' ? 'en' : 'ar'
  await speak(other, otherLocale, baseURL)
  const device = await other.newPage()
  await device.goto('/login')
  await device.locator('[name=email]').fill(person.email)
  await device.locator('[name=password]').fill(person.password)
  await device.locator('form button[type=submit]').click()
  await expect(device).not.toHaveURL(/login/)
  await device.goto('/assessment')
  await expect(device.locator('[data-question="5"]')).toBeVisible()
  await answer(device, 3)
  await sees(device, /محفوظ حتى السؤال 5|question 5/i)

  // This page still shows question 5, which the other device has answered: it says so and catches up.
  await page.locator('[data-answer]').nth(4).click()
  await page.locator('[data-question] button[type=submit]').click()
  await sees(page, /بقيت كما هي|which was kept/)
  await expect(page.locator('[data-question="6"]')).toBeVisible()
  await other.close()
})

test('the language changes in the middle of a question without losing the choice', async ({
  page,
  text,
  language,
}) => {
  await beginAssessment(page, text)
  await page.locator('[data-answer]').nth(3).click()
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
  const story = await page.locator('[data-question]').textContent()
  await page.getByRole('button', { name: text.switchTo }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar')
  expect(await page.locator('[data-question]').textContent()).not.toBe(story)
  await expect(page.getByRole('radio').nth(3)).toBeChecked()
})

test('answers wait while the network is away, and are saved when it is back', async ({
  page,
  context,
  text,
}) => {
  await beginAssessment(page, text)
  await answer(page, 1)
  await sees(page, text.assessment.savedUpTo(1))
  await context.setOffline(true)
  await answer(page, 2)
  await answer(page, 3)
  await sees(page, text.assessment.offline(2, true))
  await context.setOffline(false)
  await sees(page, text.assessment.savedUpTo(3), { timeout: 15_000 })
  await page.reload()
  await seesQuestion(page, text, 4)
})
