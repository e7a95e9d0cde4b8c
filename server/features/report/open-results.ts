import type { Results } from '#contract/assessment.ts'
import type { Deps } from '#server/deps.ts'
import { findResults } from './find-results.ts'
import { findUnlockedAttempt } from './find-unlocked-attempt.ts'
import { noteReportOpened } from './note-report-opened.ts'

/** Notes that the locked part is sent from now on, and sends it. A second time changes nothing. */
export async function openResults(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  input: { userId: string; id: string },
): Promise<Results> {
  const { database, clock } = deps
  await findUnlockedAttempt(database, input)
  await noteReportOpened(database, { ...input, now: clock() })
  return findResults(deps, input)
}
