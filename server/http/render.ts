import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Look, lookSaid, USUAL_LOOK } from '#contract/look.ts'
import { languageOf } from '#contract/reading-pages.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { nonceOf } from './headers.ts'
import { localeOf } from './locale.ts'
import { METHOD_PAGE, REFUSAL_PAGE_POLICY, renderRefusalPage } from './refusal-page.ts'

/** The context key of the pages, shared through the global symbol that `web/context.ts` uses: two module graphs, one key. */
const KEY = Symbol.for('wijha.app-context')

/** Calls the API in the process; `connection` is that of the visitor whose page it is: limits count by its address. */
export type CallApi = (request: Request, connection?: Context['env']) => Response | Promise<Response>

/** Says what a page is rendered for; `web/context.ts` names what the loaders get. */
interface Rendering {
  readonly locale: Locale
  readonly look: Look
  /** The public address, without a slash at its end. */
  readonly origin: string
  /** Undefined where the page is kept (kept-pages.ts). */
  readonly nonce: string | undefined
  readonly integrityOf?: (path: string) => string
  readonly call: (path: string, body?: unknown) => Promise<Response>
}
export type Render = (request: Request, rendering: Rendering) => Promise<Response>

/** Returns a function that renders pages of the build. */
export function createRender(loadBuild: () => Promise<ServerBuild>): Render {
  const handle = createRequestHandler(
    loadBuild,
    process.env.NODE_ENV === 'development' ? 'development' : 'production',
  )
  return async (request, rendering) => {
    // The first load of the built pages defines the key.
    await loadBuild()
    const world = new RouterContextProvider()
    world.set((globalThis as Record<symbol, unknown>)[KEY] as Parameters<typeof world.set>[0], rendering)
    return handle(request, world)
  }
}

/** What of a visit's headers says who is calling, and from which page. */
const CALLER = ['x-forwarded-for', 'origin', 'sec-fetch-site', 'host']

/**
 * Renders a page. The loaders call our own API in the process, with the visitor's cookies, through `callApi`. What the
 * browser may do with the page stands in headers.ts.
 */
export function createPages(render: Render, callApi: CallApi, appUrl: string) {
  const { origin } = new URL(appUrl)
  return async (context: Context): Promise<Response> => {
    const { path } = context.req
    const locale = languageOf(path) ?? localeOf(context)
    const headers = callerHeaders(context, locale)
    const response = await render(context.req.raw, {
      locale,
      look: lookOf(context),
      origin,
      nonce: nonceOf(context),
      call: async (path, body) =>
        callApi(new Request(new URL(path, 'http://pages.internal'), asked(headers, body)), context.env),
    })
    if (response.status === 405) return refuseMethod(context, locale)
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}

/** What a page says to another method than opening it; the few that take a form do not come here with one. */
function refuseMethod(context: Context, locale: Locale): Response | Promise<Response> {
  return context.html(renderRefusalPage('method_not_allowed', locale, METHOD_PAGE), 405, {
    Allow: 'GET, HEAD',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': REFUSAL_PAGE_POLICY,
  })
}

/** As the visitor, in the language of the page: the API reads it from the cookie alone. */
function callerHeaders(context: Context, locale: Locale): [string, string][] {
  const cookies = (context.req.header('cookie') ?? '').split(';').map(cookie => cookie.trim())
  const others = cookies.filter(cookie => cookie !== '' && !cookie.startsWith('language='))
  return [
    ['cookie', [`language=${locale}`, ...others].join('; ')],
    ...CALLER.flatMap((name): [string, string][] => {
      const value = context.req.header(name)
      return value ? [[name, value]] : []
    }),
  ]
}

function asked(headers: [string, string][], body: unknown): RequestInit {
  if (body === undefined) return { headers }
  return {
    method: 'POST',
    headers: [...headers, ['content-type', 'application/json']],
    body: JSON.stringify(body),
  }
}

/** Returns how the visitor wants pages to look. */
export const lookOf = (context: Context): Look => ({
  ...USUAL_LOOK,
  ...lookSaid(part => getCookie(context, part)),
})
