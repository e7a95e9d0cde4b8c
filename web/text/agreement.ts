import type { Locale } from '#engine/vocabulary.ts'
import { agreement as ar } from './ar/agreement.ts'
import { agreement as en } from './en/agreement.ts'

/** Words of the console about what came of a panel of raters. */
export const AGREEMENT: Readonly<Record<Locale, typeof ar>> = { ar, en }
