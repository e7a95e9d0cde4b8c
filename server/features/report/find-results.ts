import type { Results } from '#contract/assessment.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import type { Deps } from '#server/deps.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { UNLOCK_PRICE } from '#server/features/access/prices.ts'
import { describeAttempt } from '#server/features/assessment/attempt.ts'
import { findOwnAttempt } from '#server/features/assessment/find-attempt.ts'
import { Refusal } from '#server/http/errors.ts'
import { isOpened } from './is-opened.ts'
import { ownerName } from './render-report.ts'
import { freeReportOf, reportOf } from './report-of.ts'
import { describeVerification } from './verification.ts'

/** Finds the result of a completed attempt; what names a facet is not even composed until it is unlocked and opened. */
export async function findResults(
  deps: Pick<Deps, 'database' | 'released'>,
  input: { userId: string; id: string },
): Promise<Results> {
  const attempt = await findOwnAttempt(deps.database, input)
  if (!attempt.completedAt)
    throw new Refusal('incomplete', { assessment: describeAttempt(deps.released, attempt) })
  const access = await findAccess(deps.database, attempt)
  const unlocked = access.fullReport
  const opened = unlocked && isOpened(attempt)
  const report = opened
    ? await reportOf(deps, attempt)
    : { ...freeReportOf(deps.released, attempt, scoreStored(deps.released, attempt), access), detail: null }
  return {
    ...report,
    name: await ownerName(deps, input.userId),
    unlocked,
    opened,
    verification: describeVerification(attempt),
    unlockPrice: UNLOCK_PRICE,
  }
}
