import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/db/connection.ts'
import { refunds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Payment } from './ledger.ts'

type Refund = typeof refunds.$inferSelect

/** Records that a payment is to be refunded, whole, or that somebody asks for it. @returns the refund's id */
export async function startRefund(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction,
  input: {
    readonly payment: Pick<Payment, 'userId' | 'id' | 'orderId' | 'amount'>
    readonly reason: Refund['reason']
    readonly status: 'requested' | 'processing'
    readonly note?: string
    readonly priority?: boolean
  },
): Promise<string> {
  const { payment, ...about } = input
  const id = randomUUID()
  const { userId, orderId } = payment
  await transaction.insert(refunds).values({
    userId,
    id,
    orderId,
    paymentId: payment.id,
    amount: payment.amount ?? 0,
    createdAt: deps.clock(),
    ...about,
  })
  if (about.status === 'processing') await deps.jobs.refundPayment(transaction, { userId, refundId: id })
  return id
}
