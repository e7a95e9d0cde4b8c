/**
 * Grade of one response of an https site by the rules of Mozilla's HTTP Observatory (mdn/mdn-http-observatory,
 * src/grader/charts.js, algorithm 4), without its scanner: a test may not reach the network. A rule that is broken takes points
 * and is named. Redirection from http is the proxy's (docs/deploy.md) and counts as done; preloading of HSTS is the domain
 * owner's, and would add.
 */
export interface Grade {
  readonly score: number
  readonly failed: readonly string[]
}

type Rule = (response: Response, html: string) => number

const RULES: Readonly<Record<string, Rule>> = {
  'content-security-policy': ({ headers }) => scorePolicy(headers.get('content-security-policy')),
  cookies: ({ headers }) => scoreCookies(headers.getSetCookie()),
  'cross-origin-resource-sharing': ({ headers }) => (headers.has('access-control-allow-origin') ? -50 : 0),
  'referrer-policy': ({ headers }) => {
    const last = headers.get('referrer-policy')?.split(',').at(-1)?.trim() ?? ''
    return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last)
      ? 5
      : -5
  },
  'strict-transport-security': ({ headers }) => {
    const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1])
    return age >= 15_552_000 ? 0 : -20
  },
  'subresource-integrity': (_, html) => (/<script[^>]*\ssrc=["']?(https?:)?\/\//i.test(html) ? -50 : 0),
  'x-content-type-options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': ({ headers }) => {
    const ancestors = directives(headers.get('content-security-policy')).get('frame-ancestors')
    if (ancestors && !ancestors.some(source => BROAD.includes(source))) return 5
    return /^(DENY|SAMEORIGIN)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
  },
  'cross-origin-resource-policy': ({ headers }) => {
    const value = headers.get('cross-origin-resource-policy') ?? ''
    if (['same-origin', 'same-site'].includes(value)) return 10
    return value === 'cross-origin' ? -20 : 0
  },
}

/** Above 100 only what has lost fewer than eleven points is counted. */
const BONUS_FROM = 90

export async function grade(response: Response): Promise<Grade> {
  const html = await response.clone().text()
  const points = Object.entries(RULES).map(([name, rule]) => [name, rule(response, html)] as const)
  const lost = points.filter(([, value]) => value < 0)
  const without = 100 + sum(lost)
  return {
    score: without >= BONUS_FROM ? 100 + sum(points) : without,
    failed: lost.map(([name]) => name),
  }
}

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*']
const UNSAFE = [...BROAD, `'unsafe-inline'`, `'unsafe-eval'`, 'data:']

function scorePolicy(header: string | null): number {
  const policy = directives(header)
  if (policy.size === 0) return -25
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  if ([...of('script-src'), ...of('object-src')].some(source => UNSAFE.includes(source))) return -20
  const all = [...policy].filter(([name]) => !/^report/.test(name)).flatMap(([, sources]) => sources)
  if (all.some(source => /^(http|ftp):/.test(source))) return -20
  if (of('style-src').some(source => UNSAFE.includes(source))) return 0
  return policy.get('default-src')?.join() === `'none'` ? 10 : 5
}

function scoreCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  if (cookies.some(cookie => !/;\s*secure/i.test(cookie))) return -20
  const sessions = cookies.filter(cookie => /^[^=]*(login|sess)/i.test(cookie))
  if (sessions.some(cookie => !/;\s*httponly/i.test(cookie))) return -30
  return cookies.every(cookie => /;\s*samesite=(lax|strict)/i.test(cookie)) ? 5 : 0
}

export function directives(header: string | null): ReadonlyMap<string, readonly string[]> {
  const parts = (header ?? '').split(';').map(part => part.trim().split(/\s+/))
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])))
}

const sum = (points: readonly (readonly [string, number])[]) =>
  points.reduce((total, [, value]) => total + value, 0)
