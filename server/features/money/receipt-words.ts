import type { Receipt } from '#contract/payments.ts'
import type { Words } from '#engine/vocabulary.ts'
import { riyals } from './qr-code.ts'

/** Words what a receipt says beside its own content: on paper, where two languages stand on every one, and in the accountant's file. */
export const RECEIPT_WORDS = {
  number: { ar: 'الرقم', en: 'Number' },
  kind: { ar: 'النوع', en: 'Kind' },
  issued: { ar: 'تاريخ الإصدار', en: 'Issued' },
  seller: { ar: 'البائع', en: 'Seller' },
  address: { ar: 'العنوان', en: 'Address' },
  crNumber: { ar: 'السجل التجاري', en: 'Commercial register' },
  vatNumber: { ar: 'الرقم الضريبي', en: 'VAT number' },
  refersTo: { ar: 'عن الإيصال', en: 'For receipt' },
  reason: { ar: 'سبب الاسترداد', en: 'Reason of the refund' },
  description: { ar: 'البيان', en: 'Item' },
  quantity: { ar: 'الكمية', en: 'Quantity' },
  amount: { ar: 'المبلغ', en: 'Amount' },
  net: { ar: 'المبلغ قبل الضريبة', en: 'Amount before VAT' },
  vat: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  total: { ar: 'الإجمالي', en: 'Total' },
  returned: { ar: 'المبلغ المعاد', en: 'Amount returned' },
  paidBy: { ar: 'دُفع ببطاقة', en: 'Paid by card' },
  payment: { ar: 'رقم العملية', en: 'Transaction number' },
  reference: { ar: 'رقم مرجع الشبكة', en: 'Network reference' },
  currency: { ar: 'العملة', en: 'Currency' },
  page: { ar: 'صفحة', en: 'Page' },
} as const satisfies Record<string, Words>

export const RECEIPT_KINDS: Readonly<Record<Receipt['kind'], Words>> = {
  receipt: { ar: 'إيصال دفع', en: 'Payment receipt' },
  tax_invoice: { ar: 'فاتورة ضريبية مبسطة', en: 'Simplified tax invoice' },
  credit_note: { ar: 'إشعار دائن', en: 'Credit note' },
}

export const vatWords = (percent: number): Words => ({
  ar: `ضريبة القيمة المضافة ${percent}%`,
  en: `VAT ${percent}%`,
})

export const inRiyals = (halalas: number): Words => ({
  ar: `${riyals(halalas)} ر.س`,
  en: `SAR ${riyals(halalas)}`,
})

/** The provider's names of networks, as the networks write themselves. */
const NETWORKS: Readonly<Record<string, string>> = {
  mada: 'mada',
  visa: 'Visa',
  master: 'Mastercard',
  amex: 'Amex',
}

/**
 * Names a card, with dots as asterisks on paper.
 *
 * @example cardWords({ brand: 'master', lastFour: '0000' }) // 'Mastercard •••• 0000'
 */
export const cardWords = ({ brand, lastFour }: NonNullable<Receipt['paidBy']>): string =>
  `${NETWORKS[brand] ?? brand} **** ${lastFour}`
