import { and, eq, isNull } from 'drizzle-orm'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findUnlockedAttempt } from './find-unlocked-attempt.ts'

/**
 * Notes that the locked part leaves the server from now on: its payment can no longer be taken back by its payer.
 *
 * @throws Refusal `locked` when the payment was taken back in the same moment
 */
export async function noteReportOpened(
  database: Pick<Deps['database'], 'transaction'>,
  { userId, id, now }: { readonly userId: string; readonly id: string; readonly now: Date },
): Promise<void> {
  await database.transaction(async transaction => {
    const opened = await transaction
      .update(attempts)
      .set({ reportOpenedAt: now })
      .where(and(eq(attempts.userId, userId), eq(attempts.id, id), isNull(attempts.reportOpenedAt)))
      .returning({ id: attempts.id })
    // A refund locks the row before it looks whether the report was opened: one of the two comes first.
    if (opened.length > 0) await findUnlockedAttempt(transaction, { userId, id })
  })
}
