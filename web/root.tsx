import './styles/index.css'
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router'
import { type Loaded, loadOnServer, type Needs } from './api/load.ts'
import { getQueryClient, queries } from './api/queries.ts'
import { BrokenPage } from './features/shell/broken-page.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { RouteFocus } from './features/shell/route-focus.tsx'
import { StoredLanguage } from './features/shell/stored-language.tsx'
import { useLocale, useText } from './text/locale.tsx'
import { LazyToaster } from './ui/toast/lazy-toaster.tsx'

const needs: Needs = ({ get }) => get(queries.user)

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
/** The person is in the query cache from then on. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  return (
    <html lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
      <head>
        <meta charSet='utf-8' />
        <meta name='viewport' content='width=device-width, initial-scale=1, viewport-fit=cover' />
        <meta name='theme-color' content='#faf8f3' media='(prefers-color-scheme: light)' />
        <meta name='theme-color' content='#0f1614' media='(prefers-color-scheme: dark)' />
        <meta name='format-detection' content='telephone=no' />
        <link rel='icon' href='/icon.svg' type='image/svg+xml' />
        <link rel='manifest' href='/manifest.webmanifest' />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const text = useText()
  const [client] = useState(getQueryClient)
  const matches = useMatches()
  const state = useMemo(() => mergeLoaded(matches.map(match => match.loaderData)), [matches])
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>
        <Outlet />
        <RouteFocus />
        <StoredLanguage />
        <LazyToaster labels={{ region: text.shell.notifications, close: text.common.close }} />
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

/** Every route that was loaded on the server brings its share of the cache. */
function mergeLoaded(all: readonly unknown[]) {
  const states = all.flatMap(data => (data as Loaded | undefined)?.dehydrated ?? [])
  return { mutations: [], queries: states.flatMap(state => state.queries) }
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return <BrokenPage error={error} />
}
