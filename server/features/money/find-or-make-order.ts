import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Product } from '#contract/payments.ts'
import type { Transaction } from '#server/db/connection.ts'
import { orders } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { CURRENCY, PRICES } from '#server/features/access/prices.ts'
import type { Order } from './ledger.ts'
import { addAttempt } from './open-attempt.ts'
import { renewalReference } from './renewal-ids.ts'

export interface Wanted {
  readonly userId: string
  readonly product: Product
  readonly subject: string
  readonly attemptId?: string
  readonly subscriptionId?: string
  /** Of a renewal: where the month to be paid begins. */
  readonly periodStart?: Date
  /** Absent: as it is. */
  readonly saveCard?: boolean
}

export interface Offered {
  readonly order: Order
  /** Of an order made just now: an id that the provider cannot know yet, so that it need not be asked. */
  readonly firstAttempt?: string
}

/**
 * Finds the open order for something, or makes it. One of another product, price or mode is closed: what was paid on
 * it even so is found and refunded. The caller holds the user's lock.
 */
export async function findOrMakeOrder(
  deps: Pick<Deps, 'clock' | 'payments'>,
  transaction: Transaction,
  wanted: Wanted,
): Promise<Offered> {
  const { userId, product, subject, saveCard } = wanted
  const amount = PRICES[product]
  const live = deps.payments.gateway.live
  const now = deps.clock()
  const [open] = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.subject, subject), eq(orders.status, 'open')))
  if (open && open.product === product && open.amount === amount && open.live === live) {
    const offered = { saveCard: saveCard ?? open.saveCard, offeredAt: now }
    await change(transaction, open, offered)
    return { order: { ...open, ...offered } }
  }
  if (open) await change(transaction, open, { status: 'closed' })
  const [made] = await transaction
    .insert(orders)
    .values({
      ...wanted,
      id: randomUUID(),
      reference: await nextReference(transaction, { ...wanted, amount, live }),
      amount,
      currency: CURRENCY,
      live,
      createdAt: now,
      offeredAt: now,
    })
    .returning()
  if (!made) throw new Error('the order was not written')
  return { order: made, firstAttempt: await addAttempt(deps, transaction, made) }
}

/** By chance; of a month that is renewed, what follows from the month. */
async function nextReference(
  transaction: Transaction,
  wanted: Wanted & Pick<Order, 'amount' | 'live'>,
): Promise<string> {
  if (!wanted.subscriptionId) return `order_${randomBytes(18).toString('base64url')}`
  const { userId, subject } = wanted
  const earlier = and(eq(orders.userId, userId), eq(orders.subject, subject))
  return renewalReference(wanted, await transaction.$count(orders, earlier))
}

async function change(
  transaction: Transaction,
  order: Order,
  values: Partial<Pick<Order, 'saveCard' | 'status' | 'offeredAt'>>,
): Promise<void> {
  await transaction
    .update(orders)
    .set(values)
    .where(and(eq(orders.userId, order.userId), eq(orders.id, order.id)))
}
