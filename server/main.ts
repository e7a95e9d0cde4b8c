import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { assessmentPaths } from '#contract/paths.ts'
import { createApi } from './app.ts'
import { isUnavailable } from './db/is-unavailable.ts'
import { type Environment, readEnvironment } from './env.ts'
import { mountConsole } from './features/console/console-page.ts'
import { watchContent } from './features/content/watch-content.ts'
import { mountMailbox } from './features/mail/mailbox-page.ts'
import { mountRating } from './features/rating/rating-page.ts'
import { createVisitCounter, type VisitCounter } from './features/visits/count-visits.ts'
import { limitBody } from './http/body-limit.ts'
import { brotli } from './http/brotli.ts'
import { securityHeaders } from './http/headers.ts'
import { type KeptPages, keepPages } from './http/kept-pages.ts'
import { localeOf } from './http/locale.ts'
import { createPageMaker } from './http/make-page.ts'
import { admission, mountOperation } from './http/mount-operation.ts'
import { paceSession } from './http/pace-session.ts'
import { FORM_PAGE, REFUSAL_PAGE_POLICY, renderRefusalPage } from './http/refusal-page.ts'
import { type CallApi, createPages, createRender } from './http/render.ts'
import { type HttpServer, listen } from './http/serve.ts'
import { createLog } from './operation/log.ts'
import { watchProcess } from './operation/metrics.ts'
import { measurePressure, type Pressure } from './operation/pressure.ts'
import { requestContext } from './operation/request-context.ts'
import { watchRequests } from './operation/watch-requests.ts'
import { startWorld, type World } from './start.ts'

/** The only file that starts things: environment -> listening -> database, deps -> API and pages. */

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Node ${process.versions.node} runs this; 24 or newer is needed. Start with "npm start", which brings its own.`,
  )
  process.exit(1)
}

const CLIENT_FOLDER = fileURLToPath(new URL('../build/client', import.meta.url))
const CONSOLE_DOCUMENT = fileURLToPath(new URL('../build/console.html', import.meta.url))
const RATING_DOCUMENT = fileURLToPath(new URL('../build/rating.html', import.meta.url))
const SERVER_BUILD = new URL('../build/server/index.js', import.meta.url)
/** SIGTERM: what has been accepted is finished within this time. */
const STOP_LIMIT_MS = 10_000
const COMPRESS_FROM_BYTES = 2048
/** Picks what is large and asked for seldom: the questions of a section, three of them in a test of an hour, and its result. */
const isThorough = (path: string) => path === '/results' || QUESTIONS.test(path)
const QUESTIONS = new RegExp(`^${assessmentPaths.questions.path.replace('{id}', '[^/]+')}$`)
const LOOK_FOR_DATABASE_MS = 1000

const started = performance.now()
try {
  await main()
} catch (error) {
  // What is wrong, in words, without a stack: this is read by whoever starts the server.
  console.error((error as Error).message)
  process.exit(1)
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  const development = environment.NODE_ENV === 'development'
  if (!development && !existsSync(SERVER_BUILD))
    throw new Error('The pages are not built: run "npm run build", or start with "npm start".')
  const log = createLog(environment.LOG_LEVEL)
  const traces = environment.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./operation/traces.ts')).startTraces()
    : undefined
  const http = await listen(environment)
  let world: World | undefined
  let storeVisits: (() => Promise<void>) | undefined
  let stopping = false

  const stop = async (why: string, code = 0) => {
    if (stopping) return
    stopping = true
    log.info({ event: 'stopping', why }, 'stopping')
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    await http.close()
    await storeVisits?.()
    await world?.stop()
    await traces?.stop()
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // Nobody awaited it, so nobody was answered wrongly: noted, and the process lives on.
  process.on('unhandledRejection', reason => log.error({ event: 'unhandled_rejection', ...placeOf(reason) }))
  // What it was in the middle of is unknown: others' requests are finished, then a new process starts clean.
  process.on('uncaughtException', error => {
    log.fatal({ event: 'uncaught_exception', ...placeOf(error) })
    void stop('uncaught exception', 1)
  })

  // Loading the pages takes a tenth of a second from everybody: while the database starts nobody is there.
  const [ready] = await Promise.all([
    awaitWorld(environment, log),
    development ? undefined : loadBuild(undefined),
  ])
  world = ready
  if (stopping) return
  const pressure = measurePressure()
  watchProcess(world.pool, world.deps.jobs, pressure)
  const isReady = async () => !stopping && (await world.isReady())
  const api = createApi(world.deps)
  const callApi: CallApi = (request, connection) => api.fetch(request, connection)
  const vite = development ? await startVite(http) : undefined
  const render = createRender(() => loadBuild(vite))
  const { APP_URL: appUrl } = environment
  // In development they may look different at every visit.
  const { revision } = await watchContent(world.deps)
  const maker = createPageMaker({ render, callApi, appUrl, clientFolder: CLIENT_FOLDER })
  const kept = vite ? undefined : keepPages(world.deps, maker, { revision })
  const pace = paceSession(world.deps)
  const visits = createVisitCounter(world.deps)
  storeVisits = visits.start()
  const app = createSite(world, { api, pressure, isReady, kept, pace, visits })
  const watch = { log, pressure, ...(traces ? { around: traces.around } : {}) }
  openSite(app, http, { pages: createPages(render, callApi, appUrl), kept, pace, watch, vite })
  log.info(
    {
      event: 'listening',
      url: `http://${environment.HOST}:${http.port}`,
      milliseconds: Math.round(performance.now() - started),
    },
    'Wijha is ready',
  )
}

