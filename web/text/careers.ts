import type { Locale } from '#engine/vocabulary.ts'
import { careers as ar } from './ar/careers.ts'
import { careers as en } from './en/careers.ts'

/** Words of /careers and of the page of each occupation: outside the chunk of the language, which every page loads. */
export const CAREERS: Readonly<Record<Locale, typeof ar>> = { ar, en }
