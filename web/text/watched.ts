import type { Locale } from '#engine/vocabulary.ts'
import { watched as ar } from './ar/watched.ts'
import { watched as en } from './en/watched.ts'

/** Words of the banner of a support view, which nobody else loads. */
export const WATCHED: Readonly<Record<Locale, typeof ar>> = { ar, en }
