import { adviseAnalysis } from '#engine/advice/advise-analysis.ts'
import { adviseTips } from '#engine/advice/advise-tips.ts'
import { orderByWants } from '#engine/careers/order-by-wants.ts'
import type { Released } from '#engine/versions/released.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import type { WantSummary } from '#engine/wants/sum-up-wants.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { backgroundOf, composedReportOf } from '#server/features/report/report-of.ts'
import type { Advice } from './advice.ts'

/** Composes what our own rules say about a completed attempt, with its careers in the order of what the person wants. */
export function builtInAdvice(released: Released, attempt: Attempt, wants: WantSummary): Advice {
  const result = scoreStored(released, attempt)
  const composed = composedReportOf(attempt, result)
  const careers = composed.careers && orderByWants(result.rules.careers, composed.careers, wants)
  const report = { ...composed, careers }
  return {
    tips: adviseTips(result.rules, report, backgroundOf(attempt)),
    ...adviseAnalysis(result.rules, report),
  }
}
