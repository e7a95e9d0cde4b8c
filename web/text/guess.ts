import type { Locale } from '#engine/vocabulary.ts'
import { guess as ar } from './ar/guess.ts'
import { guess as en } from './en/guess.ts'

/** Words read once, after the last answer: outside the chunk of the language, which every page loads. */
export const GUESS: Readonly<Record<Locale, typeof ar>> = { ar, en }
