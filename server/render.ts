import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { languageOf } from '#contract/reading-pages.ts'
import { localeOf } from './app.ts'
import { nonceOf } from './headers.ts'

/** The context key of the pages, shared through the global symbol that `web/context.ts` uses: two module graphs, one key. */
const KEY = Symbol.for('wijha.app-context')

/** `connection` is that of the visitor whose page it is: limits count by its address. */
type CallApi = (request: Request, connection: Context['env']) => Response | Promise<Response>

/** What of a visit's headers says who is calling. */
const CALLER = ['cookie', 'x-forwarded-for']

/**
 * Answers a page. The loaders call our own API in the process, with the visitor's cookies, through `callApi`. What the
 * browser may do with the page stands in headers.ts.
 */
export function createPages(loadBuild: () => Promise<ServerBuild>, callApi: CallApi) {
  const handle = createRequestHandler(
    loadBuild,
    process.env.NODE_ENV === 'development' ? 'development' : 'production',
  )
  return async (context: Context): Promise<Response> => {
    // The first load of the built pages defines the key.
    await loadBuild()
    const { path } = context.req
    const locale = languageOf(path) ?? localeOf(context)
    const headers = CALLER.flatMap((name): [string, string][] => {
      const value = context.req.header(name)
      return value ? [[name, value]] : []
    })
    const world = new RouterContextProvider()
    world.set((globalThis as Record<symbol, unknown>)[KEY] as Parameters<typeof world.set>[0], {
      locale,
      nonce: nonceOf(context),
      call: (path: string) =>
        Promise.resolve(
          callApi(new Request(new URL(path, 'http://pages.internal'), { headers }), context.env),
        ),
    })
    const response = await handle(context.req.raw, world)
    response.headers.set('Cache-Control', 'no-store')
    return response
  }
}
