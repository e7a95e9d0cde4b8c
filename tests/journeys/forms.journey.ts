import type { Page } from '@playwright/test'
import { FORMS } from '#engine/forms/forms.ts'
import { RATINGS, TEMPLATE_NAMES, type TemplateId } from '#engine/vocabulary.ts'
import { signUp } from './person.ts'
import { isSound } from './sound.ts'
import type { Text } from './support.ts'
import { answer, expect, fillProfile, goOn, register, sees, test } from './support.ts'
import { answerByCall } from './taker.ts'

/** What a form promises beside its counts. */
const OTHER_FORMS = [
  { id: 'advanced', max: 200, locked: true },
  { id: 'leadership', max: 200, locked: true },
  { id: 'quick', max: 75, locked: false },
] as const

/** Chooses a form, gives the consent with the start button, and fills the profile: the page is on its first question. */
async function begin(page: Page, text: Text, id: TemplateId): Promise<void> {
  await signUp(page)
  await page.goto('/assessment-selection')
  await page.locator(`[name=template][value=${id}]`).check()
  await expect(page.getByText(text.selection.consent).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: text.selection.start }).click()
  await expect(page).toHaveURL(/\/assessment$/)
  await fillProfile(page)
  await page.getByRole('button', { name: text.profile.save }).click()
}

for (const { id, max, locked } of OTHER_FORMS) {
  test(`the form ${id} from its card to its result, section by section`, async ({ page, text, language }) => {
    test.setTimeout(120_000)
    const { sections, count } = FORMS[id]
    const [first, second] = sections
    const last = sections.at(-1)
    if (!first || !second || !last) throw new Error('a form has sections')
    const question = (number: number, of: number) =>
      page.getByRole('heading', { name: text.assessment.question(number, of), exact: true })

    await begin(page, text, id)
    await expect(question(1, first.count)).toBeVisible()
    await sees(page, text.assessment.section(1, sections.length))
    await expect(page.locator('[data-section]')).toHaveAttribute('data-section', first.id)
    await answer(page, 2)
    await expect(question(2, first.count)).toBeVisible()
    await sees(page, text.assessment.savedUpTo(1))

    // A section ends: a place to stop, with its name and what comes next.
    await answerByCall(page, first.count)
    await page.goto('/assessment')
    await sees(page, text.rest.body(first.name[language]))
    await sees(page, text.rest.asks(second.id, second.count))
    await isSound(page)
    await goOn(page)
    await expect(question(1, second.count)).toBeVisible()
    await sees(page, text.assessment.section(2, sections.length))
    await page.goto('/')
    await expect(page.getByText(second.name[language]).first()).toBeAttached()
    await isSound(page)

    await answerByCall(page, count - 1)
    await page.goto('/assessment')
    await expect(question(last.count, last.count)).toBeVisible()
    await sees(page, text.assessment.section(sections.length, sections.length))
    await page.locator('[data-answer]').first().click()
    // Who wishes no motion sees the line as it ends.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: text.assessment.finish }).click()

    await expect(page).toHaveURL(/\/results$/)
    await sees(page, text.results.of(max))
    await expect(page.locator('.score-path-rising')).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    for (const section of sections) {
      await expect(page.getByRole('heading', { name: section.name[language] }).first()).toBeVisible()
      await expect(page.getByRole('rowheader', { name: section.name[language] }).first()).toBeVisible()
    }
    await sees(
      page,
      new RegExp(
        Object.values(RATINGS)
          .map(rating => rating[language])
          .join('|'),
      ),
    )
    await expect(page.getByRole('img', { name: text.results.chartName })).toBeVisible()
    await expect(page.getByText(text.results.lockedTitle)).toHaveCount(locked ? 1 : 0)
    await expect(page.getByText(text.results.firstLook, { exact: true })).toHaveCount(locked ? 0 : 2)
    await expect(page.getByText(text.results.careers)).toHaveCount(0)
    await isSound(page)
    if (locked) return
    // Open to its owner at once, and no report for companies: the page says so before anything is sent.
    const share = (name: string) => page.getByRole('link', { name })
    await share(text.results.share).or(share(text.results.shareShort)).first().click()
    await sees(page, text.companies.notInPlan)
    await expect(page.getByRole('link', { name: text.companies.toPlans })).toBeVisible()
  })
}

test('a form chosen earlier starts with its button, beside the consent, and not by itself', async ({
  page,
  text,
  language,
}) => {
  await register(page, text)
  await page.evaluate(() => localStorage.setItem('selectedAssessmentTemplate', 'quick'))
  await page.goto('/assessment')
  await fillProfile(page)
  await page.getByRole('button', { name: text.profile.save }).click()
  await expect(
    page.getByRole('heading', { name: text.selection.summary(TEMPLATE_NAMES.quick[language]) }),
  ).toBeVisible()
  await expect(page.getByText(text.selection.consent).filter({ visible: true })).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: text.selection.start }).click()
  await expect(page.locator('[data-section=SKL][data-question="1"]')).toBeVisible()
})

test('a finished attempt is followed by one of another form, and the choice between two is asked', async ({
  page,
  text,
  language,
}) => {
  test.setTimeout(90_000)
  const { assessment, selection } = text
  await begin(page, text, 'quick')
  await expect(page.locator('[data-question]')).toBeVisible()
  await answerByCall(page, 15)

  // Completed: the next form starts at once.
  await page.goto('/assessment-selection')
  await page.locator('[name=template][value=leadership]').check()
  await sees(page, selection.replaces)
  await page.getByRole('button', { name: selection.start }).click()
  await sees(page, assessment.resetDone)
  await expect(page.locator('[data-section=STR][data-question="1"]')).toBeVisible()
  await answer(page, 3)

  // Open: another form asks first.
  await page.goto('/assessment-selection')
  await page.locator('[name=template][value=advanced]').check()
  await page.getByRole('button', { name: selection.start }).click()
  const dialog = page.getByRole('dialog', { name: selection.openTitle })
  await expect(dialog).toBeVisible()
  await isSound(page)
  await dialog
    .getByRole('link', { name: selection.openContinue(TEMPLATE_NAMES.leadership[language]) })
    .click()
  await expect(page.locator('[data-section=STR][data-question="2"]')).toBeVisible()

  await page.goto('/assessment-selection')
  await page.locator('[name=template][value=advanced]').check()
  await page.getByRole('button', { name: selection.start }).click()
  await dialog.getByRole('button', { name: selection.openArchive }).click()
  await expect(page.locator('[data-section=LDR][data-question="1"]')).toBeVisible()
})
