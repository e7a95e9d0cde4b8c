import { redirectDocument } from 'react-router'

/**
 * Marks a reading page, which is rendered on the server and never hydrated: the browser gets words, styles and one small script
 * (main.ts), no React. docs/decisions/0017.
 *
 * @example
 * export const handle = READING
 * export const loader = nothingNeeded
 * export const clientLoader = loadDocument
 */
export const READING = { reading: true }

/** Declares what a route says of its page (`export const handle`). */
export interface RouteHandle {
  /** Whether the page is a reading page; a function where only what was loaded tells (the home page: for visitors). */
  readonly reading?: boolean | ((loaderData: unknown) => boolean)
  /**
   * Whether search engines may list it. Unless it says so, a reading page may be, and any other page, which belongs to one
   * person or to one moment, may not.
   */
  readonly listed?: boolean | ((params: Params) => boolean)
}
type Params = Readonly<Record<string, string | undefined>>

interface Match {
  readonly handle?: unknown
  readonly loaderData?: unknown
  readonly params: Params
}

export function isReading(matches: readonly Match[]): boolean {
  return matches.some(({ handle, loaderData }) => {
    const reading = (handle as RouteHandle | undefined)?.reading ?? false
    return typeof reading === 'function' ? reading(loaderData) : reading
  })
}

export function isListed(matches: readonly Match[]): boolean {
  const page = matches.at(-1)
  const listed = (page?.handle as RouteHandle | undefined)?.listed ?? isReading(matches)
  return typeof listed === 'function' ? listed(page?.params ?? {}) : listed
}

/**
 * Loads nothing. A route whose page needs no data still has a loader: with `clientLoader` alone React Router renders nothing on
 * the server.
 */
export const nothingNeeded = () => null

/** Leads a click in the app to a reading page by a real page load: there is nothing to hydrate. */
export function loadDocument({ request }: { readonly request: Request }): Response {
  const { pathname, search } = new URL(request.url)
  return redirectDocument(pathname + search)
}
