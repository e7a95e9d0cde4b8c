import { type Context, Hono } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { UnknownVersion } from '#engine/versions/find-version.ts'
import type { Locale } from '#engine/vocabulary.ts'
import { DISK_FULL, noteFullDisk } from './db/disk-space.ts'
import { isUnavailable } from './db/is-unavailable.ts'
import type { Deps } from './deps.ts'
import { accountRoutes, mountProviderCallbacks } from './features/account/routes.ts'
import { adviceRoutes } from './features/advice/routes.ts'
import { assessmentRoutes } from './features/assessment/routes.ts'
import { browserReportRoutes } from './features/browser-reports/routes.ts'
import { companyRoutes, recipientRoutes } from './features/companies/routes.ts'
import { consoleRoutes } from './features/console/routes.ts'
import { noteSupportLook } from './features/console/support.ts'
import { consultationRoutes } from './features/consultations/routes.ts'
import { mountInboundMail } from './features/contact/inbound-mail.ts'
import { contactRoutes } from './features/contact/routes.ts'
import { contentRoutes } from './features/content/routes.ts'
import { credentialRoutes } from './features/credentials/routes.ts'
import { cvRoutes } from './features/cv/routes.ts'
import { sayNotification } from './features/letters/say-notification.ts'
import { methodRoutes } from './features/method/routes.ts'
import { endCardConsent } from './features/money/card-consent.ts'
import { paymentRoutes } from './features/money/payment-routes.ts'
import { planRoutes } from './features/money/plan-routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { occupationRoutes } from './features/occupations/routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { profileRoutes } from './features/profile/routes.ts'
import { ratingRoutes } from './features/rating/routes.ts'
import { reportRoutes } from './features/report/routes.ts'
import { sellerRoutes } from './features/seller/routes.ts'
import { wantsRoutes } from './features/wants/routes.ts'
import { callerAddress, socketAddress } from './http/address.ts'
import { describeApi } from './http/api-description.ts'
import { renderApiDocs } from './http/api-docs.ts'
import { limitBody } from './http/body-limit.ts'
import { isSecure } from './http/cookie.ts'
import { problemBody, Refusal, STATUS } from './http/errors.ts'
import { guard } from './http/guard.ts'
import { localeOf } from './http/locale.ts'
import { admitOperator, type Operator } from './http/operator.ts'
import { admitRater, type Rater } from './http/rater.ts'
import { REFUSAL_PAGE_POLICY, renderRefusalPage } from './http/refusal-page.ts'
import { type Call, type FileResponse, parse, type Route, readJson } from './http/route.ts'
import { logDone, logRefused, type Seen } from './http/security-log.ts'
import { readSession, sessionTokenFrom } from './http/session.ts'
import { readSupportView, refuseInSupportView, withoutCards } from './http/support-view.ts'
import { requestContext } from './operation/request-context.ts'

/** Lists every route of the API; the contract's table and this list must agree (app.test.ts). */
export const routes: readonly Route[] = [
  ...accountRoutes(endCardConsent),
  ...privacyRoutes,
  ...profileRoutes,
  ...assessmentRoutes,
  ...reportRoutes,
  ...credentialRoutes,
  ...wantsRoutes,
  ...cvRoutes,
  ...companyRoutes,
  ...recipientRoutes,
  ...adviceRoutes,
  ...paymentRoutes,
  ...planRoutes,
  ...consultationRoutes,
  ...contactRoutes,
  ...notificationRoutes(sayNotification),
  ...methodRoutes,
  ...occupationRoutes,
  ...contentRoutes,
  ...sellerRoutes,
  ...browserReportRoutes,
  ...ratingRoutes,
  ...consoleRoutes,
]

