import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { lookSaid, USUAL_LOOK } from '#contract/look.ts'
import { localeFrom } from '#engine/languages/index.ts'
import { offerDevice } from './api/device.ts'
import { tellLanguage, tellReading } from './api/session.ts'
import { LookProvider } from './features/shell/look.tsx'
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
        <LookProvider initial={{ ...USUAL_LOOK, ...lookSaid(part => dataset[part]) }} onChange={tellReading}>
          <HydratedRouter />
        </LookProvider>
      </LocaleProvider>
    </StrictMode>,
  )
})
