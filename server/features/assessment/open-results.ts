import { and, eq, isNull } from 'drizzle-orm'
import type { Results } from '#contract/assessment.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { findAccess } from '../plans/find-access.ts'
import { findOwnAttempt } from './find-attempt.ts'
import { findResults } from './find-results.ts'

/** Notes that the locked part is sent from now on, and sends it. A second time changes nothing. */
export async function openResults(
  deps: Pick<Deps, 'database' | 'clock'>,
  input: { userId: string; id: string },
): Promise<Results> {
  const { database, clock } = deps
  const attempt = await findOwnAttempt(database, input)
  if (!attempt.completedAt) throw new Refusal('incomplete')
  if (!(await findAccess(database, attempt)).fullReport) throw new Refusal('locked')
  await database
    .update(attempts)
    .set({ reportOpenedAt: clock() })
    .where(and(eq(attempts.userId, input.userId), eq(attempts.id, input.id), isNull(attempts.reportOpenedAt)))
  return findResults(deps, input)
}
