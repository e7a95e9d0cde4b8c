import { contact as ar } from './ar/contact.ts'
import { contact as en } from './en/contact.ts'

/** Read on one page: outside the chunk of the language, which every page loads. @example const text = useWords(CONTACT) */
export const CONTACT = { ar, en }
