import { settings as ar } from './ar/settings.ts'
import { settings as en } from './en/settings.ts'

/** Read on the account page alone: outside the chunk of the language. @example const text = useWords(SETTINGS) */
export const SETTINGS = { ar, en }
