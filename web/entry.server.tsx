import { isbot } from 'isbot'
import { preload } from 'react-dom'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { LANGUAGES } from '#engine/languages/index.ts'
import type { Language } from '#engine/languages/language.ts'
import { appContext } from './context.ts'
import { LookProvider } from './features/shell/look.tsx'
import proseArabic from './fonts/markazi-arabic-400.woff2'
import titlesArabic from './fonts/markazi-arabic-600.woff2'
import proseLatin from './fonts/markazi-latin-400.woff2'
import titlesLatin from './fonts/markazi-latin-600.woff2'
import plexArabic from './fonts/plex-arabic-400.woff2'
import plexLatin from './fonts/plex-latin-400.woff2'
import { IntegrityContext, ModulesContext, NonceContext, OriginContext } from './reading/origin.ts'
import { isReading } from './reading/route.ts'
import { TEXT } from './text/both.server.ts'
import { LocaleProvider } from './text/locale.tsx'
import { keepEarlyPresses } from './ui/awake.ts'

const FONTS = {
  arabic: { interface: plexArabic, titles: titlesArabic, prose: proseArabic },
  latin: { interface: plexLatin, titles: titlesLatin, prose: proseLatin },
} as const satisfies Readonly<Record<Language['script'], object>>

const EARLY_PRESSES = `(${keepEarlyPresses})()`

/** Renders a page in the visitor's language; the loaders have run. */
export default async function handleRequest(
  request: Request,
  responseStatus: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale, look, origin, nonce, integrityOf } = loadContext.get(appContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  let status = responseStatus
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const hydrated = !isReading(matchesOf(routerContext))
  const modules = hydrated ? modulesOf(routerContext, `words-${locale}`) : []
  const fonts = FONTS[LANGUAGES[locale].script]
  const trusted = nonce ? { nonce } : {}
  // The question screen is the one page whose largest text is a story and not a title.
  const loaded = routerContext.staticHandlerContext.loaderData['routes/assessment'] as
    | { first?: unknown }
    | undefined
  const story = Boolean(loaded?.first) && look.face === 'book'
  // A component around the router, not one beside it: a sibling would shift every useId against the browser's.
  function Page() {
    for (const font of [fonts.interface, story ? fonts.prose : fonts.titles]) {
      preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
    }
    return <ServerRouter context={routerContext} url={request.url} {...trusted} />
  }

  const stream = await renderToReadableStream(
    <LocaleProvider initial={{ locale, text: TEXT[locale] }}>
      <LookProvider initial={look}>
        <OriginContext value={origin}>
          <NonceContext value={nonce}>
            <IntegrityContext value={integrityOf}>
              <ModulesContext value={modules}>
                <Page />
              </ModulesContext>
            </IntegrityContext>
          </NonceContext>
        </OriginContext>
      </LookProvider>
    </LocaleProvider>,
    {
      ...trusted,
      ...(hydrated ? { bootstrapScriptContent: EARLY_PRESSES } : {}),
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(10_000)]),
      onError(error) {
        if (request.signal.aborted) return
        status = 500
        console.error(error)
      },
    },
  )
  // What is kept has to be whole, and its status to be known.
  if (!nonce || isbot(request.headers.get('user-agent'))) await stream.allReady
  return new Response(stream, { status, headers })
}

/** What useMatches() returns inside the page. */
function matchesOf({ staticHandlerContext: { matches, loaderData }, routeModules }: EntryContext) {
  return matches.map(({ route: { id }, params }) => ({
    params,
    handle: routeModules[id]?.handle,
    loaderData: loaderData[id],
  }))
}

/** The scripts of the matched routes and of the chosen language, with all that they import; none where nothing is built. */
function modulesOf({ manifest, staticHandlerContext: { matches } }: EntryContext, words: string): string[] {
  if (!import.meta.env.PROD) return []
  const routes = matches.map(({ route }) => manifest.routes[route.id])
  const own = [manifest.entry, ...routes].flatMap(part =>
    part ? [part.module, ...(part.imports ?? [])] : [],
  )
  return [...new Set([manifest.url, ...(manifest.routes[words]?.imports ?? []), ...own])]
}
