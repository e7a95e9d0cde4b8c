import { BlockList, isIP, isIPv4 } from 'node:net'
import type { Context } from 'hono'

/** What the runtime knows of a connection (@hono/node-server); absent where a request never had one. */
export interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/** Stands for a caller whose connection is already gone, and for calls inside the process. */
const UNKNOWN = '0.0.0.0'

/** The address at the other end of the socket, in its short form. */
export function socketAddress(connection: unknown): string {
  const address = (connection as Connection | undefined)?.incoming?.socket?.remoteAddress
  return canonical(address ?? '') ?? UNKNOWN
}

/**
 * The caller's address. `X-Forwarded-For` counts only behind a proxy that TRUSTED_PROXIES names (addresses or networks), and
 * is read from its near end: whatever a caller wrote into it lies beyond the last trusted hop.
 */
export function callerAddress(socket: string, headers: Headers, trustedProxies: readonly string[]): string {
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
 * Whether a request comes from a program on this very machine. A tunnel or a proxy here connects from loopback too; what it
 * forwards gives it away.
 */
export function isFromThisMachine(context: Context): boolean {
  const host = (context.req.header('host') ?? new URL(context.req.url).host).replace(/:\d+$/, '')
  return (
    isLoopback(socketAddress(context.env)) &&
    (host === 'localhost' || host === '127.0.0.1') &&
    !FORWARDING.some(name => context.req.header(name) !== undefined)
  )
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address)
}

/** What limits count by: an IPv4 address, or the /64 of an IPv6 one, all of which one household holds. */
export function limitSubject(address: string): string {
  const short = canonical(address) ?? UNKNOWN
  if (isIPv4(short)) return short
  return groupsOf(short).slice(0, 4).join(':')
}

/** IPv4 as it is, also out of `::ffff:`; IPv6 compressed and lower-case as URLs write it; else null. */
function canonical(address: string): string | null {
  const [bare = ''] = address.split('%', 1)
  if (isIPv4(bare)) return bare
  if (isIP(bare) !== 6) return null
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const groups = groupsOf(short)
  if (groups.slice(0, 5).some(group => group !== '0') || groups[5] !== 'ffff') return short
  return groups
    .slice(6)
    .flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.')
}

/** All eight groups of a compressed address. */
function groupsOf(short: string): string[] {
  const [head = '', tail] = short.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = !tail ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(gap).fill('0'), ...after]
}

/** `203.0.113.5:4711` and `[2001:db8::1]:4711`, as some proxies write. */
function withoutPort(hop: string): string {
  return /^\[(.+)\](:\d+)?$/.exec(hop)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(hop)?.[1] ?? hop
}

/** What TRUSTED_PROXIES may name: an address, or a network. One of length 0 would let everybody choose their own address. */
export function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const short = canonical(address)
  if (!short || more.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIPv4(short) ? 32 : 128)
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
