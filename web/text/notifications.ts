import type { Locale } from '#engine/vocabulary.ts'
import { notifications as ar } from './ar/notifications.ts'
import { notifications as en } from './en/notifications.ts'

/**
 * Words read behind the bell alone: outside the chunk of the language, which every page loads.
 *
 * @example const text = useWords(NOTIFICATIONS)
 */
export const NOTIFICATIONS: Readonly<Record<Locale, typeof ar>> = { ar, en }
