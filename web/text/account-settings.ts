import type { Locale } from '#engine/vocabulary.ts'
import { accountSettings as ar } from './ar/account-settings.ts'
import { accountSettings as en } from './en/account-settings.ts'

/** Words read on the account page alone: outside the chunk of the language. @example const text = useWords(ACCOUNT_SETTINGS) */
export const ACCOUNT_SETTINGS: Readonly<Record<Locale, typeof ar>> = { ar, en }
