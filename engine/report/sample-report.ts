import { FORMS } from '../forms/forms.ts'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import type { ScoredAnswer } from '../scoring/scored-answer.ts'
import { RULES } from '../versions/rules.ts'
import type { FieldId, TemplateId } from '../vocabulary.ts'
import { composeReport, type Report, type ReportInput } from './compose-report.ts'

/** Composes a report for tests from answers to a form; in the core form the field is technology unless it is named. */
export function sampleReport(
  form: TemplateId,
  answers: readonly ScoredAnswer[] = sampleAnswers(form, () => 4),
  input: Partial<Omit<ReportInput, 'result'>> & { readonly field?: FieldId | null } = {},
): Report {
  return composeReport({
    applicationNumber: 'WJ-0000000000',
    result: { form: FORMS[form], rules: RULES[0], scored: sampleAttempt(form, answers), answers },
    field: form === 'basic' ? 'technology' : null,
    background: { education: 2, major: null, years: 3 },
    stage: 'working',
    completedOn: '2026-03-01',
    bankVersion: 'test',
    storySet: null,
    ...input,
  })
}
