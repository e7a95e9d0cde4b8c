import { and, eq, gte, isNotNull, lt } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { attempts, consultations } from '#server/db/schema.ts'
import { REFUND_DAYS } from '#server/features/access/prices.ts'
import { usesHour } from '#server/features/consultations/consultation.ts'
import type { Order, Reader } from './ledger.ts'

const DAY_MS = 86_400_000

/** Tells whether a purchase may be taken back by its buyer alone: within the window, and nothing of it used. */
export async function isReturnable(database: Reader, order: Order, now: Date): Promise<boolean> {
  if (order.status !== 'paid' || !order.paidAt) return false
  if (now.getTime() - order.paidAt.getTime() > REFUND_DAYS * DAY_MS) return false
  return !(await isUsed(database, order))
}

/** A report was opened by it; of a plan's month also: its consultation is booked or was used. */
async function isUsed(database: Reader, order: Order): Promise<boolean> {
  const opened = await database
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(coveredBy(order), isNotNull(attempts.reportOpenedAt)))
    .limit(1)
  if (opened.length > 0) return true
  if (!order.periodStart) return false
  const asked = await database
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(eq(consultations.userId, order.userId), eq(consultations.periodStart, order.periodStart), usesHour),
    )
    .limit(1)
  return asked.length > 0
}

/** Locks what an order covers, so that nobody opens it until the transaction ends. */
export async function lockCovered(transaction: Transaction, order: Order): Promise<void> {
  await transaction.select({ id: attempts.id }).from(attempts).where(coveredBy(order)).for('update')
}

function coveredBy({ userId, attemptId, periodStart, periodEnd }: Order) {
  const mine = eq(attempts.userId, userId)
  if (attemptId) return and(mine, eq(attempts.id, attemptId))
  // A month without its times covers nothing; no order that was paid is so.
  const [from, to] = [periodStart ?? new Date(0), periodEnd ?? new Date(0)]
  return and(mine, gte(attempts.completedAt, from), lt(attempts.completedAt, to))
}
