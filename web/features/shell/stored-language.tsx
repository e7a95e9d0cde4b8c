import { useEffect } from 'react'
import { readStored, store } from '#web/api/storage.ts'
import { useLocale } from '#web/text/locale.tsx'

/** Local storage is the person's choice; the cookie that the server reads may have been lost. Runs once. */
export function StoredLanguage() {
  const { locale, setLocale } = useLocale()
  useEffect(() => {
    const stored = readStored('language')
    if (stored === null) store('language', locale)
    else if ((stored === 'ar' || stored === 'en') && stored !== locale) setLocale(stored).catch(() => {})
  }, [])
  return null
}
