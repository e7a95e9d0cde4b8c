import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Deps } from '#server/deps.ts'
import { isLocalAddress } from '#server/env.ts'
import { countOverload, registry } from '#server/operation/metrics.ts'
import type { Pressure } from '#server/operation/pressure.ts'
import { requestContext } from '#server/operation/request-context.ts'
import { isSame } from '#server/secret.ts'
import { isFromThisMachine } from './address.ts'
import { admits, comeAgainIn, workOf } from './admission.ts'
import { isSecure } from './cookie.ts'
import { problemBody } from './errors.ts'
import { localeOf } from './locale.ts'
import { BUSY_PAGE, REFUSAL_PAGE_POLICY, renderRefusalPage } from './refusal-page.ts'
import { sessionTokenFrom } from './session.ts'

/** Mounts what machines ask: alive, ready, figures. */
export function mountOperation(
  app: Hono,
  { environment, isReady }: Pick<Deps, 'environment'> & { readonly isReady: () => Promise<boolean> },
): void {
  app.get('/healthz', context => context.text('alive'))
  app.get('/readyz', async context => {
    const ready = await isReady()
    return context.text(ready ? 'ready' : 'not ready', ready ? 200 : 503)
  })
  app.get('/metrics', async (context, next) => {
    const token = environment.METRICS_TOKEN
    const shown = context.req.header('authorization')?.replace(/^Bearer /, '')
    // A proxy on this machine may add no header: behind a public address only the token tells who asks.
    const isLocal = isLocalAddress(environment.APP_URL) && isFromThisMachine(context)
    const allowed = isLocal || (token !== undefined && isSame(shown ?? '', token))
    // To anyone else it does not exist.
    if (!allowed) return next()
    return context.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    })
  })
}

/** Sends work away that there is no room for (admission.ts). */
export function admission(
  deps: Pick<Deps, 'secret' | 'environment'>,
  pressure: Pick<Pressure, 'inFlight' | 'wait'>,
): MiddlewareHandler {
  const secure = isSecure(deps.environment)
  return async (context, next) => {
    // Nearly always: nothing waits, and nothing needs to be known of the request.
    if (admits(pressure, 'new')) return next()
    const { method, path } = context.req
    const isSignedIn = () => sessionTokenFrom(deps.secret, context.req.raw.headers, secure) !== null
    const work = workOf(method, path, isSignedIn)
    if (admits(pressure, work)) return next()
    countOverload(work)
    const observed = requestContext()
    if (observed) observed.sentAway = true
    return refuse(context, comeAgainIn(work))
  }
}

/** Refuses work with problem JSON for calls, a page for people: what was saved is safe, and when to come again. */
export function refuse(context: Context, seconds: number): Response | Promise<Response> {
  const locale = localeOf(context)
  const headers = { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' }
  if (context.req.path.startsWith('/api/')) {
    return context.body(JSON.stringify(problemBody('unavailable', locale)), 503, {
      ...headers,
      'Content-Type': 'application/problem+json; charset=utf-8',
    })
  }
  return context.html(renderRefusalPage('unavailable', locale, BUSY_PAGE), 503, {
    ...headers,
    'Content-Security-Policy': REFUSAL_PAGE_POLICY,
  })
}
