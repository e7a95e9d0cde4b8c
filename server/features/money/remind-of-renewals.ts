import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { subscriptions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { PRICES } from '#server/features/access/prices.ts'
import { lockCustomer } from './ledger.ts'
import { tellCustomer } from './tell-customer.ts'

const AHEAD_MS = 3 * 86_400_000
const AT_ONCE = 200

/** Reminds the user three days before a card is charged, once for each month. */
export async function remindOfRenewals(deps: Pick<Deps, 'database' | 'clock' | 'jobs'>): Promise<void> {
  const now = deps.clock()
  const due = and(
    eq(subscriptions.status, 'active'),
    isNotNull(subscriptions.cardToken),
    gt(subscriptions.paidUntil, now),
    lte(subscriptions.paidUntil, new Date(now.getTime() + AHEAD_MS)),
    sql`${subscriptions.remindedFor} is distinct from ${subscriptions.paidUntil}`,
  )
  const found = await deps.database.select().from(subscriptions).where(due).limit(AT_ONCE)
  for (const { userId, id } of found) {
    await deps.database.transaction(async transaction => {
      const customer = await lockCustomer(transaction, userId)
      const [reminded] = await transaction
        .update(subscriptions)
        .set({ remindedFor: subscriptions.paidUntil })
        .where(and(eq(subscriptions.userId, userId), eq(subscriptions.id, id), due))
        .returning()
      if (!reminded || !customer) return
      const plan = reminded.changeTo ?? reminded.plan
      const at = reminded.paidUntil.toISOString()
      const news = { kind: 'renewal_reminder', plan, amount: PRICES[plan], at } as const
      await tellCustomer(deps, transaction, { userId, customer, news })
    })
  }
}
