import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { THEME_COLORS, type Theme, themeCookie } from '#web/reading/theme.ts'

interface ThemeContext {
  readonly theme: Theme
  readonly setTheme: (theme: Theme) => void
}

const Context = createContext<ThemeContext | null>(null)

/** Provides the theme around the router on both sides (entry.server.tsx, entry.client.tsx); the server knows the cookie. */
export function ThemeProvider({ initial, children }: { initial: Theme; children: ReactNode }) {
  const [theme, setTheme] = useState(initial)
  const value = useMemo(
    () => ({
      theme,
      setTheme: (chosen: Theme) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4.
        document.cookie = themeCookie(chosen)
        setTheme(chosen)
      },
    }),
    [theme],
  )
  return <Context value={value}>{children}</Context>
}

/** Reads and sets the theme. @example const { theme, setTheme } = useTheme() */
export function useTheme(): ThemeContext {
  const value = useContext(Context)
  if (!value) throw new Error('ThemeProvider is missing')
  return value
}

/** Tells the browser what to paint around the page. */
export function ThemeColors() {
  const { theme } = useTheme()
  return (['light', 'dark'] as const).map(scheme => (
    <meta
      key={scheme}
      name='theme-color'
      content={THEME_COLORS[theme === 'system' ? scheme : theme]}
      media={`(prefers-color-scheme: ${scheme})`}
    />
  ))
}
