import { tips as ar } from './ar/tips.ts'
import { tips as en } from './en/tips.ts'

/** Read on some pages only: outside the chunk of the language, which every page loads. */
export const TIPS = { ar, en }
