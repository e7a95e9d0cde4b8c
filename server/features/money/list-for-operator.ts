import { asc, desc, eq, inArray } from 'drizzle-orm'
import { orders, payments, refunds, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

type ListDeps = { readonly database: Pick<Deps['database'], 'select'> }

/**
 * Lists the latest orders as the operator sees them without a console; amounts in halalas. Nothing here names a card.
 */
export async function listOrders({ database }: ListDeps, limit = 50) {
  const rows = await database
    .select({
      id: orders.id,
      product: orders.product,
      amount: orders.amount,
      status: orders.status,
      payment: orders.paymentId,
      paidAt: orders.paidAt,
      person: orders.userId,
      buyer: users.email,
    })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.userId))
    .where(inArray(orders.status, ['paid', 'refunded']))
    .orderBy(desc(orders.paidAt))
    .limit(limit)
  return rows.map(row => ({ ...row, paidAt: row.paidAt?.toISOString() ?? '' }))
}

/** Lists the refunds that wait for a decision or for the provider; priority first, then the oldest. */
export async function listRefunds({ database }: ListDeps) {
  const rows = await database
    .select({
      id: refunds.id,
      status: refunds.status,
      priority: refunds.priority,
      reason: refunds.reason,
      flag: payments.flag,
      amount: refunds.amount,
      payment: refunds.paymentId,
      note: refunds.note,
      person: refunds.userId,
      buyer: users.email,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(users, eq(users.id, refunds.userId))
    .where(inArray(refunds.status, ['requested', 'processing']))
    .orderBy(desc(refunds.priority), asc(refunds.createdAt))
  return rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
