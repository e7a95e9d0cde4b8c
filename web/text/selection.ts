import type { Locale } from '#engine/vocabulary.ts'
import { selection as ar } from './ar/selection.ts'
import { selection as en } from './en/selection.ts'

/** Words of the choice of a form: outside the chunk of the language, which every page loads. */
export const SELECTION: Readonly<Record<Locale, SelectionText>> = { ar, en }
export type SelectionText = typeof ar
