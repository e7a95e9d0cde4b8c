import { eq } from 'drizzle-orm'
import type { User } from '#contract/account.ts'
import type { Database, Transaction } from '#server/db/connection.ts'
import { sessions } from '#server/db/schema.ts'

/** What registering and logging in end with: a session of its own, whatever cookie the browser came with. */
export interface SignedIn {
  readonly kind: 'signed_in'
  /** The session's token, for the cookie. */
  readonly sessionToken: string
  readonly remembered: boolean
  readonly user: User
}

/** Ends a session, if there is one: by logging out, or because a new one takes its place (fixation). */
export async function endSession(database: Database | Transaction, token: string | null): Promise<void> {
  if (token) await database.delete(sessions).where(eq(sessions.token, token))
}

interface LibraryUser {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean
  readonly image?: string | null | undefined
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly language?: string | null | undefined
}

/** The account library's user as the contract shows a person. */
export function contractUser(user: LibraryUser): User {
  return {
    id: user.id,
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    email: user.email,
    emailVerified: user.emailVerified,
    profileImageUrl: user.image ?? null,
    language: user.language === 'en' ? 'en' : 'ar',
  }
}
