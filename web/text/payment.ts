import type { Locale } from '#engine/vocabulary.ts'
import { payment as ar } from './ar/payment.ts'
import { payment as en } from './en/payment.ts'

/** Words read on two pages: outside the chunk of the language, which every page loads. @example const text = useWords(PAYMENT) */
export const PAYMENT: Readonly<Record<Locale, typeof ar>> = { ar, en }
