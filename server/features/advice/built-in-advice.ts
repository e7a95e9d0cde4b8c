import { adviseAnalysis } from '#engine/advice/advise-analysis.ts'
import { adviseTips } from '#engine/advice/advise-tips.ts'
import type { Released } from '#engine/versions/released.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { backgroundOf, composedReportOf } from '#server/features/report/report-of.ts'
import type { Advice } from './advice.ts'

/** Composes what our own rules say about a completed attempt. */
export function builtInAdvice(released: Released, attempt: Attempt): Advice {
  const result = scoreStored(released, attempt)
  const report = composedReportOf(attempt, result)
  return {
    tips: adviseTips(result.rules, report, backgroundOf(attempt)),
    ...adviseAnalysis(result.rules, report),
  }
}
