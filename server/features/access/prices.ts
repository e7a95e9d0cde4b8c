import type { Product } from '#contract/payments.ts'
import type { Words } from '#engine/vocabulary.ts'

/** Lists the prices in halalas, VAT included; a plan's is for a month. */
export const PRICES: Readonly<Record<Product, number>> = { unlock: 2900, starter: 2900, pro: 9900 }
export const UNLOCK_PRICE = PRICES.unlock
export const CURRENCY = 'SAR'

/** Days after paying in which an unopened purchase can be refunded. */
export const REFUND_DAYS = 14

/** Names what is sold, for receipts and mails. */
export const PRODUCT_NAMES: Readonly<Record<Product, Words>> = {
  unlock: { ar: 'فتح التقرير المفصّل', en: 'Detailed report' },
  starter: { ar: 'باقة البداية، شهر واحد', en: 'Starter plan, one month' },
  pro: { ar: 'الباقة الاحترافية، شهر واحد', en: 'Pro plan, one month' },
}
