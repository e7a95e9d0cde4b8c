import type { Locale } from '#engine/vocabulary.ts'
import { billing as ar } from './ar/billing.ts'
import { billing as en } from './en/billing.ts'

/** Words read on two pages: outside the chunk of the language, which every page loads. @example const text = useWords(BILLING) */
export const BILLING: Readonly<Record<Locale, typeof ar>> = { ar, en }
