import { randomBytes } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { browserReportEndpoints } from '#contract/browser-reports.ts'
import type { Environment } from '#server/env.ts'

/**
 * Sets what a browser may do with what we send (docs/decisions/0024). Every response passes here: pages, their data,
 * the API, files, refusals, redirects. What a response says itself stays, so that one may be stricter.
 */
export function securityHeaders(
  environment: Pick<Environment, 'APP_URL' | 'NODE_ENV'>,
  providerUrl: string,
): MiddlewareHandler {
  const provider = new URL(providerUrl).origin
  const development = environment.NODE_ENV === 'development'
  const fixed = fixedHeaders(environment)
  return async (context, next) => {
    await next()
    const { headers } = context.res
    const { path } = context.req
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    if (FILES.test(path) && !isPage) {
      for (const [name, value] of ASSET) headers.set(name, value)
      headers.delete('Last-Modified')
      return
    }
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value)
    if (isPage) headers.set('Reporting-Endpoints', REPORTING)
    if (headers.has(POLICY)) return
    if (path === OFFLINE_DOCUMENT) headers.set(POLICY, STATIC_POLICY)
    else if (isPage) {
      const connect = PAYMENT_PAGE.test(path) ? [provider] : []
      headers.set(POLICY, pagePolicy({ scripts: { nonce: nonceOf(context) }, connect, development }))
    } else headers.set(POLICY, path.endsWith('.js') ? WORKER_POLICY : DATA_POLICY)
  }
}

/** Builds the headers of the page with the card form, for the check that it still has them (features/payment-page). */
export function paymentPageHeaders({
  url,
  providerUrl,
  nonce,
}: {
  readonly url: string
  readonly providerUrl: string
  readonly nonce: string
}): ReadonlyMap<string, string> {
  return new Map([
    ...fixedHeaders({ APP_URL: url }),
    ['Reporting-Endpoints', REPORTING],
    ['Cache-Control', 'no-store'],
    [POLICY, pagePolicy({ scripts: { nonce }, connect: [new URL(providerUrl).origin] })],
  ])
}

/** Makes the nonce of a response when it is first asked for: 144 bits. */
export function nonceOf(context: Context): string {
  const known: string | undefined = context.get(NONCE)
  if (known) return known
  const nonce = randomBytes(18).toString('base64')
  context.set(NONCE, nonce)
  return nonce
}

const NONCE = 'nonce'
export const POLICY = 'Content-Security-Policy'
const TWO_YEARS = 2 * 365 * 24 * 60 * 60

/** The one page from which the browser speaks to the payment provider. */
const PAYMENT_PAGE = /^\/payment\/?$/

/** Where browsers report what a policy has stopped (features/browser-reports). */
const REPORTS_PATH = browserReportEndpoints.send.path
const REPORT_GROUP = 'policy'
const REPORTING = `${REPORT_GROUP}="${REPORTS_PATH}"`

/** The service worker keeps it with its headers and responds with it for as long as the network is away: no nonce would fit twice. */
const OFFLINE_DOCUMENT = '/offline.html'

/** None of them is used by any page. */
const UNUSED = ['camera', 'geolocation', 'microphone', 'payment']

/** Short, because every file of a page carries them. */
function fixedHeaders({ APP_URL }: Pick<Environment, 'APP_URL'>): readonly (readonly [string, string])[] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'same-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', UNUSED.map(feature => `${feature}=()`).join(', ')],
    // Said over plain http it would count for nothing, and lock a developer out of http://localhost.
    ...(APP_URL.startsWith('https:')
      ? ([['Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`]] as const)
      : []),
  ]
}

/** Nothing is allowed but what is written out, and nobody may frame it. */
function policy(allowed: Readonly<Record<string, readonly string[]>>): string {
  const none = [`'none'`]
  const directives: Record<string, readonly string[]> = {
    'default-src': none,
    'object-src': none,
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
    ...allowed,
    'report-uri': [REPORTS_PATH],
    'report-to': [REPORT_GROUP],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * Returns the policy of a page. It runs what carries its nonce and what that loads, or the scripts with these hashes alone; the
 * rest comes from us or not at all.
 */
export function pagePolicy({
  scripts,
  styles = [],
  connect = [],
  development = false,
}: {
  /** A hash is written as in an `integrity` attribute. A page that is sent more than once has hashes: a nonce is for one response. */
  readonly scripts: { readonly nonce: string } | { readonly hashes: readonly string[] }
  /** Hashes of the style sheets that stand in the page. */
  readonly styles?: readonly string[]
  /** Origins beside ours that the page may speak to. */
  readonly connect?: readonly string[]
  /** Vite puts its styles into the page and reloads it over a socket. */
  readonly development?: boolean
}): string {
  return policy({
    'script-src':
      'nonce' in scripts ? [`'nonce-${scripts.nonce}'`, `'strict-dynamic'`] : quote(scripts.hashes),
    'style-src': [`'self'`, ...quote(styles), ...(development ? [`'unsafe-inline'`] : [])],
    'img-src': [`'self'`],
    'font-src': [`'self'`],
    'connect-src': [`'self'`, ...connect, ...(development ? ['ws:'] : [])],
    'manifest-src': [`'self'`],
    'worker-src': [`'self'`],
    'form-action': [`'self'`],
  })
}

const quote = (hashes: readonly string[]) => hashes.map(hash => `'${hash}'`)

const OWN = [`'self'`]
/** Limits a static document, offline's or the console's, without a line of script in it: its scripts are those that we serve. */
export const STATIC_POLICY = policy({
  'script-src': OWN,
  'style-src': OWN,
  'img-src': OWN,
  'font-src': OWN,
  'connect-src': OWN,
  'manifest-src': OWN,
  'worker-src': OWN,
  'form-action': OWN,
})

/** Data, a file, a redirect: should a browser show one as a page, it does nothing. */
const DATA_POLICY = policy({})
/** Limits a worker, which lives under the policy of its own file, not under that of the page that started it. */
const WORKER_POLICY = policy({ 'script-src': [`'self'`], 'connect-src': [`'self'`] })
/**
 * What a page loads lives under the policy of the page. The other headers speak of documents and mean nothing here, and a first
 * visit loads thirty of these files: they came to 10 KB (docs/decisions/0024). The name of the file holds its hash.
 */
const FILES = /^\/(assets|pictures)\//
const ASSET = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  [POLICY, `default-src 'none'`],
] as const
