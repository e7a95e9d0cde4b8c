import type { Locale } from '#engine/vocabulary.ts'
import { method as ar } from './ar/method.ts'
import { method as en } from './en/method.ts'

/** Words read on one page only: outside the chunk of the language, which every page loads. */
export const METHOD: Readonly<Record<Locale, typeof ar>> = { ar, en }
export type MethodWords = typeof ar
