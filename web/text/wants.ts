import type { Locale } from '#engine/vocabulary.ts'
import { wants as ar } from './ar/wants.ts'
import { wants as en } from './en/wants.ts'

/** Words of the page "What I want". */
export const WANTS: Readonly<Record<Locale, typeof ar>> = { ar, en }
