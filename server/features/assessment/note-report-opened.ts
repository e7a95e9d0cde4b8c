import { and, eq, isNull } from 'drizzle-orm'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Notes that the locked part leaves the server from now on: its payment can no longer be taken back by its payer. */
export async function noteReportOpened(
  database: Pick<Deps['database'], 'update'>,
  { userId, id, now }: { readonly userId: string; readonly id: string; readonly now: Date },
): Promise<void> {
  await database
    .update(attempts)
    .set({ reportOpenedAt: now })
    .where(and(eq(attempts.userId, userId), eq(attempts.id, id), isNull(attempts.reportOpenedAt)))
}
