import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { type Look, type LookPart, lookCookie, type Reading } from '#contract/look.ts'
import { THEME_COLORS } from '#web/reading/theme.ts'

interface LookContext {
  readonly look: Look
  /** `chosen`: the person wants it from now on; without it the page only takes what the account says. */
  readonly setLook: (wishes: Partial<Look>, chosen?: boolean) => void
}

const Context = createContext<LookContext | null>(null)

interface LookProviderProps {
  readonly initial: Look
  /** Told what of the reading help was chosen: the account may want to know. */
  readonly onChange?: (reading: Partial<Reading>) => void
  readonly children: ReactNode
}

/** Provides the look around the router on both sides (entry.server.tsx, entry.client.tsx); the server knows the cookies. */
export function LookProvider({ initial, onChange, children }: LookProviderProps) {
  const [look, change] = useState(initial)
  const setLook = useCallback(
    (wishes: Partial<Look>, chosen = true) => {
      for (const [part, value] of Object.entries(wishes)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4.
        document.cookie = lookCookie(part as LookPart, value)
      }
      change(before => ({ ...before, ...wishes }))
      const { theme: _, ...reading } = wishes
      if (chosen && Object.keys(reading).length > 0) onChange?.(reading)
    },
    [onChange],
  )
  const value = useMemo(() => ({ look, setLook }), [look, setLook])
  return <Context value={value}>{children}</Context>
}

/** Reads and sets the look. @example const { look, setLook } = useLook() */
export function useLook(): LookContext {
  const value = useContext(Context)
  if (!value) throw new Error('LookProvider is missing')
  return value
}

/** Tells the browser what to paint around the page. */
export function ThemeColors() {
  const { theme } = useLook().look
  return (['light', 'dark'] as const).map(scheme => (
    <meta
      key={scheme}
      name='theme-color'
      content={THEME_COLORS[theme === 'system' ? scheme : theme]}
      media={`(prefers-color-scheme: ${scheme})`}
    />
  ))
}
