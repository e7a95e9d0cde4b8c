import type { Locale } from '#engine/vocabulary.ts'
import { ar, type Text } from './ar.ts'
import { en } from './en.ts'

/** Holds both languages, for the server speaks both at once; the browser fetches one (load.ts). */
export const TEXT: Readonly<Record<Locale, Text>> = { ar, en }
