import type { Locale } from '#engine/vocabulary.ts'
import { verify as ar } from './ar/verify.ts'
import { verify as en } from './en/verify.ts'

/** Words read on some pages only: outside the chunk of the language, which every page loads. */
export const VERIFY: Readonly<Record<Locale, typeof ar>> = { ar, en }
