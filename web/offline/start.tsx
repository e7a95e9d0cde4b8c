import { LANGUAGES, localeFrom } from '#engine/languages/index.ts'
import '../styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router'
import type { User } from '#contract/account.ts'
import { readAttempt, readKeeper } from '#web/answers/kept.ts'
import { offerDevice } from '#web/api/device.ts'
import { getQueryClient, queries } from '#web/api/queries.ts'
import { tellLanguage } from '#web/api/session.ts'
import { readStored } from '#web/api/storage.ts'
import { AssessmentPage } from '#web/routes/assessment-page.tsx'
import { loadText } from '#web/text/load.ts'
import { LocaleProvider, useText } from '#web/text/locale.tsx'
import { LazyToaster } from '#web/ui/toast/lazy-toaster.tsx'
import { OfflinePage } from './offline-page.tsx'

/**
 * What the service worker answers with when a page cannot be had: the test from what the device keeps, else a page that says
 * so. The document holds nothing of anybody; who is answering, and where, comes from the device.
 */
const client = getQueryClient()
offerDevice(() => import('#web/answers/lazy.ts'))
const goesOn = await recall()
const locale = localeFrom(readStored('language'))
Object.assign(document.documentElement, { lang: locale, dir: LANGUAGES[locale].direction })

const router = createBrowserRouter([
  {
    Component: Frame,
    children: [
      ...(goesOn ? [{ path: '/assessment', element: <AssessmentPage first={null} /> }] : []),
      // Another page is another document: with a network it is the server's again.
      { path: '*', element: <OfflinePage goesOn={goesOn} opened={location.href} /> },
    ],
  },
])
const text = await loadText(locale)
createRoot(document.getElementById('page') ?? document.body).render(
  <StrictMode>
    <LocaleProvider initial={{ locale, text }} onChange={tellLanguage}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>
  </StrictMode>,
)

function Frame() {
  const text = useText()
  return (
    <>
      <Outlet />
      <LazyToaster labels={{ ...text.shell.messages, close: text.common.close }} />
    </>
  )
}

/** Puts what the device keeps where the pages look for it. False: there is no test to go on with. */
async function recall(): Promise<boolean> {
  try {
    const [person, attempt] = await Promise.all([readKeeper(), readAttempt()])
    if (!person || !attempt) return false
    const user: User = {
      id: person.id,
      firstName: person.firstName,
      lastName: '',
      email: '',
      emailVerified: true,
      profileImageUrl: null,
      language: locale,
    }
    client.setQueryData<User | null>(queries.user.queryKey, user)
    client.setQueryData(queries.assessment.queryKey, attempt)
    return true
  } catch {
    return false
  }
}
