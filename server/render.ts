import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { languageOf } from '#contract/reading-pages.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { localeOf } from './app.ts'

/** The context key of the pages, shared through the global symbol that `web/context.ts` uses: two module graphs, one key. */
const KEY = Symbol.for('wijha.app-context')

/** `connection` is that of the visitor whose page it is: limits count by its address. */
type CallApi = (request: Request, connection: Context['env']) => Response | Promise<Response>

/** What of a visit's headers says who is calling, and from which page. */
const CALLER = ['x-forwarded-for', 'origin', 'sec-fetch-site', 'host']

/**
 * Answers a page. The loaders call our own API in the process, with the visitor's cookies, through `callApi`. From the page
 * with the card form, and from no other, the browser may speak to the payment provider.
 */
export function createPages(
  loadBuild: () => Promise<ServerBuild>,
  callApi: CallApi,
  { providerUrl, appUrl }: { readonly providerUrl: string; readonly appUrl: string },
) {
  const provider = new URL(providerUrl).origin
  const { origin } = new URL(appUrl)
  const handle = createRequestHandler(
    loadBuild,
    process.env.NODE_ENV === 'development' ? 'development' : 'production',
  )
  return async (context: Context): Promise<Response> => {
    // The first load of the built pages defines the key.
    await loadBuild()
    const nonce = randomBytes(16).toString('base64')
    const { path } = context.req
    const locale = languageOf(path) ?? localeOf(context)
    const headers = callerHeaders(context, locale)
    const world = new RouterContextProvider()
    world.set((globalThis as Record<symbol, unknown>)[KEY] as Parameters<typeof world.set>[0], {
      locale,
      theme: themeOf(context),
      origin,
      nonce,
      call: async (path: string, body?: unknown) =>
        callApi(new Request(new URL(path, 'http://pages.internal'), asked(headers, body)), context.env),
    })
    const response = await handle(context.req.raw, world)
    response.headers.set('Cache-Control', 'no-store')
    response.headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy(nonce, PAYMENT_PAGE.test(path) ? provider : ''),
    )
    response.headers.set('X-Content-Type-Options', 'nosniff')
    // A page whose address is a secret says so itself.
    if (!response.headers.has('Referrer-Policy')) {
      response.headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    }
    return response
  }
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

function themeOf(context: Context): string {
  const theme = getCookie(context, 'theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const PAYMENT_PAGE = /^\/payment\/?$/

function contentSecurityPolicy(nonce: string, provider: string): string {
  const development = process.env.NODE_ENV === 'development'
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${development ? `'unsafe-inline'` : `'nonce-${nonce}'`}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self' ${provider} ${development ? 'ws:' : ''}`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ')
}