/** Mounts the API, without a port: `createApi(deps).request('/api/catalog')` responds. */
export function createApi(deps: Deps): Hono {
  const app = new Hono()

  app.onError((error, context) => refuse(deps, context, error))
  app.notFound(context => refuse(deps, context, new Refusal('not_found')))
  mountInboundMail(app, deps)
  app.use(
    '/api/*',
    limitBody(() => {
      throw new Refusal('body_too_large')
    }),
  )
  app.use('/api/*', async (context, next) => {
    await next()
    // What is answered here belongs to one person unless the route says otherwise.
    if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store')
  })

  mountProviderCallbacks(app, deps)
  for (const route of routes) {
    app.on(route.endpoint.method, honoPath(route.endpoint), context => respond(deps, route, context))
  }
  for (const path of new Set(routes.map(({ endpoint }) => honoPath(endpoint)))) {
    app.all(path, context => {
      const methods = routes
        .filter(({ endpoint }) => honoPath(endpoint) === path)
        .map(({ endpoint }) => endpoint.method)
      context.header('Allow', methods.join(', '))
      throw new Refusal('method_not_allowed')
    })
  }
  // Written once: half a megabyte each time that anybody asks for it would take 10 ms from everybody.
  const description = JSON.stringify(describeApi())
  app.get('/api/openapi.json', context =>
    context.body(description, 200, { 'Content-Type': 'application/json; charset=utf-8' }),
  )
  const docs = new Map<Locale, ReturnType<typeof renderApiDocs>>()
  app.get('/api/docs', context => {
    const locale = localeOf(context)
    const page = docs.get(locale) ?? renderApiDocs(locale)
    docs.set(locale, page)
    return context.html(page)
  })
  app.all('/api/*', () => {
    throw new Refusal('not_found')
  })
  return app
}

/** What a security log keeps of a call is written here, for every route alike. */
async function respond(deps: Deps, route: Route, context: Context): Promise<Response> {
  const { headers } = context.req.raw
  const { environment, secret } = deps
  const seen: Seen = {
    endpoint: route.endpoint,
    address: callerAddress(socketAddress(context.env), headers, environment.TRUSTED_PROXIES),
    hadSession: () => sessionTokenFrom(secret, headers, isSecure(environment)) !== null,
  }
  try {
    return await handle(deps, route, context, seen)
  } catch (error) {
    logRefused(deps, seen, error)
    throw error
  }
}