/** A database that is not there yet is waited for; whatever else is wrong ends the start. */
async function awaitWorld(environment: Environment, log: Logger): Promise<World> {
  for (;;) {
    try {
      return await startWorld(environment, log)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      log.warn({ event: 'database_awaited' }, 'the database does not answer yet')
      await sleep(LOOK_FOR_DATABASE_MS)
    }
  }
}

async function startVite(http: HttpServer): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({ server: { middlewareMode: true, hmr: { server: http.server } }, appType: 'custom' })
}

function loadBuild(vite: ViteDevServer | undefined): Promise<ServerBuild> {
  const loaded: Promise<unknown> = vite
    ? vite.ssrLoadModule('virtual:react-router/server-build')
    : import(SERVER_BUILD.href)
  return loaded as Promise<ServerBuild>
}

/** Everything that is not a page of its own: health, kept pages, admission, the API, the local mailbox. */
function createSite(
  { deps }: World,
  {
    api,
    pressure,
    isReady,
    kept,
    pace,
    visits,
  }: {
    api: Hono
    pressure: Pressure
    isReady: () => Promise<boolean>
    kept: KeptPages | undefined
    pace: MiddlewareHandler
    visits: VisitCounter
  },
): Hono {
  const app = new Hono()
  app.use(securityHeaders(deps.environment, deps.payments.apiUrl))
  mountOperation(app, { environment: deps.environment, isReady })
  app.on('GET', visits.addresses, visits.count)
  if (kept) app.on('GET', kept.addresses, kept.send)
  app.use(admission(deps, pressure))
  app.use('/api/*', pace)
  // Pages and questions; an answer's acknowledgement is below the threshold, files are compressed when they are built.
  app.use(compress({ threshold: COMPRESS_FROM_BYTES }))
  app.use(brotli({ threshold: COMPRESS_FROM_BYTES, thorough: isThorough }))
  app.route('/', api)
  mountMailbox(app, deps)
  mountConsole(app, deps, CONSOLE_DOCUMENT)
  mountRating(app, RATING_DOCUMENT)
  return app
}

/** Files and pages behind the rest, then the server is opened. */
function openSite(
  app: Hono,
  http: HttpServer,
  {
    pages,
    kept,
    pace,
    watch,
    vite,
  }: {
    pages: (context: Context) => Promise<Response>
    kept: KeptPages | undefined
    pace: MiddlewareHandler
    watch: Parameters<typeof watchRequests>[1]
    vite: ViteDevServer | undefined
  },
): void {
  const site = watchRequests(getRequestListener(app.fetch), watch)
  let open = site
  if (vite) {
    open = (request, response) => {
      if (request.url?.startsWith('/api/')) return site(request, response)
      vite.middlewares(request, response, () => site(request, response))
    }
  } else {
    app.use(
      '/assets/*',
      serveStatic({
        root: CLIENT_FOLDER,
        precompressed: true,
        onFound: (_, context) => context.header('Cache-Control', 'public, max-age=31536000, immutable'),
      }),
    )
    // Asked for at every visit: a new release is found by it.
    app.use(
      '/service-worker.js',
      serveStatic({
        root: CLIENT_FOLDER,
        precompressed: true,
        onFound: (_, context) => context.header('Cache-Control', 'no-cache'),
      }),
    )
    app.use('*', serveStatic({ root: CLIENT_FOLDER, precompressed: true }))
  }
  // Behind the files: by its name a page cannot be told from one.
  app.use(pace)
  // The forms that work without a script are read whole.
  app.use(
    limitBody(context =>
      context.html(renderRefusalPage('body_too_large', localeOf(context), FORM_PAGE), 413, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': REFUSAL_PAGE_POLICY,
      }),
    ),
  )
  if (kept) app.on('GET', kept.addresses, kept.make)
  app.all('*', context => {
    const observed = requestContext()
    if (observed) observed.route = context.req.path.endsWith('.data') ? 'page data' : 'page'
    return pages(context)
  })
  http.open(open)
}

/** Where it happened, without the message: that may quote what a person sent. */
function placeOf(error: unknown): object {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined }
  return { name, stack: stack?.split('\n').filter(line => /^\s+at /.test(line)) }
}
