import { legal as ar } from './ar/legal.ts'
import { legal as en } from './en/legal.ts'

/** Long, and read on two pages only: outside the chunk of the language, which every page loads. */
export const LEGAL = { ar, en }
