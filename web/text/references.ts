import type { Locale } from '#engine/vocabulary.ts'
import { references as ar } from './ar/references.ts'
import { references as en } from './en/references.ts'

/** Words read on one page only: outside the chunk of the language, which every page loads. */
export const REFERENCES: Readonly<Record<Locale, typeof ar>> = { ar, en }
