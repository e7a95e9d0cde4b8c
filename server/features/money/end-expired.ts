import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { subscriptions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { lockCustomer } from './ledger.ts'
import { endSubscription } from './subscription.ts'
import { tellCustomer } from './tell-customer.ts'

const AT_ONCE = 200

/** Ends what was cancelled, or has no card to go on with, when its paid month is over. */
export async function endExpired(deps: Pick<Deps, 'database' | 'clock' | 'jobs'>): Promise<void> {
  const expired = and(
    lte(subscriptions.paidUntil, deps.clock()),
    or(
      eq(subscriptions.status, 'cancelled'),
      and(eq(subscriptions.status, 'active'), isNull(subscriptions.cardToken)),
    ),
  )
  const found = await deps.database.select().from(subscriptions).where(expired).limit(AT_ONCE)
  for (const { userId, id } of found) {
    await deps.database.transaction(async transaction => {
      const customer = await lockCustomer(transaction, userId)
      const [still] = await transaction
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.userId, userId), eq(subscriptions.id, id), expired))
      if (!still || !customer) return
      await endSubscription(deps, transaction, still)
      const news = { kind: 'subscription_ended', plan: still.plan } as const
      await tellCustomer(deps, transaction, { userId, customer, news })
    })
  }
}
