import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { orders, refunds } from '#server/db/schema.ts'
import type { ProviderPayment } from '#server/gateways/moyasar.ts'
import { issueCreditNote } from './issue-receipt.ts'
import type { Customer, Order, Payment } from './ledger.ts'
import type { SettleDeps } from './settle-payment.ts'
import { tellCustomer } from './tell-customer.ts'
import { withdraw } from './withdraw.ts'

/** Records once that the provider has refunded: by our asking, or by hand at the provider. */
export async function finishRefund(
  deps: SettleDeps,
  input: {
    readonly transaction: Transaction
    readonly order: Order
    readonly payment: Payment
    readonly found: ProviderPayment
    readonly customer: Customer | undefined
  },
): Promise<void> {
  const { transaction, order, payment, found, customer } = input
  // Refunded before we ever saw it paid: nothing was opened, nothing is owed.
  if (!payment.role) return
  const amount = found.status === 'voided' ? found.amount : (found.refunded ?? found.amount)
  const now = deps.clock()
  const [row] = await transaction
    .insert(refunds)
    .values({
      userId: payment.userId,
      id: randomUUID(),
      paymentId: payment.id,
      orderId: order.id,
      amount,
      reason: 'provider',
      status: 'processing',
      createdAt: now,
    })
    .onConflictDoUpdate({ target: refunds.paymentId, set: { triedAt: now } })
    .returning()
  if (!row || row.status === 'refunded') return
  await transaction
    .update(refunds)
    .set({ status: 'refunded', amount, refundedAt: now })
    .where(and(eq(refunds.userId, row.userId), eq(refunds.id, row.id)))
  const settled = payment.role === 'settled'
  if (settled && amount >= order.amount) {
    await transaction
      .update(orders)
      .set({ status: 'refunded' })
      .where(and(eq(orders.userId, order.userId), eq(orders.id, order.id)))
    await withdraw(deps, transaction, order)
  }
  const creditNoteNumber = settled
    ? await issueCreditNote(deps, transaction, { order, payment, amount, reason: row.reason })
    : null
  if (customer) {
    const news = { kind: 'payment_refunded', amount, creditNoteNumber } as const
    await tellCustomer(deps, transaction, { userId: payment.userId, customer, news })
  }
  deps.log.info({ event: 'payment_refunded', payment: payment.id, refund: row.id }, 'a payment was refunded')
}
