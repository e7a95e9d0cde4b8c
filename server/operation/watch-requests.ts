import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { countRequest } from './metrics.ts'
import type { Pressure } from './pressure.ts'
import { type RequestContext, runInContext } from './request-context.ts'

/** Around each request, which it may join (a trace's span). */
export type Around = (request: IncomingMessage, context: RequestContext, work: () => void) => void

/**
 * Gives every request its id, counts it, times it, writes its access line (method, route, status, time: nothing of whom it
 * serves).
 */
export function watchRequests(
  listen: RequestListener,
  {
    log,
    pressure,
    around = (_request, _context, work) => work(),
  }: { log: Logger; pressure: Pressure; around?: Around },
): RequestListener {
  return (request, response) => {
    let isCounted = true
    const leave = (served: boolean) => {
      if (isCounted) pressure.end(served)
      isCounted = false
    }
    const stepAside = () => {
      leave(false)
      return () => {
        if (response.closed) return
        pressure.begin()
        isCounted = true
      }
    }
    const context: RequestContext = { id: randomUUID(), stepAside }
    const since = performance.now()
    const { method = '', url = '' } = request
    pressure.begin()
    // Files of the build are the same for everybody: nothing to ask about, and thirty of them make a page.
    if (!/^\/(assets|pictures)\//.test(url)) response.setHeader('X-Request-Id', context.id)
    response.once('close', () => {
      const milliseconds = performance.now() - since
      const route = context.route ?? kindOf(url)
      leave(!context.sentAway)
      if (QUIET.test(url)) return
      // The client left before the response was whole.
      const status = response.writableFinished ? response.statusCode : 499
      context.onEnd?.(route, status)
      countRequest(method, route, status, milliseconds / 1000)
      if (route === 'file') return
      log.info({
        event: 'request',
        request: context.id,
        method,
        route,
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
      })
    })
    runInContext(context, () => around(request, context, () => listen(request, response)))
  }
}

/** Asked for every few seconds by machines; they would drown what people do. */
const QUIET = /^\/(healthz|readyz|metrics)(\?|$)/

/** What is no endpoint: addresses of pages may hold what belongs to a person (a number, a link's token). */
function kindOf(url: string): string {
  if (/^\/api\//.test(url)) return 'unknown call'
  const path = url.split('?')[0] ?? ''
  if (path.endsWith('.data')) return 'page data'
  return /^\/assets\/|\.\w{2,12}$/.test(path) ? 'file' : 'page'
}
