import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import { READING_PARTS, USUAL_LOOK } from '#contract/look.ts'
import { occupationPath } from '#contract/occupation-path.ts'
import { READING_PAGES, type ReadingPage, readingPath, shownQuery } from '#contract/reading-pages.ts'
import { situationOn } from '#contract/situation-of-day.ts'
import { OCCUPATIONS } from '#engine/careers/occupations/index.ts'
import { LOCALES, type Locale } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { requestContext } from '#server/operation/request-context.ts'
import { isSecure } from './cookie.ts'
import { POLICY } from './headers.ts'
import { localeOf } from './locale.ts'
import type { MadePage, MakePage, PageToMake } from './make-page.ts'
import { lookOf } from './render.ts'
import { sessionTokenFrom } from './session.ts'

export interface KeptPages {
  /** Lists the addresses of reading pages, to be mounted for GET, which brings HEAD. */
  readonly addresses: string[]
  /** Sends a page that is kept. It costs less than sending the visitor away, so it stands before admission. */
  readonly send: MiddlewareHandler
  /** Makes a page that is not kept yet, keeps it and sends it. */
  readonly make: MiddlewareHandler
}

/**
 * Keeps reading pages as they are sent to visitors without a session: made when first asked for, compressed once, gone with the
 * process: its build and configuration are all that they show, and on the landing page the day (docs/decisions/0038, 0057). Whoever
 * brings a session cookie of ours, or wants reading help, gets a page of their own.
 *
 * @param now milliseconds, UTC; the loaders read the system's clock too
 * @param revision of what editors change on pages (docs/decisions/0108)
 */
export function keepPages(
  deps: Pick<Deps, 'secret' | 'environment'>,
  make: MakePage,
  { now = Date.now, revision = () => '' }: { now?: () => number; revision?: () => string } = {},
): KeptPages {
  const secure = isSecure(deps.environment)
  const kept = new Map<string, Packed>()
  const making = new Map<string, Promise<Packed | null>>()

  const wanted = (context: Context): PageToMake | null => {
    const { path } = context.req
    const address = ADDRESSES.get(path)
    if (!address) return null
    const { page, locale } = address
    // Leads a visitor who chose English on to /en.
    if (path === '/' && localeOf(context) !== locale) return null
    if (sessionTokenFrom(deps.secret, context.req.raw.headers, secure)) return null
    const look = lookOf(context)
    // Few ask for it, and every page would be kept a dozen times.
    if (READING_PARTS.some(part => look[part] !== USUAL_LOOK[part])) return null
    const query = page === '/contact' ? new URL(context.req.url).searchParams : NO_QUERY
    return { path: path + shownQuery(page, query), locale, theme: look.theme }
  }
  /** Those of occupations are many, and a crawler asks for all of them: the one kept longest makes room. */
  const keep = (key: string, packed: Packed) => {
    const [longest] = kept.keys()
    if (kept.size >= MOST_KEPT && longest !== undefined) kept.delete(longest)
    kept.set(key, packed)
  }
  /** Names a page; its path decides the language. The landing page has a situation of the day on it. */
  const keyOf = ({ path, theme }: PageToMake) => {
    const key = `${theme} ${path} ${revision()}`
    return LANDING.includes(path) ? `${key} ${situationOn(now())}` : key
  }
  const makeOnce = (key: string, page: PageToMake) => {
    const pending = making.get(key) ?? makeAndPack(page, make)
    making.set(key, pending)
    return pending.finally(() => making.delete(key))
  }
  return {
    addresses: [...ADDRESSES.keys()],
    send(context, next) {
      const page = wanted(context)
      const packed = page && kept.get(keyOf(page))
      return packed ? Promise.resolve(respond(context, packed)) : next()
    },
    async make(context, next) {
      const page = wanted(context)
      if (!page) return next()
      const observed = requestContext()
      // The calls of its loaders would be taken for it.
      if (observed) observed.route = 'page'
      const key = keyOf(page)
      const packed = await makeOnce(key, page)
      if (!packed) return next()
      // One that was made over midnight, or over a change, may show either.
      if (keyOf(page) === key) keep(key, packed)
      return respond(context, packed)
    },
  }
}

interface Address {
  readonly page: ReadingPage
  readonly locale: Locale
}

const OCCUPATION_PAGES = Object.values(OCCUPATIONS).flatMap(list => list.map(({ id }) => occupationPath(id)))
const ADDRESSES: ReadonlyMap<string, Address> = new Map(
  [...READING_PAGES, ...OCCUPATION_PAGES].flatMap(page =>
    LOCALES.map(locale => [readingPath(page, locale), { page, locale }] as const),
  ),
)
const LANDING: readonly string[] = LOCALES.map(locale => readingPath('/', locale))
/** Limits the pages in memory, some 80 KB each. */
export const MOST_KEPT = 250
const NO_QUERY = new URLSearchParams()

/** Lists encodings by preference, where a browser takes both. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number] | 'identity'
type Headers = Readonly<Record<string, string>>

/** Holds a page in each encoding, with the headers of its own that every response carries. */
type Packed = Readonly<
  Record<Encoding, { readonly bytes: Uint8Array<ArrayBuffer>; readonly headers: Headers }>
>

async function makeAndPack(page: PageToMake, make: MakePage): Promise<Packed | null> {
  const made = await make(page)
  return made && pack(made)
}

async function pack({ html, policy }: MadePage): Promise<Packed> {
  const plain = Buffer.from(html)
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  const as = (encoding: Encoding, bytes: Buffer<ArrayBuffer>) => ({
    bytes,
    headers: {
      'Cache-Control': 'private, no-cache',
      // Other bytes, another tag; the cookies are session, theme and language.
      ETag: `"${tag}-${encoding}"`,
      Vary: 'Accept-Encoding, Cookie',
      [POLICY]: policy,
    },
  })
  return { br: as('br', br), gzip: as('gzip', gz), identity: as('identity', plain) }
}

function respond(context: Context, packed: Packed): Response {
  const encoding = encodingFor(context)
  const { bytes, headers } = packed[encoding]
  // Repeats the policy: a browser puts the headers of a 304 in the place of those that it kept.
  if (isKnown(context, headers.ETag ?? '')) return new Response(null, { status: 304, headers })
  const all = {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(bytes.length),
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  }
  return new Response(context.req.method === 'HEAD' ? null : bytes, { headers: all })
}

const encodingFor = (context: Context) =>
  accepts(context, {
    header: 'Accept-Encoding',
    supports: [...ENCODINGS],
    default: 'identity',
    match: accepted =>
      ENCODINGS.find(one => accepted.some(({ type, q }) => type === one && q > 0)) ?? 'identity',
  }) as Encoding

/** Compares weakly, as RFC 9110 (13.1.2) has it: what a proxy has compressed on the way comes back as a weak tag. */
function isKnown(context: Context, tag: string): boolean {
  const known = context.req.header('if-none-match')
  if (!known) return false
  return known.trim() === '*' || known.split(',').some(one => one.trim().replace(/^W\//, '') === tag)
}
