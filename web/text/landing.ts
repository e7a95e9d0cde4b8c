import type { Locale } from '#engine/vocabulary.ts'
import { landing as ar } from './ar/landing.ts'
import { landing as en } from './en/landing.ts'

/** Words read on one page only, which has no React: outside the chunk of the language. @example const landing = useWords(LANDING) */
export const LANDING: Readonly<Record<Locale, typeof ar>> = { ar, en }
