import type { Locale } from '#engine/vocabulary.ts'
import { companies as ar } from './ar/companies.ts'
import { companies as en } from './en/companies.ts'

/** Words read on some pages only: outside the chunk of the language, which every page loads. */
export const COMPANIES: Readonly<Record<Locale, typeof ar>> = { ar, en }
