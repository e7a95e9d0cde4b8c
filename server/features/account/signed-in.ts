import { randomBytes } from 'node:crypto'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { User } from '#contract/account.ts'
import { lookSaid, USUAL_LOOK } from '#contract/look.ts'
import { localeFrom } from '#engine/languages/index.ts'
import type { Database, Transaction } from '#server/db/connection.ts'
import { sessions } from '#server/db/schema.ts'
import { SESSION_SECONDS } from '#server/http/session.ts'

/** Holds what registering and logging in end with: a session of its own, whatever cookie the browser came with. */
export interface SignedIn {
  /** The session's token, for the cookie. */
  readonly sessionToken: string
  readonly remembered: boolean
  readonly user: User
}

/** Ends a session, if there is one: by logging out, or because a new one takes its place (fixation). */
export async function endSession(database: Database | Transaction, token: string | null): Promise<void> {
  if (token) await database.delete(sessions).where(eq(sessions.token, token))
}

/** Number of sessions that an account has at once: more than anybody's devices. */
const SESSIONS = 30

/** Ends the sessions that were used longest ago, where an account has too many, and never the one that has just begun. */
export async function endOldSessions(
  database: Database | Transaction,
  { userId, token }: { readonly userId: string; readonly token: string },
): Promise<void> {
  const own = eq(sessions.userId, userId)
  const old = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(own)
    .orderBy(desc(eq(sessions.token, token)), desc(sessions.updatedAt))
    .offset(SESSIONS)
  await database.delete(sessions).where(and(own, inArray(sessions.id, old)))
}

/**
 * Gives a person's session in this browser another token, where something that it may do has just changed: whoever knew the
 * old one has nothing (fixation). Null if the session is someone else's, or over.
 */
export async function renewSession(
  transaction: Transaction,
  session: { readonly token: string | null; readonly userId: string },
): Promise<RenewedSession | null> {
  if (!session.token) return null
  const [row] = await transaction
    .update(sessions)
    .set({ token: randomBytes(24).toString('base64url') })
    .where(and(eq(sessions.token, session.token), eq(sessions.userId, session.userId)))
    .returning({ token: sessions.token, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
  return row ? { token: row.token, remembered: isRemembered(row) } : null
}

export interface RenewedSession {
  readonly token: string
  readonly remembered: boolean
}

/** Tells by its length whether a session was asked to outlive the browser's own. */
export function isRemembered(session: { readonly createdAt: Date; readonly expiresAt: Date }): boolean {
  return session.expiresAt.getTime() - session.createdAt.getTime() > SESSION_SECONDS.browser * 1000
}

interface LibraryUser {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly image?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly language?: string | null | undefined
  readonly size?: string | null | undefined
  readonly lines?: string | null | undefined
  readonly face?: string | null | undefined
}

/** Turns the account library's user into the contract's. */
export function contractUser(user: LibraryUser): User {
  const { size, lines, face } = { ...USUAL_LOOK, ...lookSaid(part => (part === 'theme' ? null : user[part])) }
  return {
    id: user.id,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
    emailVerified: user.emailVerified,
    profileImageUrl: user.image ?? null,
    language: localeFrom(user.language),
    reading: { size, lines, face },
  }
}
