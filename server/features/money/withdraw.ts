import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { revoke } from './grant.ts'
import type { Order } from './ledger.ts'
import { endSubscription, findRunning } from './subscription.ts'

/** Takes back what a refunded order had opened; a plan whose current month is refunded ends with it. */
export async function withdraw(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction,
  order: Order,
): Promise<void> {
  const { userId, id, periodEnd } = order
  await revoke(transaction, { userId, orderId: id, revokedAt: deps.clock() })
  if (order.product === 'unlock' || !periodEnd) return
  const running = await findRunning(transaction, userId)
  if (running && running.paidUntil.getTime() === periodEnd.getTime())
    await endSubscription(deps, transaction, running)
}
