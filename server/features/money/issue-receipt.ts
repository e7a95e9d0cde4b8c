import { and, eq, like, sql } from 'drizzle-orm'
import type { Receipt } from '#contract/payments.ts'
import { inEveryLanguage, LANGUAGES, type Locale, type Words } from '#engine/languages/index.ts'
import type { Transaction } from '#server/db/connection.ts'
import { attempts, receiptSeries, receipts, type refunds } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { PRODUCT_NAMES } from '#server/features/access/prices.ts'
import { riyadhDate } from '#server/features/paper/riyadh-date.ts'
import type { Order, Payment } from './ledger.ts'
import { qrText } from './qr-code.ts'
import { splitVat, VAT_PERCENT } from './vat.ts'

type IssueDeps = Pick<Deps, 'clock' | 'environment'>

/** Issues the receipt of a settled order, within the transaction that settles it. @returns its number */
export async function issueReceipt(
  deps: IssueDeps,
  transaction: Transaction,
  { order, payment }: { order: Order; payment: Payment },
): Promise<string> {
  const kind = deps.environment.SELLER_VAT_NUMBER ? 'tax_invoice' : 'receipt'
  const description = await describe(transaction, order)
  const about = { kind, total: order.amount, description, refersTo: null, reason: null } as const
  return issue(deps, transaction, { series: 'R', order, payment, about })
}

type Reason = (typeof refunds.$inferSelect)['reason']
const REASONS: Readonly<Record<Reason, Words>> = {
  unopened: { ar: 'استرداد قبل فتح التقرير', en: 'Refund before the report was opened' },
  request: { ar: 'استرداد بطلب المشتري', en: "Refund at the buyer's request" },
  surplus: { ar: 'دفعة مكررة', en: 'Duplicate payment' },
  mismatch: { ar: 'دفعة لا تطابق الطلب', en: 'Payment that did not match its order' },
  provider: { ar: 'استرداد من البائع', en: 'Refund by the seller' },
}

/** Takes a receipt back, whole or in part, without touching it. @returns the credit note's number; null without a receipt */
export async function issueCreditNote(
  deps: IssueDeps,
  transaction: Transaction,
  input: {
    readonly order: Order
    readonly payment: Payment
    readonly amount: number
    readonly reason: Reason
  },
): Promise<string | null> {
  const { order, payment, amount, reason } = input
  const [issued] = await transaction
    .select()
    .from(receipts)
    .where(
      and(eq(receipts.userId, order.userId), eq(receipts.orderId, order.id), like(receipts.number, 'R-%')),
    )
  if (!issued) return null
  const about = {
    kind: 'credit_note',
    total: amount,
    description: issued.content.description,
    refersTo: issued.number,
    reason: REASONS[reason],
  } as const
  return issue(deps, transaction, { series: 'C', order, payment, about })
}

type About = Pick<Receipt, 'kind' | 'total' | 'description' | 'refersTo' | 'reason'>

async function issue(
  { clock, environment }: IssueDeps,
  transaction: Transaction,
  input: {
    readonly series: 'R' | 'C'
    readonly order: Order
    readonly payment: Payment
    readonly about: About
  },
): Promise<string> {
  const { series, order, payment, about } = input
  const number = await nextNumber(transaction, series)
  const issuedAt = new Date(Math.floor(clock().getTime() / 1000) * 1000)
  const vatNumber = environment.SELLER_VAT_NUMBER ?? null
  const name = environment.SELLER_NAME ?? 'وجهة Wijha'
  const split = vatNumber ? splitVat(about.total) : null
  const content: Receipt = {
    ...about,
    number,
    issuedAt: issuedAt.toISOString().replace('.000Z', 'Z'),
    seller: {
      name,
      address: environment.SELLER_ADDRESS ?? null,
      crNumber: environment.SELLER_CR_NUMBER ?? null,
      vatNumber,
    },
    currency: order.currency,
    net: split?.net ?? null,
    vat: split?.vat ?? null,
    vatPercent: split ? VAT_PERCENT : null,
    paidBy: payment.lastFour ? { brand: payment.brand ?? '', lastFour: payment.lastFour } : null,
    paymentId: payment.id,
    referenceNumber: payment.referenceNumber,
    qr:
      vatNumber && split
        ? qrText({ sellerName: name, vatNumber, issuedAt, total: about.total, vat: split.vat })
        : null,
  }
  await transaction.insert(receipts).values({
    userId: order.userId,
    number,
    orderId: order.id,
    paymentId: payment.id,
    issuedAt,
    content,
  })
  return number
}

/** The series' row stays locked until the transaction ends: a number that is not used is not taken. */
async function nextNumber(transaction: Transaction, series: 'R' | 'C'): Promise<string> {
  const [row] = await transaction
    .insert(receiptSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: receiptSeries.series, set: { last: sql`${receiptSeries.last} + 1` } })
    .returning()
  return `${series}-${String(row?.last).padStart(6, '0')}`
}

const DAYS: Readonly<Record<Locale, (from: string, to: string) => string>> = {
  ar: (from, to) => `من ${from} إلى ${to}`,
  en: (from, to) => `${from} to ${to}`,
}

async function describe(transaction: Transaction, order: Order): Promise<Words> {
  const name = PRODUCT_NAMES[order.product]
  if (order.attemptId) {
    const [attempt] = await transaction
      .select({ number: attempts.applicationNumber })
      .from(attempts)
      .where(and(eq(attempts.userId, order.userId), eq(attempts.id, order.attemptId)))
    if (!attempt) return name
    return inEveryLanguage(locale => `${name[locale]}${LANGUAGES[locale].comma}${attempt.number}`)
  }
  const { periodStart: from, periodEnd: to } = order
  if (!from || !to) return name
  // In words: a date of digits and dashes would be read backwards in Arabic.
  return inEveryLanguage(locale => {
    const days = DAYS[locale](riyadhDate(from, locale), riyadhDate(to, locale))
    return `${name[locale]}${LANGUAGES[locale].comma}${days}`
  })
}
