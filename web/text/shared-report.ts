import type { Locale } from '#engine/vocabulary.ts'
import { shared as ar } from './ar/shared.ts'
import { shared as en } from './en/shared.ts'

/** Words read on some pages only: outside the chunk of the language, which every page loads. */
export const SHARED_REPORT: Readonly<Record<Locale, typeof ar>> = { ar, en }
