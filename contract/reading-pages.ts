import type { Locale } from '#engine/vocabulary.ts'

/** The pages whose address decides the language: `/guide` is Arabic, `/en/guide` English. All others follow the cookie. */
const READING_PAGES = ['/plans', '/guide'] as const
type ReadingPage = (typeof READING_PAGES)[number]

/** A reading page's address in a language. @example readingPath('/guide', 'en') // '/en/guide' */
export const readingPath = (page: ReadingPage, locale: Locale) => (locale === 'en' ? `/en${page}` : page)

/** The language that an address decides, null where it decides none. */
export function languageOf(pathname: string): Locale | null {
  const page = pageOf(pathname)
  if (!page) return null
  return pathname.startsWith('/en/') ? 'en' : 'ar'
}

/** The same page in the other language; null for a page that has one address. */
export function counterpartOf(pathname: string): string | null {
  const page = pageOf(pathname)
  return page ? readingPath(page, languageOf(pathname) === 'en' ? 'ar' : 'en') : null
}

function pageOf(pathname: string): ReadingPage | undefined {
  return READING_PAGES.find(page => pathname === page || pathname === `/en${page}`)
}
