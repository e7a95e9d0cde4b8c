import { useQuery } from '@tanstack/react-query'
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { useText } from '#web/text/locale.tsx'

const needs: Needs = async ({ get }) => {
  const [user] = await Promise.all([get(queries.user), get(queries.catalog), get(queries.prices)])
  if (!user) return
  // The dashboard stands without the last two.
  const rest = Promise.allSettled([get(queries.companies), get(queries.attempts)])
  await Promise.all([get(queries.profile), get(queries.assessment), rest])
}

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(args, needs)

export default function Home() {
  const { dashboard, landing } = useText()
  const user = useUser()
  const { data: catalog } = useQuery(queries.catalog)
  const { data: prices } = useQuery(queries.prices)
  if (user) {
    return (
      <AppShell>
        <PageTitle>{dashboard.title}</PageTitle>
        <Dashboard />
      </AppShell>
    )
  }
  return (
    <SiteShell bare>
      <PageTitle>{landing.title}</PageTitle>
      <meta name='description' content={landing.lead} />
      <LandingPage
        minutes={catalog?.templates.find(({ id }) => id === 'basic')?.minutes ?? null}
        unlockPrice={prices?.prices.unlock ?? null}
      />
    </SiteShell>
  )
}
