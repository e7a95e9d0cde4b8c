import type { Locale } from '#engine/vocabulary.ts'
import { desk as ar } from './ar/desk.ts'
import { desk as en } from './en/desk.ts'

/** Words of the console's part about panels of raters. */
export const DESK: Readonly<Record<Locale, typeof ar>> = { ar, en }
