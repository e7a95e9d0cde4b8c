import type { Locale } from '#engine/vocabulary.ts'
import { mailedLinks as ar } from './ar/mailed-links.ts'
import { mailedLinks as en } from './en/mailed-links.ts'

/** Words read on few pages: outside the chunk of the language, which every page loads. @example const text = useWords(MAILED_LINKS) */
export const MAILED_LINKS: Readonly<Record<Locale, typeof ar>> = { ar, en }
