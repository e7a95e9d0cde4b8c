import type { Locale } from '#engine/vocabulary.ts'
import { looks as ar } from './ar/looks.ts'
import { looks as en } from './en/looks.ts'

/** Words of roles, acts and reasons: read on the account page and in the console. */
export const LOOKS: Readonly<Record<Locale, typeof ar>> = { ar, en }
