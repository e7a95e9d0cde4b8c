import { adviseAnalysis } from '#engine/advisor/advise-analysis.ts'
import { adviseTips } from '#engine/advisor/advise-tips.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'
import { backgroundOf, composedReportOf } from '#server/features/report/report-of.ts'
import type { Advice } from './advice.ts'

/** What our own rules say about a completed attempt. */
export function builtInAdvice(attempt: Attempt): Advice {
  const report = composedReportOf(attempt)
  return { tips: adviseTips(report, backgroundOf(attempt)), ...adviseAnalysis(report) }
}
