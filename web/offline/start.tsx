import { LANGUAGES, localeFrom } from '#engine/languages/index.ts'
import '../styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, StrictMode, Suspense, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router'
import type { User } from '#contract/account.ts'
import { LOOK_PARTS, type Look, lookSaid, USUAL_LOOK } from '#contract/look.ts'
import { readAttempt, readKeeper, readKeptWants, readPlan } from '#web/answers/kept.ts'
import { offerDevice } from '#web/api/device.ts'
import { getQueryClient, queries } from '#web/api/queries.ts'
import { tellLanguage, tellReading } from '#web/api/session.ts'
import { readStored } from '#web/api/storage.ts'
import { LookProvider, useLook } from '#web/features/shell/look.tsx'
import { cookieOf } from '#web/reading/cookie.ts'
import { markLook } from '#web/reading/mark-look.ts'
import { AssessmentPage } from '#web/routes/assessment-page.tsx'
import { loadText } from '#web/text/load.ts'
import { LocaleProvider, useText } from '#web/text/locale.tsx'
import { LazyToaster } from '#web/ui/toast/lazy-toaster.tsx'
import { type Kept, OfflinePage } from './offline-page.tsx'

/**
 * What the service worker answers with when a page cannot be had: the test, "What I want" or the plan from what the device keeps, else a page that
 * says so. The document holds nothing of anybody; who is answering, and where, comes from the device.
 */
const client = getQueryClient()
offerDevice(() => import('#web/answers/lazy.ts'))
const locale = localeFrom(readStored('language'))
const look: Look = { ...USUAL_LOOK, ...lookSaid(cookieOf) }
const NOTHING: Kept = { attempt: false, plan: false, wants: false }
const kept = await recall()
Object.assign(document.documentElement, { lang: locale, dir: LANGUAGES[locale].direction })

/** Not needed for the test: loaded where they are opened, from what the worker keeps. */
const LazyPlan = lazy(async () => ({
  default: (await import('#web/routes/development-plan-screen.tsx')).DevelopmentPlanScreen,
}))
const LazyWants = lazy(async () => ({
  default: (await import('#web/routes/wants-screen.tsx')).WantsScreen,
}))

const router = createBrowserRouter([
  {
    Component: Frame,
    children: [
      ...(kept.attempt ? [{ path: '/assessment', element: <AssessmentPage first={null} /> }] : []),
      ...(kept.plan ? [{ path: '/development-plan', element: <Later screen={<LazyPlan />} /> }] : []),
      ...(kept.wants ? [{ path: '/wants', element: <Later screen={<LazyWants />} /> }] : []),
      // Another page is another document: with a network it is the server's again.
      { path: '*', element: <OfflinePage goesOn={kept} opened={location.href} /> },
    ],
  },
])
const text = await loadText(locale)
createRoot(document.getElementById('page') ?? document.body).render(
  <StrictMode>
    <LocaleProvider initial={{ locale, text }} onChange={tellLanguage}>
      <LookProvider initial={look} onChange={tellReading}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LookProvider>
    </LocaleProvider>
  </StrictMode>,
)

function Later({ screen }: { screen: ReactNode }) {
  return <Suspense>{screen}</Suspense>
}

function Frame() {
  const text = useText()
  const { look } = useLook()
  useLayoutEffect(() => {
    for (const part of LOOK_PARTS) markLook(part, look[part])
  }, [look])
  return (
    <>
      <Outlet />
      <LazyToaster labels={{ ...text.shell.messages, close: text.common.close }} />
    </>
  )
}

/** Puts what the device keeps where the pages look for it, and tells which of them can go on. */
async function recall(): Promise<Kept> {
  try {
    const [person, attempt, plan, wants] = await Promise.all([
      readKeeper(),
      readAttempt(),
      readPlan(),
      readKeptWants(),
    ])
    if (!person) return NOTHING
    const user: User = {
      id: person.id,
      firstName: person.firstName,
      lastName: '',
      email: '',
      emailVerified: true,
      profileImageUrl: null,
      language: locale,
      reading: { size: look.size, lines: look.lines, face: look.face },
    }
    client.setQueryData<User | null>(queries.user.queryKey, user)
    if (attempt) client.setQueryData(queries.assessment.queryKey, attempt)
    if (plan) client.setQueryData(queries.developmentPlan.queryKey, plan)
    if (wants) client.setQueryData(queries.wants.queryKey, wants)
    return { attempt: attempt !== undefined, plan: plan !== undefined, wants: wants !== undefined }
  } catch {
    return NOTHING
  }
}
