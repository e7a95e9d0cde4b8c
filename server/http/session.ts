import type { Reading } from '#contract/look.ts'
import type { Locale } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import { isSame, sign } from '#server/secret.ts'
import { cookieName, isSecure, readCookies, setCookie } from './cookie.ts'

/** Holds a signed-in visit: the user, and the session row. Written by the account feature; see features/account. */
export interface Session extends Reading {
  readonly userId: string
  /** The session row's id. */
  readonly id: string
  /** The session's secret token, as in the cookie; for deriving the anti-forgery token, never to be logged or sent. */
  readonly token: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly emailVerified: boolean
  readonly image: string | null
  readonly language: Locale
  /** Of a support view alone (http/support-view.ts): until when. */
  readonly watched?: { readonly as: 'operator'; readonly until: string }
  /** When the session was last used, to the hour. */
  readonly usedAt: Date
}

const DAY = 24 * 60 * 60

/** Seconds from signing in to the end of a session, used or not: there is no renewal, so a stolen one ends too. */
export const SESSION_SECONDS = { remembered: 30 * DAY, browser: 7 * DAY }

const USE_NOTED_MS = 60 * 60 * 1000

/**
 * Reads the session of a request, or null: the signature is checked without the database, then session and user are
 * read in one statement. Nothing is kept between requests, so an ended session is refused at the very next one.
 */
export async function readSession(
  deps: Pick<Deps, 'database' | 'secret' | 'clock' | 'environment'>,
  headers: Headers,
): Promise<Session | null> {
  const token = sessionTokenFrom(deps.secret, headers, isSecure(deps.environment))
  if (!token) return null
  const { rows } = await deps.database.$client.query<Session>({
    name: 'read-session',
    text: `select s.id, s.token, u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", u.email,
                  u.email_verified as "emailVerified", u.image, u.language, u.text_size as size,
                  u.line_spacing as lines, u.reading_face as face, s.updated_at as "usedAt"
           from session s join "user" u on u.id = s.user_id
           where s.token = $1 and s.expires_at > $2`,
    values: [token, deps.clock()],
  })
  const session = rows[0]
  if (!session) return null
  await noteUse(deps, session)
  return session
}

/** Once an hour at most, so that a look at a page is hardly ever a write; what the person sees of it is no finer. */
async function noteUse(deps: Pick<Deps, 'database' | 'clock'>, session: Session): Promise<void> {
  const now = deps.clock()
  if (now.getTime() - session.usedAt.getTime() < USE_NOTED_MS) return
  await deps.database.$client.query('update session set updated_at = $2 where id = $1', [session.id, now])
}

/**
 * Reads the session token of a request if the server signed it, else null. Synchronous and without the database: a
 * caller that checks the row in a statement of its own (answering a question) starts here.
 */
export function sessionTokenFrom(secret: string, headers: Headers, secure: boolean): string | null {
  let token = tokens.get(headers)
  if (token === undefined) {
    token = findToken(secret, headers, secure)
    tokens.set(headers, token)
  }
  return token
}

/** Of one request: admission, the guard and the handler ask. */
const tokens = new WeakMap<Headers, string | null>()

function findToken(secret: string, headers: Headers, secure: boolean): string | null {
  for (const value of readCookies(headers, cookieName('session', secure))) {
    const dot = value.indexOf('.')
    const token = value.slice(0, dot)
    if (dot > 0 && isSame(value.slice(dot + 1), sign(secret, 'session', token))) return token
  }
  return null
}

/**
 * Writes the `Set-Cookie` line that starts a session: 30 days if remembered, else as long as the browser runs. The
 * token is signed because a row of the session table alone (a stolen dump) must not become a cookie.
 */
export function sessionCookie(secret: string, token: string, secure: boolean, remembered: boolean): string {
  const value = `${token}.${sign(secret, 'session', token)}`
  const maxAge = remembered ? SESSION_SECONDS.remembered : undefined
  return setCookie(cookieName('session', secure), value, secure, maxAge)
}

/** Writes the `Set-Cookie` line that ends a session. */
export function endedSessionCookie(secure: boolean): string {
  return setCookie(cookieName('session', secure), '', secure, 0)
}

/** Derives the anti-forgery token of a session: lives exactly as long, and opens nothing without the cookie. */
export function csrfTokenFor(secret: string, sessionToken: string): string {
  return sign(secret, 'anti-forgery', sessionToken)
}

/** Checks in constant time whether a presented anti-forgery token belongs to the session. */
export function isCsrfToken(
  secret: string,
  sessionToken: string,
  presented: string | null | undefined,
): boolean {
  return isSame(presented ?? '', csrfTokenFor(secret, sessionToken))
}
