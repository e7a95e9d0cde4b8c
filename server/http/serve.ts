import { createServer, type RequestListener, type Server } from 'node:http'
import {
  type AddressInfo,
  createServer as createSocketServer,
  type ListenOptions,
  type Socket,
  type Server as SocketServer,
} from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Environment } from '#server/env.ts'
import { awaitBodies, type Unfinished } from './await-body.ts'
import { securityHeaders } from './headers.ts'
import { mountOperation, refuse } from './mount-operation.ts'

/**
 * What a connection may cost us. Whoever sends a head slower than 10 s, a whole request slower than 30 s, or nothing at all for
 * 60 s is cut off, and so is who does not take what was asked for; a proxy in front keeps its idle connections a little shorter than ours (docs/deploy.md).
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
} as const
const IDLE_LIMIT_MS = 60_000
/** Whoever takes less than that much in that time, of what is there to take, is cut off: a phone on a bad line takes more. */
const TAKE_BYTES = 1024
const TAKE_WITHIN_MS = 30_000
const LOOK_EVERY_MS = 5000
/** Once the server closes, a request that is on its way has that long to be whole: Node looks after none any more. */
const FINISH_WITHIN_MS = 1000
/** Above what a process can serve at once (docs/operation.md), and below what its memory can hold open. */
const CONNECTIONS = 20_000
/**
 * Sockets that listen on our port. The event loop accepts one connection of each in a turn, and its turns are long when many are
 * here: through a single one a crowd was neither served nor sent away, but waited unseen, up to a minute.
 */
const SOCKETS = process.platform === 'linux' ? 16 : 1
/** Of each; the kernel may allow less (`net.core.somaxconn`). */
const BACKLOG = 1024

export interface HttpServer {
  readonly server: Server
  readonly port: number
  /** From now on requests go there. */
  open(listen: RequestListener): void
  /** Takes no more connections, lets each that is open finish what it has begun. */
  close(): Promise<void>
}

/**
 * Listens at once: while the database is awaited, health is told and everything else is asked to come again. A port that is
 * taken shows itself before anything else is started.
 */
export async function listen(environment: Environment, bounds?: Unfinished): Promise<HttpServer> {
  const server = createServer(LIMITS)
  server.timeout = IDLE_LIMIT_MS
  const open = cutOffSlowReaders(server)
  const turnAway = getRequestListener(waiting(environment).fetch) as RequestListener
  let listener = turnAway
  const bodies = awaitBodies((request, response) => listener(request, response), {
    ...{ turnAway, environment, bounds },
  })
  server.on('request', bodies.listen)
  // As an HTTP server opens its own connections.
  const more = Array.from({ length: SOCKETS - 1 }, () =>
    createSocketServer({ allowHalfOpen: true, noDelay: true }, socket => server.emit('connection', socket)),
  )
  const sockets = [server, ...more]
  const port = await findPort(environment)
  await Promise.all(
    sockets.map(socket => {
      socket.maxConnections = Math.ceil(CONNECTIONS / SOCKETS)
      return listenOn(socket, { port, host: environment.HOST, backlog: BACKLOG, reusePort: SOCKETS > 1 })
    }),
  )
  return {
    server,
    port,
    open(next) {
      listener = next
    },
    async close() {
      // A connection that is kept alive brings ever more requests: the next response on each is its last.
      server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
      server.keepAliveTimeout = 1
      const closed = sockets.map(socket => new Promise(resolve => socket.close(resolve)))
      server.closeIdleConnections()
      setTimeout(() => {
        bodies.turnAllAway()
        for (const socket of open.keys()) if (!isBeingAnswered(socket)) socket.destroy()
      }, FINISH_WITHIN_MS).unref()
      await Promise.all(closed)
    },
  }
}

/** The port, if it is free: a second program of the same user could share it unseen once it is opened to be shared. */
async function findPort({ PORT, HOST }: Environment): Promise<number> {
  const probe = createSocketServer()
  await listenOn(probe, { port: PORT, host: HOST })
  const { port } = probe.address() as AddressInfo
  await new Promise(resolve => probe.close(resolve))
  return port
}

function listenOn(socket: SocketServer, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.listen(options, () => {
      socket.off('error', reject)
      resolve()
    })
  })
}

/**
 * A response counts as sent once it is in the connection's buffer; what says whether it is taken is how that buffer empties.
 * The limits above see only what comes in.
 */
function cutOffSlowReaders(server: Server): ReadonlyMap<Socket, unknown> {
  const open = new Map<Socket, { taken: number; since: number }>()
  server.on('connection', socket => {
    open.set(socket, { taken: 0, since: performance.now() })
    socket.once('close', () => open.delete(socket))
  })
  setInterval(() => {
    const now = performance.now()
    for (const [socket, last] of open) {
      const taken = takenBy(socket)
      if (socket.writableLength === 0 || taken - last.taken >= TAKE_BYTES)
        open.set(socket, { taken, since: now })
      // Closed politely it would stay with the system, and all that it holds, until its client has taken that.
      else if (now - last.since > TAKE_WITHIN_MS) socket.resetAndDestroy()
    }
  }, LOOK_EVERY_MS).unref()
  return open
}

/** Where Node keeps a connection's response: to its own `closeIdleConnections` who sends half a head, or nothing, is not idle. */
function isBeingAnswered(socket: Socket): boolean {
  return Boolean((socket as { _httpMessage?: unknown })._httpMessage)
}

/**
 * Bytes that have left for the client. Where Node's own time limit looks too: the public counts move only once a whole write is
 * done, and a large response is one write, which a phone on a bad line takes for minutes.
 */
function takenBy(socket: Socket): number {
  const { _handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  return _handle ? _handle.bytesWritten - _handle.writeQueueSize : 0
}

function waiting(environment: Environment): Hono {
  const app = new Hono()
  app.use(securityHeaders(environment, environment.MOYASAR_API_URL))
  mountOperation(app, { environment, isReady: async () => false })
  app.all('*', context => refuse(context, 2))
  return app
}
