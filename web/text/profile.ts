import type { Locale } from '#engine/vocabulary.ts'
import { profile as ar } from './ar/profile.ts'
import { profile as en } from './en/profile.ts'

/** Words of the form of the basic information: outside the chunk of the language, which every page loads. */
export const PROFILE: Readonly<Record<Locale, typeof ar>> = { ar, en }
