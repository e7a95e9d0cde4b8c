import { BlockList, isIPv4 } from 'node:net'
import type { Context } from 'hono'
import { canonical, groupsOf } from '#server/network.ts'

/** Holds what the runtime knows of a connection (@hono/node-server); absent where a request never had one. */
interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/** Stands for a caller whose connection is already gone, and for calls inside the process. */
const UNKNOWN = '0.0.0.0'

/** Reads the address at the other end of the socket, in its short form. */
export function socketAddress(connection: unknown): string {
  const address = (connection as Connection | undefined)?.incoming?.socket?.remoteAddress
  return canonical(address ?? '') ?? UNKNOWN
}

/**
 * Finds the caller's address. `X-Forwarded-For` counts only behind a proxy that TRUSTED_PROXIES names (addresses or
 * networks), and is read from its near end: whatever a caller wrote into it lies beyond the last trusted hop.
 */
export function callerAddress(
  socket: string,
  headers: Pick<Headers, 'get'>,
  trustedProxies: readonly string[],
): string {
  const near = canonical(socket) ?? UNKNOWN
  if (trustedProxies.length === 0) return near
  const trusted = networks(trustedProxies)
  if (!holds(trusted, near)) return near
  let caller = near
  for (const hop of (headers.get('x-forwarded-for') ?? '').split(',').toReversed()) {
    const address = canonical(withoutPort(hop.trim()))
    if (!address) return caller
    caller = address
    if (!holds(trusted, address)) return caller
  }
  return caller
}

const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Tells whether a request comes from a program on this very machine. A tunnel or a proxy here connects from loopback
 * too; what it forwards gives it away.
 */
export function isFromThisMachine(context: Context): boolean {
  const host = (context.req.header('host') ?? new URL(context.req.url).host).replace(/:\d+$/, '')
  return (
    isLoopback(socketAddress(context.env)) &&
    (host === 'localhost' || host === '127.0.0.1') &&
    !FORWARDING.some(name => context.req.header(name) !== undefined)
  )
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address)
}

/** Names what limits count by: an IPv4 address, or the /64 of an IPv6 one, all of which one household holds. */
export function limitSubject(address: string): string {
  const short = canonical(address) ?? UNKNOWN
  if (isIPv4(short)) return short
  return groupsOf(short).slice(0, 4).join(':')
}

/** `203.0.113.5:4711` and `[2001:db8::1]:4711`, as some proxies write. */
function withoutPort(hop: string): string {
  return /^\[(.+)\](:\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop
}

function networks(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    const short = canonical(address)
    if (!short) continue
    const family = isIPv4(short) ? 'ipv4' : 'ipv6'
    if (prefix === undefined) list.addAddress(short, family)
    else list.addSubnet(short, Number(prefix), family)
  }
  return list
}

function holds(list: BlockList, address: string): boolean {
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}
