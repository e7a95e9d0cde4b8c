import { eq } from 'drizzle-orm'
import { raters } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sign } from '#server/secret.ts'
import { cookieName, isSecure, readCookies, setCookie } from './cookie.ts'
import { Refusal } from './errors.ts'

/** Names whoever opened an invitation to rate; no account stands behind it. */
export type Rater = typeof raters.$inferSelect

type RaterDeps = Pick<Deps, 'database' | 'secret' | 'environment'>

/** Longer than any panel works. */
const COOKIE_SECONDS = 180 * 24 * 60 * 60

/** Lets whoever has the session of an invitation call. Read anew with every call: who is taken out is out at the next one. @throws Refusal `unauthenticated` */
export async function admitRater(
  { database, secret, environment }: RaterDeps,
  headers: Headers,
): Promise<Rater> {
  for (const session of readCookies(headers, cookieName('rater', isSecure(environment)))) {
    const [rater] = await database
      .select()
      .from(raters)
      .where(eq(raters.sessionHash, hashOfSession(secret, session)))
    if (rater) return rater
  }
  throw new Refusal('unauthenticated')
}

/** Derives the session that a link opens on one device, so that asking again after a lost answer gives the same one. */
export function sessionOfLink(secret: string, { token, device }: { token: string; device: string }): string {
  return sign(secret, 'rater-session', `${token} ${device}`)
}

/** Derives what the database keeps of a session: a stolen dump opens none. */
export function hashOfSession(secret: string, session: string): string {
  return sign(secret, 'rater-session-kept', session)
}

/** Derives what the database keeps of a link. */
export function hashOfLink(secret: string, token: string): string {
  return sign(secret, 'rater-link', token)
}

/** Writes the `Set-Cookie` line of a rater's session; an empty one ends it. */
export function raterCookie({ environment }: Pick<Deps, 'environment'>, session: string): string {
  const secure = isSecure(environment)
  return setCookie(cookieName('rater', secure), session, secure, session ? COOKIE_SECONDS : 0)
}
