import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { Pool } from 'pg'
import pino from 'pino'
import type { ServerBuild } from 'react-router'
import { createApi } from './app.ts'
import { openDatabase } from './db/connection.ts'
import { migrateDatabase } from './db/migrate.ts'
import type { Deps } from './deps.ts'
import { readEnvironment } from './env.ts'
import { mountMailbox } from './features/mail/mailbox-page.ts'
import { REPORT_WORLD } from './features/report/report-world.ts'
import { startEmbeddedPostgres } from './gateways/postgres/start-embedded.ts'
import { startTypst } from './gateways/typst.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { openPayments } from './open-payments.ts'
import { createPages } from './render.ts'
import { readSecret } from './secret.ts'

/** The only file that starts things: environment -> database -> deps -> API and pages -> listening. */

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Node ${process.versions.node} runs this; 24 or newer is needed. Start with "npm start", which brings its own.`,
  )
  process.exit(1)
}

const CLIENT_FOLDER = fileURLToPath(new URL('../build/client', import.meta.url))
const SERVER_BUILD = new URL('../build/server/index.js', import.meta.url)
/** SIGTERM: what has been accepted is finished within this time. */
const STOP_LIMIT_MS = 10_000
const COMPRESS_FROM_BYTES = 2048
/** Eight keep two cores of a database busy; with twenty, answers took turns waiting for each other (measured: half the rate). */
const CONNECTIONS = 8

const started = performance.now()
const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime })
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
  const secret = readSecret(environment)
  const [embedded, payments] = await Promise.all([
    environment.DATABASE_URL ? undefined : startEmbeddedPostgres(environment.DATA_DIR),
    openPayments(environment, secret, log),
  ])
  const url = environment.DATABASE_URL ?? embedded?.url ?? ''
  await migrateDatabase(environment.MIGRATION_DATABASE_URL ?? url)

  const pool = new Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 5000 })
  pool.on('error', () => log.warn({ event: 'database_connection_lost' }, 'a database connection was lost'))
  const database = openDatabase(pool)
  const world = {
    environment,
    database,
    clock: () => new Date(),
    log,
    secret: await readSecret(environment),
    typst: startTypst(REPORT_WORLD),
    payments,
  }
  const jobs = await startJobs(world)
  const deps: Deps = { ...world, jobs }

  const api = createApi(deps)
  const app = new Hono()
  let stopping = false
  app.get('/healthz', context => context.text('alive'))
  app.get('/readyz', async context => {
    const ready =
      !stopping &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ))
    return context.text(ready ? 'ready' : 'not ready', ready ? 200 : 503)
  })
  // Pages and questions; an answer's acknowledgement is below the threshold, files are compressed when they are built.
  app.use(compress({ threshold: COMPRESS_FROM_BYTES }))
  app.route('/', api)
  mountMailbox(app, deps)

  const server = createServer()
  let loadBuild: () => Promise<ServerBuild>
  if (development) {
    const { createServer: createVite } = await import('vite')
    const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
    loadBuild = () =>
      vite.ssrLoadModule('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>
    const listen = getRequestListener(app.fetch)
    server.on('request', (request, response) => {
      if (request.url?.startsWith('/api/')) return listen(request, response)
      vite.middlewares(request, response, () => listen(request, response))
    })
  } else {
    if (!existsSync(SERVER_BUILD))
      throw new Error('The pages are not built: run "npm run build", or start with "npm start".')
    loadBuild = () => import(SERVER_BUILD.href) as Promise<ServerBuild>
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
    server.on('request', getRequestListener(app.fetch))
  }
  app.all(
    '*',
    createPages(loadBuild, (request, connection) => api.fetch(request, connection), {
      providerUrl: payments.apiUrl,
      appUrl: environment.APP_URL,
    }),
  )

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(environment.PORT, environment.HOST, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : environment.PORT
  log.info(
    {
      event: 'listening',
      url: `http://${environment.HOST}:${port}`,
      milliseconds: Math.round(performance.now() - started),
    },
    'Wijha is ready',
  )

  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ event: 'stopping', signal }, 'stopping')
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
    // A connection that is kept alive brings ever more requests: the next answer on each is its last.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
    server.keepAliveTimeout = 1
    await new Promise(resolve => {
      server.close(resolve)
      server.closeIdleConnections()
    })
    await jobs.stop()
    await world.typst.stop()
    await payments.stop()
    await pool.end()
    await embedded?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
