import { and, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { orders, payments, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'

export type Order = typeof orders.$inferSelect
export type Payment = typeof payments.$inferSelect
export type Reader = Pick<Deps['database'], 'select'>

/** Lists what a mail to a customer needs. */
export interface Customer {
  readonly email: string
  readonly firstName: string
  readonly language: Locale
}

/**
 * Locks whatever concerns one user's money to the end of the transaction, one after the other. Rows that refer to the
 * user can still be written by others. Undefined when the account is gone.
 */
export async function lockCustomer(transaction: Transaction, userId: string): Promise<Customer | undefined> {
  const [customer] = await transaction
    .select({ email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return customer
}

/** Addresses a mail to the customer. */
export function addressed(customer: Customer) {
  return { to: customer.email, firstName: customer.firstName, locale: customer.language }
}

export async function findOrder(database: Reader, userId: string, id: string): Promise<Order> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, id)))
  if (!order) throw new Error('an order that a payment names is gone')
  return order
}

/**
 * Finds the attempt at an order that was made last; the clock may stand still, so what is undecided counts as later.
 */
export async function findLatestPayment(database: Reader, order: Order): Promise<Payment | undefined> {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.userId, order.userId), eq(payments.orderId, order.id)))
    .orderBy(desc(payments.createdAt), sql`${payments.status} = 'failed'`)
    .limit(1)
  return payment
}

/** Finds the payment that says what became of an order: the one that paid it, else the latest try. */
export async function findTellingPayment(database: Reader, order: Order): Promise<Payment | undefined> {
  if (!order.paymentId) return findLatestPayment(database, order)
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.userId, order.userId), eq(payments.id, order.paymentId)))
  return payment
}

/** Tells whether the bank has said its last word on a payment, as far as paying goes. */
export function isDecided(payment: Payment): boolean {
  return payment.role !== null || ['failed', 'refunded', 'voided'].includes(payment.status)
}
