import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { orders, payments, refunds } from '#server/db/schema.ts'
import type { Order } from './ledger.ts'
import { refundPayment } from './refund-payment.ts'
import { type SettleDeps, settlePayment } from './settle-payment.ts'

/** Of each kind in one run; the rest waits for the next, a few minutes later. */
const AT_ONCE = 50
/**
 * After a form was last handed out: an attempt is decided within 15 minutes, the last webhook comes after about four hours; then
 * two days for accidents. A form that was left open for longer is found by the provider's own list (reconcile-list.ts).
 */
const GIVE_UP = sql`interval '3 days'`
/** The waits grow with the age, so that an order nobody pays is asked about some twenty times in all. */
const dueSince = (since: typeof orders.offeredAt | typeof refunds.createdAt) =>
  sql`greatest(interval '2 minutes', (${sql.placeholder('now')}::timestamptz - ${since}) / 4)`

/** A paid order is looked at too, ever more rarely: a page that left our id out may have paid it a second time. */
const DUE_AGAIN = sql`greatest(interval '20 minutes', (${sql.placeholder('now')}::timestamptz - paid_at) / 2)`

/**
 * Looks, with neither a return nor a webhook having come, at the orders that an attempt was handed out for, and at refunds that
 * are not through; the newest first, for somebody waits for that one. Stops at the first question that the provider does not answer.
 */
export async function reconcile(deps: SettleDeps): Promise<void> {
  for (const order of await findUnsettled(deps)) if (!(await look(deps, order))) return
  for (const order of await findPaid(deps)) if (!(await look(deps, order))) return
  for (const refund of await findWaitingRefunds(deps)) await refundPayment(deps, refund)
}

async function findUnsettled({ database, clock }: SettleDeps): Promise<Order[]> {
  return database
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['open', 'closed']),
        sql`offered_at > ${sql.placeholder('now')}::timestamptz - ${GIVE_UP}`,
        sql`greatest(checked_at, offered_at) <= ${sql.placeholder('now')}::timestamptz - ${dueSince(orders.offeredAt)}`,
      ),
    )
    .orderBy(desc(orders.offeredAt))
    .limit(AT_ONCE)
    .prepare('unsettled_orders')
    .execute({ now: clock().toISOString() })
}

async function findPaid({ database, clock }: SettleDeps): Promise<Order[]> {
  return database
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['paid', 'refunded']),
        sql`paid_at > ${sql.placeholder('now')}::timestamptz - ${GIVE_UP}`,
        sql`greatest(checked_at, paid_at) <= ${sql.placeholder('now')}::timestamptz - ${DUE_AGAIN}`,
      ),
    )
    .orderBy(desc(orders.paidAt))
    .limit(AT_ONCE)
    .prepare('paid_orders')
    .execute({ now: clock().toISOString() })
}

/** Everything the provider holds under an order, also with an id that is not ours. */
async function look(deps: SettleDeps, order: Order): Promise<boolean> {
  const asked = await deps.payments.gateway.listByOrder(order.reference)
  if (asked.kind !== 'answered') return false
  await deps.database
    .update(orders)
    .set({ checkedAt: deps.clock() })
    .where(and(eq(orders.userId, order.userId), eq(orders.id, order.id)))
  const known = await deps.database
    .select({ id: payments.id, status: payments.status })
    .from(payments)
    .where(and(eq(payments.userId, order.userId), eq(payments.orderId, order.id)))
  for (const { id, status } of asked.value) {
    if (known.some(payment => payment.id === id && payment.status === status)) continue
    const settled = await settlePayment(deps, id)
    if (settled.kind === 'checking') return false
  }
  return true
}

async function findWaitingRefunds({ database, clock }: SettleDeps) {
  return database
    .select({ userId: refunds.userId, refundId: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'processing'),
        sql`coalesce(tried_at, created_at) <= ${sql.placeholder('now')}::timestamptz - ${dueSince(refunds.createdAt)}`,
      ),
    )
    .orderBy(refunds.createdAt)
    .limit(AT_ONCE)
    .prepare('waiting_refunds')
    .execute({ now: clock().toISOString() })
}
