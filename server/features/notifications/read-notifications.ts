import { and, eq, isNull, lte } from 'drizzle-orm'
import type { NotificationList } from '#contract/notifications.ts'
import { notifications } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { listNotifications } from './list-notifications.ts'
import type { SayNotification } from './notification-words.ts'

/** Marks as read up to the newest that was shown: one that came meanwhile stays unread. */
export async function readNotifications(
  deps: Pick<Deps, 'database' | 'clock'>,
  { userId, until }: { readonly userId: string; readonly until: Date },
  say: SayNotification,
): Promise<NotificationList> {
  await deps.database
    .update(notifications)
    .set({ readAt: deps.clock() })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        lte(notifications.createdAt, until),
      ),
    )
  return listNotifications(deps, userId, say)
}
