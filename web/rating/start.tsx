import { LANGUAGES, localeFrom } from '#engine/languages/index.ts'
import './rating.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { LOOK_PARTS, type Look, lookSaid, USUAL_LOOK } from '#contract/look.ts'
import { getQueryClient } from '#web/api/queries.ts'
import { RatingPage } from '#web/features/rating/rating-page.tsx'
import { Frame } from '#web/features/shell/frame.tsx'
import { LanguageToggle } from '#web/features/shell/language-toggle.tsx'
import { LookProvider } from '#web/features/shell/look.tsx'
import { TopBar } from '#web/features/shell/top-bar.tsx'
import { cookieOf } from '#web/reading/cookie.ts'
import { markLook } from '#web/reading/mark-look.ts'
import { loadText } from '#web/text/load.ts'
import { LocaleProvider, useLocale, useText } from '#web/text/locale.tsx'
import { LazyToaster } from '#web/ui/toast/lazy-toaster.tsx'

/**
 * Starts the page of raters: a document of its own, without anybody's data, built apart from the pages of takers
 * (docs/decisions/0098). The mail says in which language it begins.
 */
const locale = localeFrom(new URLSearchParams(location.search).get('lang') ?? cookieOf('language'))
const look: Look = { ...USUAL_LOOK, ...lookSaid(cookieOf) }
for (const part of LOOK_PARTS) markLook(part, look[part])

const router = createBrowserRouter([
  { path: '/rate', element: <RatingRoot /> },
  // Another page is another document.
  { path: '*', loader: () => location.reload(), element: null },
])
const text = await loadText(locale)
createRoot(document.getElementById('page') ?? document.body).render(
  <StrictMode>
    <LocaleProvider initial={{ locale, text }}>
      <LookProvider initial={look}>
        <QueryClientProvider client={getQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LookProvider>
    </LocaleProvider>
  </StrictMode>,
)

function RatingRoot() {
  const text = useText()
  const { locale } = useLocale()
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: locale, dir: LANGUAGES[locale].direction })
  }, [locale])
  return (
    <>
      <Frame bar={<TopBar end={<LanguageToggle />} />}>
        <RatingPage />
      </Frame>
      <LazyToaster labels={{ ...text.shell.messages, close: text.common.close }} />
    </>
  )
}
