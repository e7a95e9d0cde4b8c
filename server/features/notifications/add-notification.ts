import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/connection.ts'
import type { NotificationCause } from '#server/db/notification-cause.ts'
import { notifications } from '#server/db/schema.ts'

/** Adds a notification with its cause: there is one exactly if that commits. */
export async function addNotification(
  transaction: Transaction,
  { userId, cause, now }: { readonly userId: string; readonly cause: NotificationCause; readonly now: Date },
): Promise<void> {
  await transaction.insert(notifications).values({ userId, id: randomUUID(), cause, createdAt: now })
}
