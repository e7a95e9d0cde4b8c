import { createContext, type RouterContext } from 'react-router'
import type { Look } from '#contract/look.ts'
import type { Locale } from '#engine/vocabulary.ts'

/** Carries what the server hands to the loaders of one request. */
export interface AppContext {
  readonly locale: Locale
  readonly look: Look
  /** The public address, without a slash at its end. */
  readonly origin: string
  /** For every script of this response (Content-Security-Policy); undefined where the page is kept and sent to many. */
  readonly nonce: string | undefined
  /** Returns the hash of a script of the build, for its `integrity`: what a kept page has in place of the nonce. */
  readonly integrityOf?: (path: string) => string
  /** Calls our own API in the process, as the visitor: same cookies, same language. A body is sent as JSON by POST. */
  readonly call: (path: `/api/${string}`, body?: unknown) => Promise<Response>
}

// The server and the built pages are two module graphs; both must hold the same key.
const key = Symbol.for('wijha.app-context')
const global = globalThis as { [key]?: RouterContext<AppContext> }
global[key] ??= createContext<AppContext>()
export const appContext: RouterContext<AppContext> = global[key]
