import { and, eq } from 'drizzle-orm'
import { payments, refunds } from '#server/db/schema.ts'
import { type SettleDeps, settlePayment } from './settle-payment.ts'

/** A payment can be voided, which leaves no trace on the card's account, for about two hours. */
const VOID_MS = 110 * 60_000

/**
 * Sends the refund of a payment that is recorded as processing. Looks before and after every step, because the provider has no
 * key that would make a repeated one harmless. @returns `later` when it is to be tried again
 */
export async function refundPayment(
  deps: SettleDeps,
  { userId, refundId }: { readonly userId: string; readonly refundId: string },
): Promise<'done' | 'later'> {
  const mine = and(eq(refunds.userId, userId), eq(refunds.id, refundId))
  const [refund] = await deps.database
    .update(refunds)
    .set({ triedAt: deps.clock() })
    .where(and(mine, eq(refunds.status, 'processing')))
    .returning()
  if (!refund) return 'done'
  const isBack = async () => {
    const settled = await settlePayment(deps, refund.paymentId)
    if (settled.kind !== 'settled') return undefined
    return settled.payment.status === 'refunded' || settled.payment.status === 'voided'
  }
  const before = await isBack()
  if (before === undefined) return 'later'
  if (before) return 'done'
  const { gateway } = deps.payments
  const paidBy = and(eq(payments.userId, userId), eq(payments.id, refund.paymentId))
  const [payment] = await deps.database.select().from(payments).where(paidBy)
  // Counted from when the attempt was offered, which is never later than its payment.
  if (payment && deps.clock().getTime() - payment.createdAt.getTime() < VOID_MS) {
    await gateway.void(refund.paymentId)
    if (await isBack()) return 'done'
  }
  const asked = await gateway.refund(refund.paymentId, refund.amount)
  if (await isBack()) return 'done'
  if (asked.kind === 'refused') {
    const about = { event: 'refund_refused', refund: refundId, status: asked.status, type: asked.type }
    deps.log.error(about, 'the provider refuses a refund')
  }
  return 'later'
}
