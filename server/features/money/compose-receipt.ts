import type { Receipt } from '#contract/payments.ts'
import { hijriDay } from '#engine/languages/hijri-day.ts'
import { besideLocale, inEveryLanguage, LANGUAGES, type Locale, type Words } from '#engine/languages/index.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { qrOf } from '#server/features/paper/qr-of.ts'
import { riyadhDate } from '#server/features/paper/riyadh-date.ts'
import { type SetText, setText } from '#server/features/paper/set-text.ts'
import { settingOf } from '#server/features/paper/setting-of.ts'
import { cardWords, inRiyals, RECEIPT_KINDS, RECEIPT_WORDS, vatWords } from './receipt-words.ts'

/** A text in the paper's language, and in the other one. */
interface Both {
  readonly own: SetText
  readonly other: SetText | null
}

/** Composes what the template lays out: the receipt as it was issued, in two languages, the caller's first. */
export function composeReceipt(receipt: Receipt, locale: Locale) {
  const issued = new Date(receipt.issuedAt)
  const other = besideLocale(locale)
  const both = (words: Words): Both => ({ own: setText(words[locale]), other: setText(words[other]) })
  const alone = (text: string): Both => ({ own: setText(text), other: null })
  const amount = (halalas: number) => setText(inRiyals(halalas)[locale])
  const fact = (label: Words, value: Both) => ({ label: both(label), value })
  const { seller, paidBy, net, vat, vatPercent } = receipt
  const [year = 0, month = 1, day = 1] = dayInRiyadh(issued).split('-').map(Number)
  const words = RECEIPT_WORDS
  const kind = RECEIPT_KINDS[receipt.kind]
  return {
    ...settingOf(locale),
    other: settingOf(other),
    title: `${kind[locale]} ${receipt.number}`,
    date: { year, month, day },
    kind: both(kind),
    number: setText(receipt.number),
    facts: [
      fact(words.issued, both(inEveryLanguage(each => momentOf(issued, each)))),
      fact(words.seller, alone(seller.name)),
      ...(seller.address ? [fact(words.address, alone(seller.address))] : []),
      ...(seller.crNumber ? [fact(words.crNumber, alone(seller.crNumber))] : []),
      ...(seller.vatNumber ? [fact(words.vatNumber, alone(seller.vatNumber))] : []),
      ...(receipt.refersTo ? [fact(words.refersTo, alone(receipt.refersTo))] : []),
      ...(receipt.reason ? [fact(words.reason, both(receipt.reason))] : []),
    ],
    columns: [words.description, words.quantity, words.amount].map(both),
    line: { description: both(receipt.description), quantity: '1', amount: amount(receipt.total) },
    sums:
      net === null || vat === null
        ? []
        : [
            { label: both(words.net), amount: amount(net) },
            { label: both(vatWords(vatPercent ?? 0)), amount: amount(vat) },
          ],
    total: {
      label: both(receipt.kind === 'credit_note' ? words.returned : words.total),
      amount: amount(receipt.total),
    },
    payment: [
      ...(paidBy ? [fact(words.paidBy, alone(cardWords(paidBy)))] : []),
      fact(words.payment, alone(receipt.paymentId)),
      ...(receipt.referenceNumber ? [fact(words.reference, alone(receipt.referenceNumber))] : []),
    ],
    qr: receipt.qr && qrOf(receipt.qr),
  }
}

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Riyadh' })

/** Formats the day in Riyadh by both calendars, and the time. */
function momentOf(date: Date, locale: Locale): string {
  return [riyadhDate(date, locale), hijriDay(date.getTime(), locale), TIME.format(date)].join(
    LANGUAGES[locale].comma,
  )
}
