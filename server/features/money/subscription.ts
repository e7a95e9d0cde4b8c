import { and, desc, eq, ne } from 'drizzle-orm'
import type { Subscription as Shown } from '#contract/plans.ts'
import type { Transaction } from '#server/db/connection.ts'
import { orders, subscriptions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { PRICES } from '#server/features/access/prices.ts'
import { endConsents } from '#server/features/consents/standing-consent.ts'

export type Subscription = typeof subscriptions.$inferSelect
type Reader = Pick<Deps['database'], 'select'>

/** Finds the subscription that has not ended; a user has at most one. */
export async function findRunning(database: Reader, userId: string): Promise<Subscription | undefined> {
  const [row] = await database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended')))
  return row
}

/** Finds the running subscription, else the one that ended last. */
export async function findLatest(database: Reader, userId: string): Promise<Subscription | undefined> {
  const [row] = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(ne(subscriptions.status, 'ended')), desc(subscriptions.startedAt))
    .limit(1)
  return row
}

/** Names the order that pays a subscription's next month: one open order for each month. */
export function renewalSubject({ id, months }: Pick<Subscription, 'id' | 'months'>): string {
  return `${id}:${months + 1}`
}

/** Ends it now: no further charge, the card forgotten, an unpaid renewal no longer offered. */
export async function endSubscription(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  transaction: Transaction,
  subscription: Subscription,
): Promise<void> {
  const { userId, id, cardToken } = subscription
  await transaction
    .update(subscriptions)
    .set({
      status: 'ended',
      endedAt: deps.clock(),
      changeTo: null,
      retryAt: null,
      cardToken: null,
      cardBrand: null,
      cardLastFour: null,
    })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.id, id)))
  await transaction
    .update(orders)
    .set({ status: 'closed' })
    .where(and(eq(orders.userId, userId), eq(orders.subscriptionId, id), eq(orders.status, 'open')))
  await endConsents(transaction, { userId, purpose: 'card_saving' }, deps.clock())
  if (cardToken) await deps.jobs.forgetCard(transaction, cardToken)
}

/** Describes a subscription as its owner sees it. */
export function describeSubscription(subscription: Subscription): Shown {
  const { plan, status, changeTo, cardToken, paidUntil, retryAt } = subscription
  const charged = cardToken !== null && (status === 'active' || status === 'past_due')
  const nextPlan = changeTo ?? plan
  return {
    plan,
    status,
    startedAt: subscription.startedAt.toISOString(),
    paidUntil: paidUntil.toISOString(),
    nextCharge: charged
      ? { at: (retryAt ?? paidUntil).toISOString(), plan: nextPlan, amount: PRICES[nextPlan] }
      : null,
    changeTo,
    card: cardToken
      ? { brand: subscription.cardBrand ?? '', lastFour: subscription.cardLastFour ?? '' }
      : null,
  }
}
