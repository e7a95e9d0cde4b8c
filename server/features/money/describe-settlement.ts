import { and, eq, like } from 'drizzle-orm'
import { paymentFailure } from '#contract/payment-failures.ts'
import type { Settlement } from '#contract/payments.ts'
import { receipts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Order, Payment } from './ledger.ts'

/** Describes a payment as its payer sees it. A surplus one shows its order, which is paid. */
export async function describeSettlement(
  { database }: Pick<Deps, 'database'>,
  { order, payment }: { readonly order: Order; readonly payment: Payment },
): Promise<Settlement> {
  const [receipt] = await database
    .select({ number: receipts.number })
    .from(receipts)
    .where(
      and(eq(receipts.userId, order.userId), eq(receipts.orderId, order.id), like(receipts.number, 'R-%')),
    )
  const status = statusOf(order, payment)
  return {
    status,
    transactionNumber: order.paymentId ?? payment.id,
    message: status === 'failed' ? paymentFailure(payment.message) : null,
    item: order.product,
    assessmentId: order.attemptId,
    packageId: order.product === 'unlock' ? null : order.product,
    receiptNumber: receipt?.number ?? null,
  }
}

function statusOf(order: Order, payment: Payment): Settlement['status'] {
  if (payment.role === 'flagged') return 'flagged'
  if (order.status === 'paid') return 'paid'
  if (order.status === 'refunded' || payment.role === 'surplus') return 'refunded'
  switch (payment.status) {
    case 'failed':
      return 'failed'
    case 'refunded':
    case 'voided':
      return 'refunded'
    default:
      return 'pending'
  }
}
