import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { payments } from '#server/db/schema.ts'
import type { ProviderPayment } from '#server/gateways/moyasar.ts'
import type { Order, Payment } from './ledger.ts'

/**
 * Writes down what the provider says of a payment: all but what becomes of its money. One that came with an id of its own
 * (the browser left ours out) gets its row here. @returns the row, and the status it had before
 */
export async function recordPayment(
  transaction: Transaction,
  { order, found, now }: { order: Order; found: ProviderPayment; now: Date },
): Promise<{ before: string; payment: Payment }> {
  const { userId, id: orderId } = order
  await transaction
    .insert(payments)
    .values({ userId, id: found.id, orderId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
  const mine = and(eq(payments.userId, userId), eq(payments.id, found.id))
  const [before] = await transaction.select({ status: payments.status }).from(payments).where(mine)
  const { source } = found
  const [payment] = await transaction
    .update(payments)
    .set({
      status: shortText(found.status),
      amount: Math.min(found.amount, 2_147_483_647),
      currency: shortText(found.currency),
      brand: source?.company ? shortText(source.company) : null,
      // Masked by the provider; were it ever not, four digits are all that is taken.
      lastFour: /(\d{4})\s*$/.exec(source?.number ?? '')?.[1] ?? null,
      referenceNumber: source?.reference_number ? shortText(source.reference_number) : null,
      message: source?.message ? shortText(source.message) : null,
      updatedAt: now,
    })
    .where(mine)
    .returning()
  if (!payment) throw new Error('a payment belongs to another person than its order')
  return { before: before?.status ?? 'created', payment }
}

/** Text from outside: one line, without hidden characters, of a length that a page can show. */
function shortText(text: string): string {
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .trim()
    .slice(0, 200)
}
