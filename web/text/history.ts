import type { Locale } from '#engine/vocabulary.ts'
import { history as ar } from './ar/history.ts'
import { history as en } from './en/history.ts'

/** Words read on some pages only: outside the chunk of the language, which every page loads. */
export const HISTORY: Readonly<Record<Locale, typeof ar>> = { ar, en }
