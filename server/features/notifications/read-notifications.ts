import { and, eq, isNull, lte } from 'drizzle-orm'
import type { NoticeList } from '#contract/notices.ts'
import { notices } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { listNotices } from './list-notifications.ts'

/** Up to the newest that was shown: one that came meanwhile stays unread. */
export async function readNotices(
  deps: Pick<Deps, 'database' | 'clock'>,
  { userId, until }: { readonly userId: string; readonly until: Date },
): Promise<NoticeList> {
  await deps.database
    .update(notices)
    .set({ readAt: deps.clock() })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), lte(notices.createdAt, until)))
  return listNotices(deps, userId)
}
