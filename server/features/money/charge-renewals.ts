import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm'
import { payments, subscriptions } from '#server/db/schema.ts'
import { countRenewalFailure } from './count-renewal-failure.ts'
import { describeOrder, metadataOf } from './describe-order.ts'
import { findOrMakeOrder } from './find-or-make-order.ts'
import { lockCustomer, type Order } from './ledger.ts'
import { openAttempt } from './open-attempt.ts'
import { type SettleDeps, settlePayment } from './settle-payment.ts'
import { findRunning, renewalSubject, type Subscription } from './subscription.ts'

const AT_ONCE = 100

/** Charges the kept cards of the months that begin, and those whose day for another try has come. */
export async function chargeRenewals(deps: SettleDeps): Promise<void> {
  const now = deps.clock()
  const due = await deps.database
    .select()
    .from(subscriptions)
    .where(
      and(
        isNotNull(subscriptions.cardToken),
        or(
          and(eq(subscriptions.status, 'active'), lte(subscriptions.paidUntil, now)),
          and(eq(subscriptions.status, 'past_due'), lte(subscriptions.retryAt, now)),
        ),
      ),
    )
    .orderBy(asc(subscriptions.paidUntil))
    .limit(AT_ONCE)
  for (const subscription of due) if (!(await charge(deps, subscription))) return
}

/** @returns false when the provider cannot be asked at all, so that the others need not be tried now */
async function charge(deps: SettleDeps, { userId, id }: Subscription): Promise<boolean> {
  const begun = await deps.database.transaction(async transaction => {
    await lockCustomer(transaction, userId)
    const running = await findRunning(transaction, userId)
    // Cancelled, paid or ended since it was found to be due.
    const isDue = running?.status === 'active' || running?.status === 'past_due'
    if (running?.id !== id || !running.cardToken || !isDue) return undefined
    if (running.paidUntil > deps.clock()) return undefined
    const offered = await findOrMakeOrder(deps, transaction, {
      userId,
      product: running.changeTo ?? running.plan,
      subject: renewalSubject(running),
      subscriptionId: id,
      periodStart: running.paidUntil,
    })
    return { ...offered, token: running.cardToken }
  })
  if (!begun) return true
  const attempt = await openAttempt(deps, begun)
  if (attempt.kind === 'unavailable') return false
  // Paid by now, or the bank is still deciding: no second charge.
  if (attempt.kind !== 'ready') return true
  return send(deps, { ...begun, givenId: attempt.givenId })
}

async function send(
  deps: SettleDeps,
  { order, token, givenId }: { order: Order; token: string; givenId: string },
): Promise<boolean> {
  await deps.database
    .update(payments)
    .set({ automatic: true })
    .where(and(eq(payments.userId, order.userId), eq(payments.id, givenId)))
  const asked = await deps.payments.gateway.chargeToken({
    givenId,
    token,
    amount: order.amount,
    currency: order.currency,
    description: describeOrder(order),
    callbackUrl: `${deps.environment.APP_URL}/payment/callback`,
    metadata: metadataOf(order),
  })
  // Whatever it answered, or did not: only what can be fetched counts.
  const settled = await settlePayment(deps, givenId)
  if (settled.kind === 'checking') return false
  if (settled.kind === 'settled') return true
  // No payment was made. A kept card that the provider does not take is a refusal; a key that it does not take is ours.
  const cardRefused = asked.kind === 'missing' || (asked.kind === 'refused' && asked.status === 400)
  if (!cardRefused) return false
  await recordRefusal(deps, order, givenId)
  return true
}

async function recordRefusal(deps: SettleDeps, order: Order, paymentId: string): Promise<void> {
  await deps.database.transaction(async transaction => {
    const customer = await lockCustomer(transaction, order.userId)
    const [failed] = await transaction
      .update(payments)
      .set({ status: 'failed', updatedAt: deps.clock() })
      .where(
        and(eq(payments.userId, order.userId), eq(payments.id, paymentId), eq(payments.status, 'created')),
      )
      .returning()
    if (failed && customer) await countRenewalFailure(deps, { transaction, order, customer })
  })
}
