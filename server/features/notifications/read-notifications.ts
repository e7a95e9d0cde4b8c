import { and, eq, isNull, lte } from 'drizzle-orm'
import type { NoticeList } from '#contract/notices.ts'
import { notices } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { listNotifications } from './list-notifications.ts'
import type { SayNotification } from './notification-words.ts'

/** Up to the newest that was shown: one that came meanwhile stays unread. */
export async function readNotifications(
  deps: Pick<Deps, 'database' | 'clock'>,
  { userId, until }: { readonly userId: string; readonly until: Date },
  say: SayNotification,
): Promise<NoticeList> {
  await deps.database
    .update(notices)
    .set({ readAt: deps.clock() })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), lte(notices.createdAt, until)))
  return listNotifications(deps, userId, say)
}
