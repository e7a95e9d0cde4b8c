import type { Locale } from '#engine/vocabulary.ts'
import { contact as ar } from './ar/contact.ts'
import { contact as en } from './en/contact.ts'

/** Words read on one page: outside the chunk of the language, which every page loads. @example const text = useWords(CONTACT) */
export const CONTACT: Readonly<Record<Locale, typeof ar>> = { ar, en }
