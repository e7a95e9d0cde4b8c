import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tellLanguage } from './api/session.ts'
import { loadText } from './text/load.ts'
import { LocaleProvider } from './text/locale.tsx'

const locale = document.documentElement.lang === 'en' ? 'en' : 'ar'
const text = await loadText(locale)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LocaleProvider initial={{ locale, text }} onChange={tellLanguage}>
        <HydratedRouter />
      </LocaleProvider>
    </StrictMode>,
  )
})
