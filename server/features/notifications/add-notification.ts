import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/connection.ts'
import { notices } from '#server/db/schema.ts'
import type { NoticeCause } from './notification-cause.ts'

/** Written with its cause: there is one exactly if that commits. */
export async function addNotice(
  transaction: Transaction,
  { userId, cause, now }: { readonly userId: string; readonly cause: NoticeCause; readonly now: Date },
): Promise<void> {
  await transaction.insert(notices).values({ userId, id: randomUUID(), cause, createdAt: now })
}
