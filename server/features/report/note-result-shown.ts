import { and, eq, sql } from 'drizzle-orm'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/features/assessment/attempt.ts'

/** Notes that the result leaves the server for the first time: a guess that comes later is refused, one that came before is returned. */
export async function noteResultShown(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  attempt: Attempt,
): Promise<Attempt> {
  if (attempt.resultShownAt) return attempt
  const [shown] = await database
    .update(attempts)
    // Of two at once the first stays, and both answer with the guess that was in time.
    .set({ resultShownAt: sql`coalesce(${attempts.resultShownAt}, ${clock()})` })
    .where(and(eq(attempts.userId, attempt.userId), eq(attempts.id, attempt.id)))
    .returning()
  return shown ?? attempt
}
