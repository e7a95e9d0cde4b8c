import type { Locale } from '#engine/vocabulary.ts'
import { guide as ar } from './ar/guide.ts'
import { guide as en } from './en/guide.ts'

/** Words of a long text, read on one page only: outside the chunk of the language, which every page loads. */
export const GUIDE: Readonly<Record<Locale, typeof ar>> = { ar, en }
export type Guide = typeof ar
