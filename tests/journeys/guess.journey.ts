import { ar } from '#engine/guess/sentences.ar.ts'
import { en } from '#engine/guess/sentences.en.ts'
import { SECTION_NAMES } from '#engine/vocabulary.ts'
import { GUESS } from '#web/text/guess.ts'
import { RESULTS } from '#web/text/results.ts'
import { isSound } from './sound.ts'
import { expect, sees, seesQuestion, test } from './support.ts'
import { answerByCall, signInTaker } from './taker.ts'

const CASES = { ar, en }

test('who wishes to guess is asked between the last answer and the result, which answers the guess', async ({
  page,
  context,
  text,
  language,
}) => {
  test.setTimeout(90_000)
  const words = GUESS[language]
  await signInTaker(context, { completed: false })
  await answerByCall(page, 88)
  await page.goto('/assessment')
  await seesQuestion(page, text, 29)
  await expect(page.getByRole('button', { name: text.assessment.guessFirst })).toHaveCount(0)
  await answerByCall(page, 89)
  await page.reload()
  await seesQuestion(page, text, 30)
  const guessFirst = page.getByRole('button', { name: text.assessment.guessFirst })
  await page.locator('[data-answer]').first().click()
  await guessFirst.click()
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  await isSound(page)

  // A guess is whole or none.
  await page.getByRole('button', { name: words.show }).click()
  await sees(page, words.missing)
  for (const { [language]: name } of Object.values(SECTION_NAMES)) {
    await page.getByRole('group', { name }).getByRole('radio', { name: words.level.middle }).check()
  }
  await page.getByRole('button', { name: words.show }).click()
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByRole('heading', { name: RESULTS[language].guess })).toBeVisible()
  await sees(page, CASES[language].SSS)
  await isSound(page)
})

test('the guess is skipped by one press', async ({ page, context, text, language }) => {
  test.setTimeout(90_000)
  await signInTaker(context, { completed: false })
  await answerByCall(page, 89)
  await page.goto('/assessment')
  await seesQuestion(page, text, 30)
  await page.locator('[data-answer]').first().click()
  await page.getByRole('button', { name: text.assessment.guessFirst }).click()
  await page.getByRole('button', { name: GUESS[language].skip }).click()
  await expect(page).toHaveURL(/\/results$/)
  await expect(page.getByRole('region', { name: RESULTS[language].sections })).toBeVisible()
  await expect(page.getByText(RESULTS[language].guess)).toHaveCount(0)
})
