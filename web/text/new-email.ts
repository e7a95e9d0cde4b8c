import type { Locale } from '#engine/vocabulary.ts'
import { newEmail as ar } from './ar/new-email.ts'
import { newEmail as en } from './en/new-email.ts'

/** Words read on the two pages that mailed links of a change of address lead to. */
export const NEW_EMAIL: Readonly<Record<Locale, typeof ar>> = { ar, en }
