import type { IncomingMessage, RequestListener } from 'node:http'
import type { Environment } from '#server/env.ts'
import { countCutOff } from '#server/operation/metrics.ts'
import { callerAddress, limitSubject, socketAddress } from './address.ts'
import { LIMIT_BYTES } from './body-limit.ts'

/**
 * Bounds the requests whose bodies are still on their way: of one network (times RATE_LIMIT_FACTOR), and of all. A body of ours
 * is a packet or two, so that only who dawdles is among them for long.
 */
export interface Unfinished {
  readonly ofNetwork: number
  readonly inAll: number
}
const UNFINISHED: Unfinished = { ofNetwork: 64, inAll: 1024 }

export interface AwaitedBodies {
  readonly listen: RequestListener
  /** Turns every request away whose body is not whole yet. */
  turnAllAway(): void
}

/**
 * Hands a request on once its body is whole: before that it costs a buffer and no more, and counts for nothing (pressure.ts).
 * Where too many are unfinished the oldest is turned away, never the one that has just come: an honest one is whole at once.
 */
export function awaitBodies(
  listen: RequestListener,
  {
    turnAway,
    environment: { TRUSTED_PROXIES, RATE_LIMIT_FACTOR },
    bounds: { ofNetwork, inAll } = UNFINISHED,
  }: {
    readonly turnAway: RequestListener
    readonly environment: Pick<Environment, 'TRUSTED_PROXIES' | 'RATE_LIMIT_FACTOR'>
    readonly bounds?: Unfinished | undefined
  },
): AwaitedBodies {
  /** By network; each turns its request away, the oldest first. */
  const unfinished = new Map<string, Set<() => void>>()
  let count = 0
  const makeRoom = (network: string) => {
    const own = unfinished.get(network)
    if (own && own.size >= ofNetwork * RATE_LIMIT_FACTOR) return turnOldestAway(own)
    if (count < inAll) return
    turnOldestAway([...unfinished.values()].reduce((most, one) => (one.size > most.size ? one : most)))
  }
  return {
    listen(request, response) {
      if (!hasBodyToAwait(request)) return listen(request, response)
      const network = networkOf(request, TRUSTED_PROXIES)
      makeRoom(network)
      const own = unfinished.get(network) ?? new Set()
      unfinished.set(network, own)
      count++
      const chunks: Buffer[] = []
      let length = 0
      const leave = () => {
        request.off('data', take).off('end', handOn).off('close', leave)
        own.delete(cutOff)
        if (own.size === 0) unfinished.delete(network)
        count--
      }
      const handOn = () => {
        leave()
        // Where the adapter looks first (@hono/node-server).
        listen(Object.assign(request, { rawBody: Buffer.concat(chunks) }), response)
      }
      const take = (chunk: Buffer) => {
        chunks.push(chunk)
        length += chunk.length
        if (length <= LIMIT_BYTES) return
        // Enough to be refused for its size.
        request.pause()
        handOn()
      }
      const cutOff = () => {
        leave()
        countCutOff()
        response.setHeader('Connection', 'close')
        turnAway(request, response)
      }
      own.add(cutOff)
      request.on('data', take).on('end', handOn).on('close', leave)
    },
    turnAllAway() {
      for (const own of [...unfinished.values()]) for (const cutOff of [...own]) cutOff()
    },
  }
}

function turnOldestAway(unfinished: ReadonlySet<() => void>): void {
  const [cutOff] = unfinished
  cutOff?.()
}

/** Tells whether a body follows the head that is read; one that declares itself too large is refused unread. */
function hasBodyToAwait({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  if (headers['transfer-encoding'] !== undefined) return true
  const declared = Number(headers['content-length'] ?? 0)
  return declared > 0 && declared <= LIMIT_BYTES
}

function networkOf(incoming: IncomingMessage, trustedProxies: readonly string[]): string {
  const headers = { get: (name: string) => incoming.headers[name]?.toString() ?? null }
  return limitSubject(callerAddress(socketAddress({ incoming }), headers, trustedProxies))
}
