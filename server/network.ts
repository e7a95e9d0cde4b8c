import { isIP, isIPv4 } from 'node:net'

/**
 * Normalises an address: IPv4 as it is, also out of `::ffff:`; IPv6 compressed and lower-case as URLs write it; else
 * null.
 */
export function canonical(address: string): string | null {
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

/** Lists all eight groups of a compressed address. */
export function groupsOf(short: string): string[] {
  const [head = '', tail] = short.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = !tail ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(gap).fill('0'), ...after]
}

/**
 * Accepts what TRUSTED_PROXIES may name: an address, or a network. One of length 0 would let everybody choose their
 * own address.
 */
export function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/')
  const short = canonical(address)
  if (!short || more.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (isIPv4(short) ? 32 : 128)
}
