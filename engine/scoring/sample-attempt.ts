import { FORMS } from '../forms/forms.ts'
import type { TemplateId } from '../vocabulary.ts'
import { type ScoredAttempt, scoreAttempt } from './score-attempt.ts'
import type { ScoredAnswer } from './scored-answer.ts'
import { SCORING_1 } from './scoring-rules.ts'

/** Scores answers for tests that are known to be complete. */
export function sampleAttempt(form: TemplateId, answers: readonly ScoredAnswer[]): ScoredAttempt {
  const result = scoreAttempt(SCORING_1, FORMS[form], answers)
  if (result.kind !== 'scored') throw new Error(`The sample of ${form} is ${result.kind}.`)
  return result
}
