import { notices as ar } from './ar/notices.ts'
import { notices as en } from './en/notices.ts'

/** Read behind the bell alone: outside the chunk of the language, which every page loads. @example const text = useWords(NOTICES) */
export const NOTICES = { ar, en }
