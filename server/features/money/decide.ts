import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { orders, refunds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { lockCustomer } from './ledger.ts'
import { tellCustomer } from './tell-customer.ts'

export type Decision = 'approve' | 'reject'
type DecideDeps = Pick<Deps, 'database' | 'clock' | 'jobs'>
export type Decided = { readonly kind: 'decided' } | { readonly kind: 'nothing_open' }

/** Notes a decision within its transaction: whom it concerns, if it is about an account. */
type Note = (transaction: Transaction, userId: string | null) => Promise<void>
interface Wish {
  readonly id: string
  readonly decision: Decision
  readonly note: Note
}

/**
 * Carries out the operator's decision on a refund that was asked for, or on a payment that did not match. The job
 * refunds.
 */
export async function decideRefund(deps: DecideDeps, wish: Wish): Promise<Decided> {
  if (!UUID.test(wish.id)) return { kind: 'nothing_open' }
  return deps.database.transaction(transaction => decideRefundWithin(deps, transaction, wish))
}

/** Carries it out within a transaction that began before. */
export async function decideRefundWithin(
  { clock, jobs }: Pick<DecideDeps, 'clock' | 'jobs'>,
  transaction: Transaction,
  { id, decision, note }: Wish,
): Promise<Decided> {
  const [refund] = await transaction
    .update(refunds)
    .set({ status: decision === 'approve' ? 'processing' : 'rejected', decidedAt: clock() })
    .where(and(eq(refunds.id, id), eq(refunds.status, 'requested')))
    .returning()
  if (!refund) return { kind: 'nothing_open' }
  const { userId } = refund
  await note(transaction, userId)
  if (decision === 'approve') {
    await jobs.refundPayment(transaction, { userId, refundId: id })
    return { kind: 'decided' }
  }
  const customer = await lockCustomer(transaction, userId)
  const [order] = await transaction
    .select({ product: orders.product })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, refund.orderId)))
  if (customer && order) {
    const news = { kind: 'refund_rejected', item: order.product, amount: refund.amount } as const
    await tellCustomer({ clock, jobs }, transaction, { userId, customer, news })
  }
  return { kind: 'decided' }
}
