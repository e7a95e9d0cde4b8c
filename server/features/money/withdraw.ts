import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { endLockedLinks } from '#server/features/access/end-links.ts'
import { endOfRefunded } from '#server/features/consultations/end-consultation.ts'
import { revoke } from './grant.ts'
import type { Order } from './ledger.ts'
import { endSubscription, findRunning } from './subscription.ts'

/** Takes back what a refunded order had opened, the links to it and an hour that was booked; a plan whose current month is refunded ends with it. */
export async function withdraw(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction,
  order: Pick<Order, 'userId' | 'id' | 'product' | 'periodStart' | 'periodEnd'>,
): Promise<void> {
  const { userId, id, periodStart, periodEnd } = order
  const now = deps.clock()
  await revoke(transaction, { userId, orderId: id, revokedAt: now })
  await endLockedLinks(transaction, { userId, now })
  if (order.product === 'unlock' || !periodEnd) return
  if (periodStart) await endOfRefunded(deps, transaction, { userId, periodStart })
  const running = await findRunning(transaction, userId)
  if (running && running.paidUntil.getTime() === periodEnd.getTime())
    await endSubscription(deps, transaction, running)
}
