import type { Results } from '#contract/assessment.ts'
import { sayGuess } from '#engine/guess/say-guess.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import type { Deps } from '#server/deps.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { UNLOCK_PRICE } from '#server/features/access/prices.ts'
import { describeAttempt } from '#server/features/assessment/attempt.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { findWantSummary } from '#server/features/wants/find-want-summary.ts'
import { Refusal } from '#server/http/errors.ts'
import { compareWithNorms, narrativeBeside } from './compare-with-norms.ts'
import { listDone } from './decided-fields.ts'
import { isOpened } from './is-opened.ts'
import { noteResultShown } from './note-result-shown.ts'
import { ownerName } from './render-report.ts'
import { freeReportOf, reportOf } from './report-of.ts'
import { describeVerification } from './verification.ts'

/** Finds the result of a completed attempt; what names a facet is not even composed until it is unlocked and opened. */
export async function findResults(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  input: { userId: string; id: string },
): Promise<Results> {
  const found = await findOwnAttempt(deps.database, input)
  if (!found.completedAt)
    throw new Refusal('incomplete', { assessment: describeAttempt(deps.released, found) })
  const result = scoreStored(deps.released, found)
  // What cannot be scored was not shown.
  const attempt = await noteResultShown(deps, found)
  const access = await findAccess(deps.database, attempt)
  const unlocked = access.fullReport
  const opened = unlocked && isOpened(attempt)
  const report = opened
    ? await reportOf(deps, attempt, await findWantSummary(deps, input.userId))
    : { ...freeReportOf(deps.released, attempt, result, access), detail: null }
  const comparisons = await compareWithNorms(deps, attempt)
  return {
    ...report,
    narrative: narrativeBeside(comparisons, report.narrative),
    comparisons,
    guess: attempt.guess && sayGuess(result, attempt.guess),
    name: await ownerName(deps, input.userId),
    unlocked,
    opened,
    verification: describeVerification(attempt),
    planDone: report.detail ? listDone(attempt, report.detail.plan) : [],
    unlockPrice: UNLOCK_PRICE,
  }
}
