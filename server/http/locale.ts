import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Locale, localeFrom } from '#engine/languages/index.ts'

/**
 * Reads the language of a response: the cookie that mirrors the user's choice, the first language without one; Accept-Language is
 * ignored.
 */
export function localeOf(context: Context): Locale {
  return localeFrom(getCookie(context, 'language'))
}
