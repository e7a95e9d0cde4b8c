import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { languageOf } from '#contract/reading-pages.ts'
import { readStored, store } from '#web/api/storage.ts'
import { remember, useLocale } from '#web/text/locale.tsx'

/**
 * The address of a reading page decides its language and changes no choice that was made. Everywhere else local storage is the person's
 * choice; the cookie that the server reads may have been lost.
 */
export function StoredLanguage() {
  const { locale, setLocale } = useLocale()
  const { pathname } = useLocation()
  useEffect(() => {
    const stored = readStored('language')
    const chosen = stored ?? /(?:^|; )language=(ar|en)/.exec(document.cookie)?.[1] ?? null
    const decided = languageOf(pathname)
    // Whoever arrives at an English address and has chosen nothing yet goes on in English.
    if (chosen === null && decided) remember(decided)
    else if (stored === null) store('language', chosen ?? locale)
    const wanted = decided ?? chosen
    if ((wanted === 'ar' || wanted === 'en') && wanted !== locale) {
      setLocale(wanted, decided === null).catch(() => {})
    }
    // The toggle changes the language of the page in place: only another page asks again.
  }, [pathname])
  return null
}
