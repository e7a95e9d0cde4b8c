import type { Endpoint } from '#contract/endpoint.ts'
import { lookSaid, type Reading } from '#contract/look.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { limitSubject } from '#server/http/address.ts'
import { cookieName, isSecure, readCookies } from '#server/http/cookie.ts'
import type { Call } from '#server/http/route.ts'
import { sessionTokenFrom } from '#server/http/session.ts'

/** Holds what is known of a caller before, and beside, the session. */
export interface Visitor {
  readonly locale: Locale
  /** The language that this browser was set to; null where it has said nothing. */
  readonly chosenLocale: Locale | null
  /** The reading help that this browser was set to, as far as it has said anything. */
  readonly reading: Partial<Reading>
  readonly address: string
  /** What the address counts as in limits. */
  readonly network: string
  readonly userAgent: string
  /** Of the session that came with the request; it ends where a new one starts. */
  readonly sessionToken: string | null
  /** The device cookies as sent, unchecked. */
  readonly devices: readonly string[]
}

export function visitorOf(call: Pick<Call<Endpoint>, 'deps' | 'locale' | 'address' | 'request'>): Visitor {
  const { deps, locale, address, request } = call
  return readVisitor(deps, { locale, address, headers: request.headers })
}

export function readVisitor(
  deps: Pick<Deps, 'secret' | 'environment'>,
  input: { readonly locale: Locale; readonly address: string; readonly headers: Headers },
): Visitor {
  const { locale, address, headers } = input
  const secure = isSecure(deps.environment)
  const { theme: _, ...reading } = lookSaid(part => readCookies(headers, part)[0])
  return {
    locale,
    reading,
    chosenLocale: readCookies(headers, 'language').length > 0 ? locale : null,
    address,
    network: limitSubject(address),
    userAgent: (headers.get('user-agent') ?? '').slice(0, 256),
    sessionToken: sessionTokenFrom(deps.secret, headers, secure),
    devices: readCookies(headers, cookieName('device', secure)),
  }
}
