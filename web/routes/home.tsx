import { useQuery } from '@tanstack/react-query'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { User } from '#contract/account.ts'
import { readingPath } from '#contract/reading-pages.ts'
import { situationOn } from '#contract/situation-of-day.ts'
import { type Loaded, loadInBrowser, loadOnServer, type Needs } from '#web/api/load.ts'
import { getQueryClient, queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { appContext } from '#web/context.ts'
import { Dashboard } from '#web/features/dashboard/dashboard.tsx'
import { LandingPage } from '#web/features/landing/landing-page.tsx'
import { AppShell } from '#web/features/shell/app-shell.tsx'
import { PageHead } from '#web/features/shell/page-head.tsx'
import { PageTitle } from '#web/features/shell/page-title.tsx'
import { SiteShell } from '#web/features/shell/site-shell.tsx'
import { organizationData, siteData } from '#web/features/shell/structured-data.ts'
import { useOrigin } from '#web/reading/origin.ts'
import { loadDocument, type RouteHandle } from '#web/reading/route.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { LANDING } from '#web/text/landing.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'

interface HomeLoaded extends Loaded {
  readonly visitor: boolean
  /** What a visitor may try today; kept pages are named by it (server/http/kept-pages.ts). */
  readonly situation: number
}

/** Marks the page of visitors as a reading page; signed-in people get the app. */
export const handle: RouteHandle = {
  reading: loaded => (loaded as HomeLoaded | undefined)?.visitor ?? false,
}

const visitorNeeds: Needs = ({ get }) =>
  Promise.all([get(queries.catalog), get(queries.prices), get(queries.sampleReport), get(queries.content)])
const ownNeeds: Needs = ({ get }) => {
  // The dashboard stands without these.
  const finished = get(queries.assessment).then(async current => {
    if (current?.isCompleted) await get(queries.results(current.id))
  })
  const earlier = Promise.all([get(queries.assessment), get(queries.attempts)]).then(
    async ([current, attempts]) => {
      if (attempts.some(({ id }) => id !== current?.id)) await get(queries.developmentPlan)
    },
  )
  const rest = Promise.allSettled([get(queries.companies), earlier, finished])
  return Promise.all([get(queries.profile), get(queries.assessment), get(queries.catalog), rest])
}

export async function loader(args: LoaderFunctionArgs): Promise<HomeLoaded> {
  const { locale } = args.context.get(appContext)
  const { pathname, search } = new URL(args.request.url)
  let visitor = false
  const loaded = await loadOnServer(args, async page => {
    visitor = (await page.get<User | null>(queries.user)) === null
    const home = visitor ? readingPath('/', locale) : '/'
    if (pathname !== home) throw redirect(home + search)
    await (visitor ? visitorNeeds(page) : ownNeeds(page))
  })
  return { ...loaded, visitor, situation: situationOn(Date.now()) }
}

export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<HomeLoaded> {
  const user = await getQueryClient().fetchQuery<User | null>(queries.user)
  if (!user) throw loadDocument(args)
  return { ...(await loadInBrowser(args, ownNeeds)), visitor: false, situation: 0 }
}

export default function Home() {
  const user = useUser()
  return user ? <OwnHome /> : <VisitorHome />
}

function OwnHome() {
  const text = useWords(DASHBOARD)
  return (
    <AppShell>
      <PageTitle>{text.title}</PageTitle>
      <Dashboard />
    </AppShell>
  )
}

function VisitorHome() {
  const { situation } = useLoaderData<typeof loader>()
  const landing = useWords(LANDING)
  const { common } = useText()
  const { locale } = useLocale()
  const site = { origin: useOrigin(), locale, name: common.product }
  const { data: catalog } = useQuery(queries.catalog)
  const { data: prices } = useQuery(queries.prices)
  const { data: sample } = useQuery(queries.sampleReport)
  return (
    <SiteShell bare>
      <PageHead
        page='/'
        title={landing.title}
        description={landing.description}
        data={[organizationData(site), siteData(site)]}
      />
      <LandingPage
        minutes={catalog?.templates.find(({ id }) => id === 'basic')?.minutes ?? null}
        prices={prices ?? null}
        sample={sample ?? null}
        situation={situation}
      />
    </SiteShell>
  )
}