/** Parse, guard, call one handler, respond. */
async function handle(deps: Deps, route: Route, context: Context, seen: Seen): Promise<Response> {
  const { endpoint } = route
  const observed = requestContext()
  // Within a page's request the page is what is counted.
  if (observed) observed.route ??= endpoint.path
  const locale = localeOf(context)
  const request = context.req.raw
  const view = endpoint.access === 'operator' ? null : await readSupportView(deps, request.headers)
  if (view) refuseInSupportView(endpoint)
  guard(deps, endpoint, request)
  const session = route.ownSession ? null : (view?.person ?? (await readSession(deps, request.headers)))
  if (endpoint.access === 'session' && !route.ownSession && !session) throw new Refusal('unauthenticated')
  seen.actor = view?.operator.userId ?? session?.userId
  if (view) await noteSupportLook(deps, view)
  const operator = endpoint.access === 'operator' ? await admitOperator(deps, session, endpoint) : undefined
  const rater = endpoint.access === 'rater' ? await admitRater(deps, request.headers) : undefined
  const headers = new Headers()
  const call: Omit<Call<Endpoint>, 'operator' | 'rater'> & {
    readonly operator: Operator | undefined
    readonly rater: Rater | undefined
  } = {
    deps,
    locale,
    session,
    operator,
    rater,
    request,
    headers,
    concerns: userId => {
      seen.owner = userId
    },
    address: seen.address,
    parameters: endpoint.parameters && parse(endpoint.parameters, context.req.param()),
    query: endpoint.query && parse(endpoint.query, context.req.query()),
    body: endpoint.body && parse(endpoint.body, await readJson(context, endpoint)),
  }
  seen.body = call.body
  const handled = await route.handle(call as Call<Endpoint>)
  const result = view ? withoutCards(handled) : handled
  logDone(deps, seen, result)
  // What was compressed on the way came back as a weak tag.
  const known = request.headers.get('if-none-match')?.replace(/^W\//, '')
  if (known && headers.get('ETag') === known) {
    return new Response(null, { status: 304, headers })
  }
  if (result === undefined) return new Response(null, { status: 204, headers })
  if (endpoint.file) return respondWithFile(endpoint.file, result as FileResponse, headers)
  // As a string it leaves in one write with its head.
  const body = JSON.stringify(result)
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Content-Length', String(Buffer.byteLength(body)))
  return new Response(body, { headers })
}

/** Shown in the browser, and saved under its name from there. */
function respondWithFile(type: string, { bytes, name, saved }: FileResponse, headers: Headers): Response {
  headers.set('Content-Type', /json|html/.test(type) ? `${type}; charset=utf-8` : type)
  if ('length' in bytes) headers.set('Content-Length', String(bytes.length))
  headers.set('Content-Disposition', `${saved ? 'attachment' : 'inline'}; filename="${name}"`)
  return new Response(bytes, { headers })
}

/** A window that a person opened for a file: it must not show JSON. */
function isWindowForFile(context: Context): boolean {
  const { method, routePath } = context.req
  const isFile = routes.some(({ endpoint }) => endpoint.file && honoPath(endpoint) === routePath)
  return isFile && method === 'GET' && /\btext\/html\b/.test(context.req.header('accept') ?? '')
}

/** Every refusal is problem JSON in the caller's language; what was not foreseen is logged and told apart by its code alone. */
function refuse(deps: Deps, context: Context, error: unknown): Response | Promise<Response> {
  const refusal = error instanceof Refusal ? error : unforeseen(deps, context, error)
  const headers = new Headers({
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  if (refusal.retryAfter !== undefined) headers.set('Retry-After', String(Math.ceil(refusal.retryAfter)))
  const allow = context.res.headers.get('Allow')
  if (allow) headers.set('Allow', allow)
  if (isWindowForFile(context)) {
    headers.set('Content-Security-Policy', REFUSAL_PAGE_POLICY)
    headers.delete('Content-Type')
    const page = renderRefusalPage(refusal.code, localeOf(context))
    return context.html(page, STATUS[refusal.code], Object.fromEntries(headers))
  }
  const body = problemBody(refusal.code, localeOf(context), refusal.details, refusal.words)
  return new Response(JSON.stringify(body), { status: STATUS[refusal.code], headers })
}

interface DatabaseError {
  readonly code?: string
  readonly constraint?: string
}

/** The database is away or held up, the code older than what it reads, or there is a mistake of ours. Neither the statement nor its values go to the log. */
function unforeseen(deps: Deps, context: Context, error: unknown): Refusal {
  if (error instanceof UnknownVersion) {
    deps.log.error({ event: 'unknown_version', of: error.of }, error.message)
    return new Refusal('unknown_version')
  }
  const cause = (error as { cause?: DatabaseError }).cause ?? (error as DatabaseError)
  // The account was deleted while this call was under way.
  if (/_user_id_user_id_fk$/.test(cause?.constraint ?? '')) return new Refusal('unauthenticated')
  if (cause?.code === DISK_FULL) noteFullDisk(deps.database.$client)
  const known = isUnavailable(cause)
  deps.log.error(
    {
      event: known ? 'database_unavailable' : 'unforeseen_error',
      method: context.req.method,
      path: context.req.routePath,
      code: cause?.code,
      stack: known ? undefined : stackOf(error as Error),
      name: (error as Error).name,
    },
    'request failed',
  )
  return known ? new Refusal('unavailable', {}, 2) : new Refusal('internal')
}

/** Where it happened, without the message: the database layer's holds the statement and its values, over several lines. */
function stackOf(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 7)
    .join('\n')
}

/** `/api/assessment/{id}` as Hono writes it. */
function honoPath({ path }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
