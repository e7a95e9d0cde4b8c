import type { Locale } from '#engine/vocabulary.ts'
import { results as ar } from './ar/results.ts'
import { results as en } from './en/results.ts'

/** Words read on some pages only: outside the chunk of the language, which every page loads. */
export const RESULTS: Readonly<Record<Locale, typeof ar>> = { ar, en }
