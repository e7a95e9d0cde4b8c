import type { Locale } from '#engine/vocabulary.ts'
import { rating as ar } from './ar/rating.ts'
import { rating as en } from './en/rating.ts'

/** Words of the page of raters, which nobody else loads. */
export const RATING: Readonly<Record<Locale, typeof ar>> = { ar, en }
