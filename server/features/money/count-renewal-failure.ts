import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { subscriptions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Customer, Order } from './ledger.ts'
import { endSubscription, findRunning } from './subscription.ts'
import { tellCustomer } from './tell-customer.ts'

/** Days after the end of the paid month on which a refused renewal is tried again. */
const RETRY_DAYS = [1, 3, 7] as const
const DAY_MS = 86_400_000

/**
 * Counts a renewal that the bank refused: tries again on the next of the days, or ends the subscription; the user is
 * told.
 */
export async function countRenewalFailure(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  input: { readonly transaction: Transaction; readonly order: Order; readonly customer: Customer },
): Promise<void> {
  const { transaction, order, customer } = input
  const running = await findRunning(transaction, order.userId)
  // Paid otherwise meanwhile, or ended: there is nothing to try again.
  if (running?.id !== order.subscriptionId || order.status !== 'open' || order.product === 'unlock') return
  const days = RETRY_DAYS[running.failures]
  if (days === undefined) {
    await endSubscription(deps, transaction, running)
    const news = { kind: 'subscription_ended', plan: running.plan } as const
    return tellCustomer(deps, transaction, { userId: running.userId, customer, news })
  }
  const retryAt = new Date(running.paidUntil.getTime() + days * DAY_MS)
  await transaction
    .update(subscriptions)
    .set({
      // A cancellation that came meanwhile stands.
      status: running.status === 'cancelled' ? 'cancelled' : 'past_due',
      failures: running.failures + 1,
      retryAt,
    })
    .where(and(eq(subscriptions.userId, running.userId), eq(subscriptions.id, running.id)))
  if (running.status === 'cancelled') return
  const { product: plan, amount } = order
  const news = { kind: 'renewal_failed', plan, amount, retryAt: retryAt.toISOString() } as const
  await tellCustomer(deps, transaction, { userId: running.userId, customer, news })
}
