import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LOCALES } from '#engine/languages/index.ts'
import { readStored, store } from '#web/api/storage.ts'
import { cookieOf } from '#web/reading/cookie.ts'
import { useLocale } from '#web/text/locale.tsx'

/**
 * Restores the person's language from local storage: the cookie that the server reads may have been lost. (Of reading pages,
 * whose address decides, web/reading/main.ts.)
 */
export function StoredLanguage() {
  const { locale, setLocale } = useLocale()
  const { pathname } = useLocation()
  useEffect(() => {
    const stored = readStored('language')
    const named = stored ?? cookieOf('language')
    const chosen = LOCALES.find(known => known === named)
    if (stored === null && chosen) store('language', chosen)
    if (chosen && chosen !== locale) setLocale(chosen).catch(() => {})
    // The toggle changes the language of the page in place: only another page asks again.
  }, [pathname])
  return null
}
