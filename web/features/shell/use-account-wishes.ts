import { useEffect } from 'react'
import type { User } from '#contract/account.ts'
import { LOOK, type LookPart, READING_PARTS } from '#contract/look.ts'
import { readStored } from '#web/api/storage.ts'
import { cookieOf } from '#web/reading/cookie.ts'
import { useLocale } from '#web/text/locale.tsx'
import { useLook } from './look.tsx'

/**
 * Gives the pages the language and the reading help of the account in a browser that has said nothing of its own, as after signing in
 * on a new device.
 */
export function useAccountWishes(user: User | null): void {
  const { locale, setLocale } = useLocale()
  const { setLook } = useLook()
  const language = user?.language
  useEffect(() => {
    if (language && language !== locale && !hasChosenLanguage()) void setLocale(language)
  }, [language, locale, setLocale])
  const reading = user?.reading
  useEffect(() => {
    if (!reading) return
    for (const part of READING_PARTS) {
      if (reading[part] !== LOOK[part][0] && !hasCookie(part)) setLook({ [part]: reading[part] }, false)
    }
  }, [reading, setLook])
}

const hasChosenLanguage = () => readStored('language') !== null || hasCookie('language')

const hasCookie = (name: LookPart | 'language') => cookieOf(name) !== undefined
