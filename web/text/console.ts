import type { Locale } from '#engine/vocabulary.ts'
import { console as ar } from './ar/console.ts'
import { console as en } from './en/console.ts'

/** Words of the console, which nobody else loads. */
export const CONSOLE: Readonly<Record<Locale, typeof ar>> = { ar, en }
