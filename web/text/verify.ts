import { verify as ar } from './ar/verify.ts'
import { verify as en } from './en/verify.ts'

/** Read on some pages only: outside the chunk of the language, which every page loads. */
export const VERIFY = { ar, en }
