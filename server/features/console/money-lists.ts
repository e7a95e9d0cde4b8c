import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { consoleEndpoints } from '#contract/console.ts'
import { MONEY_PAGE } from '#contract/money-page.ts'
import type { OperatorAct } from '#contract/operator-roles.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { orders, payments, receipts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { UUID } from '#server/features/assessment/find-attempt.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

type ReadDeps = Pick<Deps, 'database' | 'clock'>
type Wish = z.output<typeof consoleEndpoints.orders.query>
type Rows<Name extends 'orders' | 'payments' | 'listReceipts'> = z.output<
  (typeof consoleEndpoints)[Name]['response']
>

/** Reads a page of the orders that were paid, without whose they are: whoever needs to know opens the person, for a reason. */
export function readOrders(deps: ReadDeps, operator: Operator, wish: Wish): Promise<Rows<'orders'>> {
  return reading(deps, operator, 'orders_listed', async transaction => {
    const rows = await transaction
      .select({ order: orders, flag: FLAG })
      .from(orders)
      .where(
        and(
          inArray(orders.status, ['paid', 'refunded']),
          found(wish, { ids: [orders.id, orders.paymentId] }),
          after(wish, orders.paidAt, orders.id),
        ),
      )
      .orderBy(desc(orders.paidAt), desc(orders.id))
      .limit(MONEY_PAGE)
    return rows.map(({ order: { id, userId, product, amount, status, paidAt }, flag }) => ({
      ...{ id, person: userId, product, amount, status, flag },
      paidAt: paidAt?.toISOString() ?? null,
    }))
  })
}

/** Says why a payment that names an order does not match it. Names of columns are written out: a selection leaves out whose they are. */
export const FLAG = sql<Rows<'orders'>[number]['flag']>`(
  select named.flag from ${payments} as named
  where named.user_id = ${orders}.user_id and named.order_id = ${orders}.id and named.flag is not null limit 1)`

/** Reads a page of the payments whose money came: what the ledger holds of each, matched or not. */
export function readPayments(deps: ReadDeps, operator: Operator, wish: Wish): Promise<Rows<'payments'>> {
  return reading(deps, operator, 'payments_listed', async transaction => {
    const rows = await transaction
      .select()
      .from(payments)
      .where(
        and(
          isNotNull(payments.role),
          found(wish, { ids: [payments.id, payments.orderId], numbers: [payments.referenceNumber] }),
          after(wish, payments.createdAt, payments.id),
        ),
      )
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(MONEY_PAGE)
    return rows.flatMap(
      ({ id, userId, orderId, role, flag, amount, currency, referenceNumber, createdAt }) =>
        role === null
          ? []
          : {
              ...{ id, person: userId, order: orderId, role, flag, amount, currency, referenceNumber },
              at: createdAt.toISOString(),
            },
    )
  })
}

/** Reads a page of receipts and credit notes as they were issued. */
export function listReceipts(
  deps: ReadDeps,
  operator: Operator,
  { locale, ...wish }: Wish & { readonly locale: Locale },
): Promise<Rows<'listReceipts'>> {
  return reading(deps, operator, 'receipts_listed', async transaction => {
    const rows = await transaction
      .select()
      .from(receipts)
      .where(
        and(
          found(wish, { ids: [receipts.paymentId, receipts.orderId], numbers: [receipts.number] }),
          after(wish, receipts.issuedAt, receipts.number),
        ),
      )
      .orderBy(desc(receipts.issuedAt), desc(receipts.number))
      .limit(MONEY_PAGE)
    return rows.map(({ number, userId, paymentId, issuedAt, content }) => ({
      ...{ number, person: userId, kind: content.kind, total: content.total, payment: paymentId },
      ...{ description: content.description[locale], issuedAt: issuedAt.toISOString() },
    }))
  })
}

interface Names {
  readonly ids: readonly PgColumn[]
  readonly numbers?: readonly PgColumn[]
}

/** Holds for rows that have what is searched as an id or a number, whole. */
function found({ search }: Wish, { ids, numbers = [] }: Names): SQL | undefined {
  if (search === undefined) return undefined
  const columns = UUID.test(search) ? ids : numbers
  return columns.length === 0 ? sql`false` : or(...columns.map(column => eq(column, search.toUpperCase())))
}

/** Holds for rows that come after the last one seen: of the same moment those with a smaller id or number. */
function after({ before, last = '' }: Wish, at: PgColumn, name: PgColumn): SQL | undefined {
  if (before === undefined) return undefined
  return sql`${at} <= ${before}::timestamptz and (${at} < ${before}::timestamptz or ${name}::text < ${last})`
}

/** Reads a list within the transaction that notes the look. */
export function reading<Read>(
  deps: ReadDeps,
  operator: Operator,
  act: OperatorAct,
  read: (transaction: Transaction) => Promise<Read>,
): Promise<Read> {
  return deps.database.transaction(async transaction => {
    await noteAct(deps, transaction, operator, { act })
    return read(transaction)
  })
}
