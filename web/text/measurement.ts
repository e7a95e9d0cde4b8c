import type { Locale } from '#engine/vocabulary.ts'
import { measurement as ar } from './ar/measurement.ts'
import { measurement as en } from './en/measurement.ts'

/** Words of the console's section "Bank and measurement", which nobody else loads. */
export const MEASUREMENT: Readonly<Record<Locale, typeof ar>> = { ar, en }
