import type { Locale } from '#engine/vocabulary.ts'
import { accountPages as ar } from './ar/account-pages.ts'
import { accountPages as en } from './en/account-pages.ts'

/** Words read on few pages: outside the chunk of the language, which every page loads. @example const text = useWords(ACCOUNT_PAGES) */
export const ACCOUNT_PAGES: Readonly<Record<Locale, typeof ar>> = { ar, en }
