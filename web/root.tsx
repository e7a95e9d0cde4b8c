import { LOOK, LOOK_PARTS, type Look } from '#contract/look.ts'
import { LANGUAGES } from '#engine/languages/index.ts'
import './styles/index.css'
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteError,
} from 'react-router'
import { type Loaded, loadOnServer, type Needs } from './api/load.ts'
import { getQueryClient, queries } from './api/queries.ts'
import { BrokenPage } from './features/shell/broken-page.tsx'
import { LazyWatched } from './features/shell/lazy-watched.tsx'
import { ThemeColors, useLook } from './features/shell/look.tsx'
import { RouteFocus } from './features/shell/route-focus.tsx'
import { StoredLanguage } from './features/shell/stored-language.tsx'
import readingScript from './reading/main.ts?worker&url'
import { useIntegrity, useModules, useNonce } from './reading/origin.ts'
import { isListed, isReading } from './reading/route.ts'
import { useLocale, useText } from './text/locale.tsx'
import { useAwake } from './ui/awake.ts'
import { LazyToaster } from './ui/toast/lazy-toaster.tsx'

const needs: Needs = ({ get }) => get(queries.user)

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, needs)
/** Keeps React Router from loading the person again, who is in the query cache from then on. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  const { look } = useLook()
  const nonce = useNonce()
  const integrity = useIntegrity(readingScript)
  const modules = useModules()
  const matches = useMatches()
  const reading = isReading(matches)
  useAwake()
  const going = useNavigation().state !== 'idle'
  return (
    <html
      lang={locale}
      dir={LANGUAGES[locale].direction}
      {...lookAttributes(look)}
      data-going={going ? '' : undefined}
    >
      <head>
        <meta charSet='utf-8' />
        <meta name='viewport' content='width=device-width, initial-scale=1, viewport-fit=cover' />
        <ThemeColors />
        {!isListed(matches) && <meta name='robots' content='noindex' />}
        <meta name='format-detection' content='telephone=no' />
        <link rel='icon' href='/icon.svg' type='image/svg+xml' />
        <link rel='icon' href='/pictures/icon-192.png' sizes='192x192' type='image/png' />
        <link rel='apple-touch-icon' href='/pictures/apple-touch-icon.png' />
        <link rel='manifest' href={`/manifest.${locale}.webmanifest`} />
        <Links />
        {/* Scripts asks for the same, but as urgently as for the style sheet and the fonts, and who asks first decides. */}
        {modules.map(module => (
          <link key={module} rel='modulepreload' href={module} fetchPriority='low' nonce={nonce} />
        ))}
      </head>
      <body>
        {children}
        {reading ? (
          <script type='module' nonce={nonce} integrity={integrity} src={readingScript} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
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
        <LazyWatched />
        <Outlet />
        <RouteFocus />
        <StoredLanguage />
        <LazyToaster labels={{ ...text.shell.messages, close: text.common.close }} />
      </HydrationBoundary>
    </QueryClientProvider>
  )
}

/** What was chosen, for the styles; the first of each part has none. */
const lookAttributes = (look: Look) =>
  Object.fromEntries(
    LOOK_PARTS.filter(part => look[part] !== LOOK[part][0]).map(part => [`data-${part}`, look[part]]),
  )

/** Every route that was loaded on the server brings its share of the cache. */
function mergeLoaded(all: readonly unknown[]) {
  const states = all.flatMap(data => (data as Loaded | undefined)?.dehydrated ?? [])
  return {
    mutations: [],
    queries: states.flatMap<DehydratedState['queries'][number]>(state => JSON.parse(state)),
  }
}

/** Shows a mistake, or a network that is away; what is not found is a page of its own (routes/not-found.tsx). */
export const ErrorBoundary = () => <BrokenPage error={useRouteError()} />
