import type { Locale } from '#engine/vocabulary.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import type { PaperWords } from './paper-words.ts'

export const PAPER_WORDS: Readonly<Record<Locale, PaperWords>> = { ar, en }
