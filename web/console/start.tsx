import { LANGUAGES, localeFrom } from '#engine/languages/index.ts'
import './console.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { LOOK_PARTS, type Look, lookSaid, USUAL_LOOK } from '#contract/look.ts'
import { getQueryClient } from '#web/api/queries.ts'
import { tellLanguage, tellReading } from '#web/api/session.ts'
import { ApprovalsPage } from '#web/features/console/approvals-page.tsx'
import { ConsultationsPage } from '#web/features/console/consultations-page.tsx'
import { ContentPage } from '#web/features/console/content-page.tsx'
import { FunnelPage } from '#web/features/console/funnel-page.tsx'
import { HealthPage } from '#web/features/console/health-page.tsx'
import { LogPage } from '#web/features/console/log-page.tsx'
import { MeasurementPage } from '#web/features/console/measurement-page.tsx'
import { MessagesPage } from '#web/features/console/messages-page.tsx'
import { MoneyPage } from '#web/features/console/money-page.tsx'
import { PanelsPage } from '#web/features/console/panels-page.tsx'
import { PasskeysPage } from '#web/features/console/passkeys-page.tsx'
import { PeoplePage } from '#web/features/console/people-page.tsx'
import { ResearchPage } from '#web/features/console/research-page.tsx'
import { TeamPage } from '#web/features/console/team-page.tsx'
import { TodayPage } from '#web/features/console/today-page.tsx'
import { LookProvider } from '#web/features/shell/look.tsx'
import { cookieOf } from '#web/reading/cookie.ts'
import { markLook } from '#web/reading/mark-look.ts'
import { loadText } from '#web/text/load.ts'
import { LocaleProvider, useLocale, useText } from '#web/text/locale.tsx'
import { LazyToaster } from '#web/ui/toast/lazy-toaster.tsx'
import { ConsoleShell } from './console-shell.tsx'

/**
 * Starts the console: a document of its own, sent to operators alone and without anybody's data, so that it stands in no site map
 * of the pages (docs/decisions/0085).
 */
const locale = localeFrom(cookieOf('language'))
const look: Look = { ...USUAL_LOOK, ...lookSaid(cookieOf) }
for (const part of LOOK_PARTS) markLook(part, look[part])

const router = createBrowserRouter([
  {
    path: '/operator',
    element: <ConsoleRoot />,
    children: [
      { index: true, element: <TodayPage /> },
      { path: 'people', element: <PeoplePage /> },
      { path: 'money', element: <MoneyPage /> },
      { path: 'approvals', element: <ApprovalsPage /> },
      { path: 'consultations', element: <ConsultationsPage /> },
      { path: 'panels', element: <PanelsPage /> },
      { path: 'messages', element: <MessagesPage /> },
      { path: 'content', element: <ContentPage /> },
      { path: 'funnel', element: <FunnelPage /> },
      { path: 'health', element: <HealthPage /> },
      { path: 'research', element: <ResearchPage /> },
      { path: 'measurement', element: <MeasurementPage /> },
      { path: 'log', element: <LogPage /> },
      { path: 'team', element: <TeamPage /> },
      { path: 'passkeys', element: <PasskeysPage /> },
      { path: '*', element: <TodayPage /> },
    ],
  },
])
const text = await loadText(locale)
createRoot(document.getElementById('page') ?? document.body).render(
  <StrictMode>
    <LocaleProvider initial={{ locale, text }} onChange={tellLanguage}>
      <LookProvider initial={look} onChange={tellReading}>
        <QueryClientProvider client={getQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LookProvider>
    </LocaleProvider>
  </StrictMode>,
)

function ConsoleRoot() {
  const text = useText()
  const { locale } = useLocale()
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: locale, dir: LANGUAGES[locale].direction })
  }, [locale])
  return (
    <>
      <ConsoleShell />
      <LazyToaster labels={{ ...text.shell.messages, close: text.common.close }} />
    </>
  )
}
