import { and, eq, gt } from 'drizzle-orm'
import { sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { checkPassword, findPasswordHash } from './confirm-person.ts'
import type { Visitor } from './visitor.ts'

/**
 * Asks for the account's password before a mailed link proves an address, unless this browser is signed in to the account:
 * whoever made the account may have typed somebody else's address, and the click of that address's owner must not prove it for
 * them (docs/decisions/0062).
 *
 * @throws Refusal `password_required`, `too_many_requests`; `sign_in_again` for an account without a password;
 * `invalid_request` for a wrong one
 */
export async function proveOwner(
  deps: Deps,
  { userId, password }: { readonly userId: string; readonly password: string | undefined },
  visitor: Visitor,
): Promise<void> {
  if (await isSignedIn(deps, userId, visitor.sessionToken)) return
  const hash = await findPasswordHash(deps.database, userId)
  if (!hash) throw new Refusal('sign_in_again')
  if (password === undefined) throw new Refusal('password_required')
  await checkPassword(deps, { userId, hash, field: 'password', password })
}

async function isSignedIn(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
  token: string | null,
): Promise<boolean> {
  if (!token) return false
  const own = and(eq(sessions.userId, userId), eq(sessions.token, token), gt(sessions.expiresAt, clock()))
  return (await database.$count(sessions, own)) > 0
}
