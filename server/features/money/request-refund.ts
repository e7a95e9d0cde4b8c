import { and, eq } from 'drizzle-orm'
import type { REFUND_STATUS } from '#contract/plans.ts'
import type { Transaction } from '#server/db/connection.ts'
import { orders, payments, refunds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import { alertOperator } from '#server/features/mail/alert-operator.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { findPro } from './find-pro.ts'
import { isReturnable, lockCovered } from './is-used.ts'
import { lockCustomer, type Order, type Payment } from './ledger.ts'
import { startRefund } from './start-refund.ts'
import { withdraw } from './withdraw.ts'

type RefundDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'environment' | 'secret'>

/**
 * Gives an unused purchase back within the window: what it opened closes at once, the money follows. Anything else is put
 * before the operator.
 */
export async function requestRefund(
  deps: RefundDeps,
  input: { readonly userId: string; readonly orderId: string; readonly reason?: string | undefined },
): Promise<{ readonly status: (typeof REFUND_STATUS)[number] }> {
  const { userId, orderId, reason } = input
  if (!UUID.test(orderId)) throw new Refusal('not_found')
  await take(deps, 'refund', userId)
  return deps.database.transaction(async transaction => {
    const { order, payment } = await findRefundable(transaction, { userId, orderId })
    await lockCovered(transaction, order)
    if (await isReturnable(transaction, order, deps.clock())) {
      await withdraw(deps, transaction, order)
      await startRefund(deps, transaction, { payment, reason: 'unopened', status: 'processing' })
      return { status: 'processing' }
    }
    const priority = (await findPro(transaction, userId, deps.clock())) !== undefined
    const note = reason ? { note: reason } : {}
    const refundId = await startRefund(deps, transaction, {
      payment,
      reason: 'request',
      status: 'requested',
      priority,
      ...note,
    })
    await alertOperator(deps, transaction, {
      topic: 'refund_request',
      priority,
      facts: [`refund: ${refundId}`, `order: ${order.id}`, ...(reason ? [reason] : [])],
      about: userId,
    })
    return { status: 'requested' }
  })
}

/**
 * Finds a paid order whose payment nobody has asked back, and locks its customer.
 *
 * @throws Refusal `not_found`, `not_refundable`
 */
export async function findRefundable(
  transaction: Transaction,
  { userId, orderId }: { readonly userId: string; readonly orderId: string },
): Promise<{ readonly order: Order; readonly payment: Payment }> {
  await lockCustomer(transaction, userId)
  const [order] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, orderId)))
  if (!order?.paymentId) throw new Refusal('not_found')
  const paidBy = and(eq(payments.userId, userId), eq(payments.id, order.paymentId))
  const [payment] = await transaction.select().from(payments).where(paidBy)
  const [asked] = await transaction
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.userId, userId), eq(refunds.paymentId, order.paymentId)))
  if (!payment || asked || order.status !== 'paid') throw new Refusal('not_refundable')
  return { order, payment }
}
