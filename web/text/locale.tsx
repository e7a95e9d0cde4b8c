import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'
import type { Locale } from '#engine/vocabulary.ts'
import type { Text } from './ar.ts'
import { loadText } from './load.ts'

interface Language {
  readonly locale: Locale
  readonly text: Text
}

interface LocaleContext extends Language {
  /** `chosen`: the person wants it from now on, and not only this address. */
  readonly setLocale: (locale: Locale, chosen?: boolean) => Promise<void>
}

const Context = createContext<LocaleContext | null>(null)

interface LocaleProviderProps {
  readonly initial: Language
  /** Told after the page speaks the new language: the account may want to know. */
  readonly onChange?: (locale: Locale) => void
  readonly children: ReactNode
}

/** Provides the page's language to all below; stands around the router on both sides (entry.server.tsx, entry.client.tsx). */
export function LocaleProvider({ initial, onChange, children }: LocaleProviderProps) {
  const [language, setLanguage] = useState(initial)
  const setLocale = useCallback(
    async (locale: Locale, chosen = true) => {
      const text = await loadText(locale)
      if (chosen) remember(locale)
      startTransition(() => setLanguage({ locale, text }))
      if (chosen) onChange?.(locale)
    },
    [onChange],
  )
  const value = useMemo(() => ({ ...language, setLocale }), [language, setLocale])
  return <Context value={value}>{children}</Context>
}

/** Stores the language: local storage remembers, the cookie tells the server before it renders. */
function remember(locale: Locale): void {
  try {
    localStorage.setItem('language', locale)
  } catch {
    // A browser that keeps nothing still has the cookie, or at least this page.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4.
  document.cookie = `language=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`
}

function useLanguage(): LocaleContext {
  const value = useContext(Context)
  if (!value) throw new Error('LocaleProvider is missing')
  return value
}

/** Returns the words of the page's language. @example const text = useText(); text.common.retry */
export const useText = (): Text => useLanguage().text

/**
 * Returns the page's language and the function that changes it.
 *
 * @example const { locale, setLocale } = useLocale(); question.story[locale]
 */
export function useLocale(): Pick<LocaleContext, 'locale' | 'setLocale'> {
  return useLanguage()
}

/** Returns words that only some pages load, in the page's language. @example const text = useWords(PAYMENT) */
export function useWords<Words>(words: Readonly<Record<Locale, Words>>): Words {
  return words[useLanguage().locale]
}
