import type { Locale } from '#engine/vocabulary.ts'
import { credentials as ar } from './ar/credentials.ts'
import { credentials as en } from './en/credentials.ts'

/** Words read on some pages only: outside the chunk of the language, which every page loads. */
export const CREDENTIALS: Readonly<Record<Locale, typeof ar>> = { ar, en }
