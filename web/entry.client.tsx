import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { localeFrom } from '#engine/languages/index.ts'
import { offerDevice } from './api/device.ts'
import { tellLanguage } from './api/session.ts'
import { ThemeProvider } from './features/shell/theme.tsx'
import { isTheme } from './reading/theme.ts'
import { loadText } from './text/load.ts'
import { LocaleProvider } from './text/locale.tsx'

offerDevice(() => import('./answers/lazy.ts'))

const { lang, dataset } = document.documentElement
const locale = localeFrom(lang)
const text = await loadText(locale)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleProvider initial={{ locale, text }} onChange={tellLanguage}>
        <ThemeProvider initial={isTheme(dataset.theme) ? dataset.theme : 'system'}>
          <HydratedRouter />
        </ThemeProvider>
      </LocaleProvider>
    </StrictMode>,
  )
})
