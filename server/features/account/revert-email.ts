import { and, eq, gte, ne } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { accounts, sessions, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { endTokens, keepToken, newToken, type TakenToken, takeToken } from './mailed-token.ts'
import type { Visitor } from './visitor.ts'

/**
 * Takes a change of address back. Whoever made it had the password and a session, so neither is left: all sessions end, the
 * password opens nothing, a way to sign in that was added since goes, and a link for a new password is mailed to the address.
 *
 * @throws Refusal `too_many_requests`, `invalid_token`
 */
export async function revertEmail(
  deps: Deps,
  input: { readonly token: string },
  visitor: Visitor,
): Promise<{ readonly userId: string }> {
  await take(deps, 'verify', visitor.network)
  const token = { purpose: 'revert_email', token: input.token, now: deps.clock() } as const
  return deps.database.transaction(async transaction => {
    const taken = await takeToken(transaction, token)
    if (!taken || !(await restore(deps, transaction, taken))) throw new Refusal('invalid_token')
    return { userId: taken.userId }
  })
}

async function restore(
  deps: Deps,
  transaction: Transaction,
  { userId, email, createdAt }: TakenToken,
): Promise<boolean> {
  if (!email) return false
  const now = deps.clock()
  const [user] = await transaction
    .update(users)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
    .returning()
  if (!user) return false
  await transaction.delete(sessions).where(eq(sessions.userId, userId))
  const added = and(ne(accounts.providerId, 'credential'), gte(accounts.createdAt, createdAt))
  await transaction.delete(accounts).where(and(eq(accounts.userId, userId), added))
  await transaction
    .update(accounts)
    .set({ password: null, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  await endTokens(transaction, userId, ['verify_email', 'change_email'])
  const token = newToken()
  await keepToken(transaction, { userId, purpose: 'reset_password', token, now })
  const mail = { to: email, firstName: user.firstName, locale: user.language, token }
  await sendMail(deps, transaction, { kind: 'reset_password', ...mail })
  return true
}
