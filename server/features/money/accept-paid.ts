import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { orders, payments } from '#server/db/schema.ts'
import { alertOperator } from '#server/features/mail/alert-operator.ts'
import type { ProviderPayment } from '#server/gateways/moyasar.ts'
import { logSecurity } from '#server/http/security-log.ts'
import { deliver } from './deliver.ts'
import { issueReceipt } from './issue-receipt.ts'
import type { Customer, Order, Payment } from './ledger.ts'
import type { SettleDeps } from './settle-payment.ts'
import { startRefund } from './start-refund.ts'
import { findRunning } from './subscription.ts'
import { tellCustomer } from './tell-customer.ts'

interface Paid {
  readonly transaction: Transaction
  readonly order: Order
  readonly payment: Payment
  readonly found: ProviderPayment
  readonly customer: Customer | undefined
}

/**
 * Decides on money that has arrived: delivers what was bought, flags what does not match, returns a surplus. Once: the
 * payment's role says that it has been decided.
 */
export async function acceptPaid(deps: SettleDeps, paid: Paid): Promise<void> {
  const { transaction, order, payment, found, customer } = paid
  if (payment.role) return
  const flag = flagOf(order, found, deps.payments.gateway.live)
  if (flag) return flagPayment(deps, paid, flag)
  const open = order.paymentId === null && (order.status === 'open' || order.status === 'closed')
  const paidAt = deps.clock()
  const period = open && customer ? await deliver(deps, { transaction, order, found, paidAt }) : undefined
  if (!period || !customer) return returnSurplus(deps, paid)
  await setRole(transaction, payment, { role: 'settled' })
  const settled = { ...order, paymentId: payment.id, paidAt, periodStart: period.from, periodEnd: period.to }
  await transaction
    .update(orders)
    .set({
      status: 'paid',
      paymentId: payment.id,
      paidAt,
      periodStart: period.from,
      periodEnd: period.to,
    })
    .where(and(eq(orders.userId, order.userId), eq(orders.id, order.id)))
  const receiptNumber = await issueReceipt(deps, transaction, { order: settled, payment })
  const renewedUntil = order.subscriptionId ? period.to?.toISOString() : undefined
  await tellCustomer(deps, transaction, {
    userId: order.userId,
    customer,
    news: {
      kind: 'payment_settled',
      item: order.product,
      amount: order.amount,
      receiptNumber,
      ...(renewedUntil ? { renewedUntil } : {}),
    },
  })
  deps.log.info({ event: 'payment_settled', payment: payment.id, order: order.id }, 'a payment was settled')
}

/** How a payment differs from its order. The mode of a payment is that of the key that can fetch it. */
function flagOf(order: Order, found: ProviderPayment, live: boolean): Payment['flag'] {
  if (found.metadata?.order_id !== order.reference) return 'order'
  if (order.live !== live) return 'mode'
  if (found.currency !== order.currency) return 'currency'
  if (found.amount !== order.amount) return 'amount'
  return null
}

/** Charged, but not as ordered: opens nothing; the operator decides what is refunded. */
async function flagPayment(
  deps: SettleDeps,
  { transaction, order, payment, customer }: Paid,
  flag: NonNullable<Payment['flag']>,
): Promise<void> {
  await setRole(transaction, payment, { role: 'flagged', flag })
  const refundId = await startRefund(deps, transaction, { payment, reason: 'mismatch', status: 'requested' })
  const { userId } = order
  if (customer) await tellCustomer(deps, transaction, { userId, customer, news: { kind: 'payment_flagged' } })
  await alertOperator(deps, transaction, {
    topic: 'mismatch',
    priority: true,
    facts: [`flag: ${flag}`, `payment: ${payment.id}`, `order: ${order.id}`, `refund: ${refundId}`],
  })
  deps.log.warn({ event: 'payment_mismatch', flag, payment: payment.id, order: order.id }, 'payment mismatch')
  logSecurity(deps, 'payment_mismatch', {
    actor: order.userId,
    result: 'refused',
    reason: flag,
    payment: payment.id,
  })
}

/** What it buys is open already, or cannot be opened any more: the money goes back by itself. */
async function returnSurplus(deps: SettleDeps, paid: Paid): Promise<void> {
  const { transaction, payment, customer } = paid
  await setRole(transaction, payment, { role: 'surplus' })
  await startRefund(deps, transaction, { payment, reason: 'surplus', status: 'processing' })
  await forgetItsCard(deps, paid)
  if (customer) {
    const news = { kind: 'payment_surplus', amount: payment.amount ?? 0 } as const
    await tellCustomer(deps, transaction, { userId: payment.userId, customer, news })
  }
  deps.log.warn({ event: 'payment_surplus', payment: payment.id }, 'a payment was one too many')
}

/** A card that was to be kept with a payment that bought nothing is kept for nobody, unless a plan runs on it. */
async function forgetItsCard(deps: SettleDeps, { transaction, order, found }: Paid): Promise<void> {
  const token = found.source?.token
  if (!token) return
  const running = await findRunning(transaction, order.userId)
  if (running?.cardToken !== token) await deps.jobs.forgetCard(transaction, token)
}

async function setRole(
  transaction: Transaction,
  payment: Payment,
  values: Pick<typeof payments.$inferInsert, 'role' | 'flag'>,
): Promise<void> {
  await transaction
    .update(payments)
    .set(values)
    .where(and(eq(payments.userId, payment.userId), eq(payments.id, payment.id)))
}
