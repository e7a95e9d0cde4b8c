import type { Locale } from '#engine/vocabulary.ts'
import { advice as ar } from './ar/advice.ts'
import { advice as en } from './en/advice.ts'

/** Words read on some pages only: outside the chunk of the language, which every page loads. */
export const ADVICE: Readonly<Record<Locale, typeof ar>> = { ar, en }
