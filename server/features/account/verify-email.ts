import { and, eq } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { findToken, takeToken } from './mailed-token.ts'
import { proveOwner } from './prove-owner.ts'
import { type RenewedSession, renewSession } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

/**
 * Confirms the address of whoever the token was mailed to. It signs nobody in: a link may be opened by anyone's mail program.
 * If this browser is signed in to the account already, its session goes on under another token; if not, the link needs the
 * account's password, unless the address was proven before.
 *
 * @throws Refusal `too_many_requests`, `invalid_token`, and as proveOwner does
 */
export async function verifyEmail(
  deps: Deps,
  input: { readonly token: string; readonly password?: string | undefined },
  visitor: Visitor,
): Promise<{ readonly userId: string; readonly session: RenewedSession | null }> {
  await take(deps, 'verify', visitor.network)
  const now = deps.clock()
  const token = { purpose: 'verify_email', token: input.token, now } as const
  const owner = await findToken(deps.database, token)
  if (!owner) throw new Refusal('invalid_token')
  const unproven = and(eq(users.id, owner), eq(users.emailVerified, false))
  if ((await deps.database.$count(users, unproven)) > 0)
    await proveOwner(deps, { userId: owner, password: input.password }, visitor)
  return deps.database.transaction(async transaction => {
    const taken = await takeToken(transaction, token)
    if (!taken) throw new Refusal('invalid_token')
    const { userId } = taken
    await transaction.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
    const session = await renewSession(transaction, { token: visitor.sessionToken, userId })
    return { userId, session }
  })
}
