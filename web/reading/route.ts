import { redirectDocument } from 'react-router'

/**
 * A reading page is rendered on the server and never hydrated: the browser gets words, styles and one small script
 * (main.ts), no React. docs/decisions/0017.
 *
 * @example
 * export const handle = READING
 * export const loader = nothingNeeded
 * export const clientLoader = loadDocument
 */
export const READING = { reading: true }

export interface ReadingHandle {
  /** Whether the page is one, where only what was loaded tells (the home page: for visitors). */
  readonly reading?: boolean | ((loaderData: unknown) => boolean)
}

interface Match {
  readonly handle?: unknown
  readonly loaderData?: unknown
}

export function isReading(matches: readonly Match[]): boolean {
  return matches.some(({ handle, loaderData }) => {
    const reading = (handle as ReadingHandle | undefined)?.reading ?? false
    return typeof reading === 'function' ? reading(loaderData) : reading
  })
}

/** A route whose page needs no data still has a loader: with `clientLoader` alone React Router renders nothing on the server. */
export const nothingNeeded = () => null

/** A click in the app leads to a reading page by a real page load: there is nothing to hydrate. */
export function loadDocument({ request }: { readonly request: Request }): Response {
  const { pathname, search } = new URL(request.url)
  return redirectDocument(pathname + search)
}
