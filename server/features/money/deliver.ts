import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Plan } from '#contract/payments.ts'
import type { Transaction } from '#server/db/connection.ts'
import { entitlements, packageChoices, subscriptions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { ProviderPayment } from '#server/gateways/moyasar.ts'
import { grantMonth, grantUnlock } from './grant.ts'
import type { Order } from './ledger.ts'
import { monthEnd } from './month-end.ts'
import { findRunning, type Subscription } from './subscription.ts'

interface Paid {
  readonly transaction: Transaction
  readonly order: Order
  readonly found: ProviderPayment
  readonly paidAt: Date
}

interface Period {
  readonly from: Date | null
  readonly to: Date | null
}

/**
 * Opens what an order bought. Undefined where it cannot: it is open already, or the subscription it would go on with has
 * ended. The caller holds the person's lock.
 */
export async function deliver(deps: Pick<Deps, 'jobs'>, paid: Paid): Promise<Period | undefined> {
  const { transaction, order } = paid
  if (order.product === 'unlock') return deliverUnlock(paid)
  await transaction.delete(packageChoices).where(eq(packageChoices.userId, order.userId))
  const running = await findRunning(transaction, order.userId)
  if (!order.subscriptionId) return running ? undefined : startSubscription(paid, order.product)
  if (running?.id !== order.subscriptionId) return undefined
  return extend(deps, paid, running, order.product)
}

async function deliverUnlock({ transaction, order, paidAt }: Paid): Promise<Period | undefined> {
  const { userId, attemptId } = order
  if (!attemptId) return undefined
  const [owned] = await transaction
    .select({ id: entitlements.id })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.userId, userId),
        eq(entitlements.attemptId, attemptId),
        isNull(entitlements.revokedAt),
      ),
    )
  if (owned) return undefined
  await grantUnlock(transaction, { userId, attemptId, startsAt: paidAt, orderId: order.id })
  return { from: null, to: null }
}

async function startSubscription({ transaction, order, found, paidAt }: Paid, plan: Plan): Promise<Period> {
  const to = await monthEnd(transaction, paidAt, 1)
  await transaction.insert(subscriptions).values({
    userId: order.userId,
    id: randomUUID(),
    plan,
    status: 'active',
    startedAt: paidAt,
    months: 1,
    paidUntil: to,
    ...keptCard(order, found),
  })
  const period = { from: paidAt, to }
  await grantMonth(transaction, {
    userId: order.userId,
    orderId: order.id,
    kind: plan,
    startsAt: paidAt,
    endsAt: to,
  })
  return period
}

/** The next month begins where the last one ended, however late it was paid. */
async function extend(
  deps: Pick<Deps, 'jobs'>,
  { transaction, order, found }: Paid,
  running: Subscription,
  plan: Plan,
): Promise<Period | undefined> {
  const from = running.paidUntil
  if (order.periodStart?.getTime() !== from.getTime()) return undefined
  const months = running.months + 1
  const to = await monthEnd(transaction, running.startedAt, months)
  const card = keptCard(order, found)
  if (card && running.cardToken && card.cardToken !== running.cardToken)
    await deps.jobs.forgetCard(transaction, running.cardToken)
  await transaction
    .update(subscriptions)
    .set({
      plan,
      changeTo: null,
      status: running.status === 'past_due' ? 'active' : running.status,
      months,
      paidUntil: to,
      failures: 0,
      retryAt: null,
      ...card,
    })
    .where(and(eq(subscriptions.userId, running.userId), eq(subscriptions.id, running.id)))
  await grantMonth(transaction, {
    userId: order.userId,
    orderId: order.id,
    kind: plan,
    startsAt: from,
    endsAt: to,
  })
  return { from, to }
}

/** The card is kept only where the person asked for it, whatever the payment carries. */
function keptCard({ saveCard }: Order, { source }: ProviderPayment) {
  if (!saveCard || !source?.token) return undefined
  return {
    cardToken: source.token,
    cardBrand: source.company?.slice(0, 20) ?? '',
    cardLastFour: /(\d{4})\s*$/.exec(source.number ?? '')?.[1] ?? '',
  }
}
