import { sql } from 'drizzle-orm'
import type { Receipt } from '#contract/payments.ts'
import type { Locale, Words } from '#engine/vocabulary.ts'
import { receipts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { riyals } from '#server/features/money/qr-code.ts'
import { RECEIPT_KINDS, RECEIPT_WORDS } from '#server/features/money/receipt-words.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import type { Operator } from '#server/http/operator.ts'
import type { FileResponse } from '#server/http/route.ts'
import { noteAct } from './note-act.ts'

interface Wish {
  /** Of Riyadh, `2026-11`. */
  readonly month: string
  readonly locale: Locale
}

/**
 * Exports the receipts and credit notes of a month for the accountant, as they were issued: CSV as RFC 4180 has it, after a byte order mark
 * that spreadsheets know UTF-8 by. Amounts are riyals; a credit note's are negative, so that a column sums to what was earned.
 */
export async function exportReceipts(
  deps: Pick<Deps, 'database' | 'clock'>,
  operator: Operator,
  { month, locale }: Wish,
): Promise<FileResponse> {
  const from = sql`(${month} || '-01')::timestamp`
  const rows = await deps.database.transaction(async transaction => {
    await noteAct(deps, transaction, operator, { act: 'receipts_exported' })
    return transaction
      .select({ content: receipts.content })
      .from(receipts)
      .where(
        sql`${receipts.issuedAt} >= ${from} at time zone 'Asia/Riyadh'
          and ${receipts.issuedAt} < (${from} + interval '1 month') at time zone 'Asia/Riyadh'`,
      )
      .orderBy(receipts.issuedAt, sql`left(${receipts.number}, 1) desc`, receipts.number)
  })
  const lines = [
    COLUMNS.map(({ title }) => title[locale]),
    ...rows.map(({ content }) => COLUMNS.map(({ cell }) => cell(content, locale))),
  ]
  const text = lines.map(line => `${line.map(quoted).join(',')}\r\n`).join('')
  return { bytes: new TextEncoder().encode(`\ufeff${text}`), name: `receipts-${month}.csv`, saved: true }
}

interface Column {
  readonly title: Words
  readonly cell: (receipt: Receipt, locale: Locale) => string
}

const COLUMNS: readonly Column[] = [
  { title: RECEIPT_WORDS.number, cell: ({ number }) => number },
  { title: RECEIPT_WORDS.issued, cell: ({ issuedAt }) => dayInRiyadh(new Date(issuedAt)) },
  { title: RECEIPT_WORDS.kind, cell: ({ kind }, locale) => RECEIPT_KINDS[kind][locale] },
  { title: RECEIPT_WORDS.refersTo, cell: ({ refersTo }) => refersTo ?? '' },
  { title: RECEIPT_WORDS.description, cell: ({ description }, locale) => description[locale] },
  { title: RECEIPT_WORDS.net, cell: receipt => signed(receipt, receipt.net) },
  { title: RECEIPT_WORDS.vat, cell: receipt => signed(receipt, receipt.vat) },
  { title: RECEIPT_WORDS.total, cell: receipt => signed(receipt, receipt.total) },
  { title: RECEIPT_WORDS.currency, cell: ({ currency }) => currency },
  { title: RECEIPT_WORDS.payment, cell: ({ paymentId }) => paymentId },
  { title: RECEIPT_WORDS.reference, cell: ({ referenceNumber }) => referenceNumber ?? '' },
]

function signed({ kind }: Receipt, halalas: number | null): string {
  if (halalas === null) return ''
  return kind === 'credit_note' ? `-${riyals(halalas)}` : riyals(halalas)
}

/** Our own words, numbers of our own and of the provider: none begins as a formula does. */
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
