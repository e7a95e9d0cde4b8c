import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Locale } from '#engine/vocabulary.ts'

/**
 * Reads the language of a response: the cookie that mirrors the user's choice, Arabic without one; Accept-Language is
 * ignored.
 */
export function localeOf(context: Context): Locale {
  return getCookie(context, 'language') === 'en' ? 'en' : 'ar'
}
