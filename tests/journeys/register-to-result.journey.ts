import { LANDING } from '#web/text/landing.ts'
import {
  answer,
  expect,
  fillProfile,
  fillRegistration,
  goOn,
  inventPerson,
  noteAnimations,
  sees,
  seesQuestion,
  test,
} from './support.ts'
import { answerByCall } from './taker.ts'

test('from the landing page to a scored result, with all 90 answers', async ({
  page,
  text,
  language,
  phone,
}) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
  await page.getByRole('link', { name: LANDING[language].start }).first().click()

  const person = inventPerson()
  await expect(page).toHaveURL(/\/register$/)
  await fillRegistration(page, person)
  await page.getByRole('button', { name: text.account.register, exact: true }).click()
  await expect(page.getByRole('heading', { name: text.dashboard.hello(person.firstName) })).toBeVisible()
  await sees(page, text.dashboard.noProfileTitle)
  await page.getByRole('link', { name: text.dashboard.completeNow }).click()

  await expect(page).toHaveURL(/\/assessment-selection$/)
  await expect(page.getByRole('radio')).toHaveCount(4)
  await page.getByRole('button', { name: text.selection.start }).click()

  await expect(page).toHaveURL(/\/assessment$/)
  await fillProfile(page)
  await page.getByRole('button', { name: text.profile.save }).click()
  await sees(page, text.profile.saved)

  const start = page.getByRole('button', { name: text.assessment.fieldStart })
  await expect(start).toBeVisible()
  await sees(page, text.assessment.fieldConsent)
  await page.getByRole('radio', { name: /التقنية والمعلومات|Technology/ }).check()
  await sees(page, text.assessment.fieldChosen)
  await start.click()
  await sees(page, text.assessment.fieldSaved)

  for (let number = 1; number <= 89; number++) {
    await answer(page, 1, phone ? 'finger' : 'keys')
    if (number === 30 || number === 60) {
      await sees(page, text.rest.title(number / 30, 3))
      // No score before the end: it would change how the rest is answered.
      await expect(page.locator('main')).not.toContainText(/\b90\b|\b150\b|450/)
      await goOn(page)
    }
  }
  await expect(page.getByRole('button', { name: text.assessment.finish })).toBeVisible()
  await page.locator('[data-answer]').first().click()
  const begun = await noteAnimations(page)
  await page.getByRole('button', { name: text.assessment.finish }).click()

  // The first position holds every value six times in thirty: 3 on average.
  await expect(page).toHaveURL(/\/results$/)
  await sees(page, '270')
  await sees(page, /WJ-[0-9A-Z]{10}/)
  await sees(page, language === 'ar' ? 'جيد إلى جيد جداً' : 'Good to very good')
  await sees(page, /8 مرات من كل 10|8 times in 10/)
  await expect(page.getByRole('heading', { name: text.results.chart })).toBeVisible()
  // One position throughout is a pattern, and the result says so before anything else.
  const warning = page.getByText(/مؤشرات جودة الإجابة ضعيفة|The quality signs are weak/).first()
  await expect(warning).toBeVisible()
  const [said, score] = [await warning.boundingBox(), await page.getByText('270').first().boundingBox()]
  expect(said?.y).toBeLessThan(score?.y ?? 0)

  // The line rises once: seen again, it stands.
  await expect.poll(begun).toEqual(expect.arrayContaining(['destination-fills', 'tooth-rises', 'appears']))
  await page.reload()
  await sees(page, '270')
  await expect(page.locator('.score-path-rising')).toHaveCount(0)

  await page.goto('/')
  await sees(page, text.dashboard.completed)
  await page.goto('/assessment')
  await expect(page.getByRole('link', { name: text.assessment.viewResults })).toBeVisible()
})

test('a new assessment after a completed one starts at question 1 with the same field', async ({
  page,
  text,
}) => {
  test.setTimeout(120_000)
  const { beginAssessment } = await import('./support.ts')
  await beginAssessment(page, text)
  await answerByCall(page, 90)
  await page.goto('/assessment')
  await page.getByRole('button', { name: text.assessment.startNew }).click()
  await page.getByRole('dialog').getByRole('button', { name: text.assessment.resetConfirm }).click()
  await sees(page, text.assessment.resetDone)
  await sees(page, text.assessment.resetDoneBody)
  await seesQuestion(page, text, 1)
  await sees(page, text.assessment.retake)
  await page.goto('/results')
  await expect(page.getByRole('heading', { name: text.results.incompleteTitle })).toBeVisible()
})
