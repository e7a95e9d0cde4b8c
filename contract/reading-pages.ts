import { FIRST_LOCALE, LANGUAGES, LOCALES, type Locale } from '#engine/languages/index.ts'

/**
 * Lists the pages whose address decides the language: `/guide` is Arabic, `/en/guide` English. They stand in the
 * sitemap and are sent without React (web/reading). `/` is one of them for visitors only: to those signed in it is the
 * app's home.
 */
export const READING_PAGES = [
  '/',
  '/plans',
  '/sample-report',
  '/guide',
  '/careers',
  '/method',
  '/scientific-references',
  '/contact',
  '/accessibility',
  '/terms',
  '/privacy',
  '/refunds',
] as const

/** Names the page of an occupation (occupation-path.ts); those are reading pages too, beside the list. */
export type OccupationPath = `/careers/${string}`

export type ReadingPage = (typeof READING_PAGES)[number] | OccupationPath

/**
 * Builds a reading page's address in a language.
 *
 * @example readingPath('/guide', 'en') // '/en/guide'
 */
export const readingPath = (page: ReadingPage, locale: Locale): string => addressIn(page, locale)

/**
 * Returns what of an address's query a reading page shows: `?sent` of `/contact`, which thanks for a message. Nothing else of a
 * query changes a page.
 */
export const shownQuery = (page: ReadingPage, query: URLSearchParams): '' | '?sent' =>
  page === '/contact' && query.has('sent') ? '?sent' : ''

/**
 * Turns an address into that of another language; also of pages that are not there.
 *
 * @example addressIn('/en/gone', 'ar') // '/gone'
 */
export function addressIn(pathname: string, locale: Locale): string {
  const own = prefixed(pathname)
  const bare = own ? pathname.slice(1 + LANGUAGES[own].prefix.length) || '/' : pathname
  const { prefix } = LANGUAGES[locale]
  if (prefix === '') return bare
  return bare === '/' ? `/${prefix}` : `/${prefix}${bare}`
}

/**
 * Finds the language that an address decides, null where it decides none. `/` decides none: it is the app's home for
 * those signed in, and leads a visitor who chose another on to its own, `/en` (web/routes/home.tsx).
 */
export function languageOf(pathname: string): Locale | null {
  const own = prefixed(pathname)
  if (own) return own
  const page = pathname.replace(/\/+$/, '')
  return (READING_PAGES as readonly string[]).includes(page) || page.startsWith('/careers/')
    ? UNPREFIXED
    : null
}

const UNPREFIXED = LOCALES.find(locale => LANGUAGES[locale].prefix === '') ?? FIRST_LOCALE

/** Finds the language whose prefix an address has. */
function prefixed(pathname: string): Locale | undefined {
  const [, first] = pathname.split('/', 2)
  return LOCALES.find(locale => LANGUAGES[locale].prefix !== '' && LANGUAGES[locale].prefix === first)
}
