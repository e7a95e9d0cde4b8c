import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { payments } from '#server/db/schema.ts'
import { findLatestPayment, isDecided, lockCustomer, type Order, type Payment } from './ledger.ts'
import { renewalPaymentId } from './renewal-ids.ts'
import { type SettleDeps, settlePayment } from './settle-payment.ts'

export type OpenAttempt =
  /** May be sent to the provider; not known there yet. */
  | { readonly kind: 'ready'; readonly givenId: string }
  /** The bank has not decided: nothing else may be charged until it has. */
  | {
      readonly kind: 'under_way'
      readonly givenId: string
      readonly transactionUrl: string | null
      readonly startedAt: Date
    }
  /** The one that was open is paid by now. */
  | { readonly kind: 'paid' }
  | { readonly kind: 'unavailable' }

/**
 * Opens the one attempt at an order that may be charged. Its id stays the same, in however many tabs, until the
 * provider has decided on it; only then a new one is handed out.
 */
export async function openAttempt(
  deps: SettleDeps,
  { order, firstAttempt }: { readonly order: Order; readonly firstAttempt?: string },
): Promise<OpenAttempt> {
  if (firstAttempt) return { kind: 'ready', givenId: firstAttempt }
  const latest = await findLatestPayment(deps.database, order)
  if (!latest || isDecided(latest)) return nextAttempt(deps, order, latest)
  const settled = await settlePayment(deps, latest.id)
  switch (settled.kind) {
    case 'unknown':
      return { kind: 'ready', givenId: latest.id }
    case 'checking':
      return { kind: 'unavailable' }
    case 'settled': {
      const { payment, transactionUrl, startedAt } = settled
      if (payment.role === 'settled') return { kind: 'paid' }
      if (isDecided(payment)) return nextAttempt(deps, order, payment)
      const started = startedAt && !Number.isNaN(Date.parse(startedAt)) ? startedAt : payment.createdAt
      return { kind: 'under_way', givenId: payment.id, transactionUrl, startedAt: new Date(started) }
    }
  }
}

/** Of several that ask at once, one makes the next attempt and all get it. */
async function nextAttempt(
  deps: SettleDeps,
  order: Order,
  decided: Payment | undefined,
): Promise<OpenAttempt> {
  return deps.database.transaction(async transaction => {
    await lockCustomer(transaction, order.userId)
    const latest = await findLatestPayment(transaction, order)
    if (latest && latest.id !== decided?.id) return { kind: 'ready', givenId: latest.id }
    return { kind: 'ready', givenId: await addAttempt(deps, transaction, order) }
  })
}

/** Writes the id down before anybody can use it. */
export async function addAttempt(
  { clock }: Pick<SettleDeps, 'clock'>,
  transaction: Transaction,
  { userId, id: orderId, reference, subscriptionId }: Order,
): Promise<string> {
  const earlier = and(eq(payments.userId, userId), eq(payments.orderId, orderId))
  const id = subscriptionId
    ? renewalPaymentId(reference, await transaction.$count(payments, earlier))
    : randomUUID()
  const now = clock()
  await transaction.insert(payments).values({ userId, id, orderId, createdAt: now, updatedAt: now })
  return id
}
