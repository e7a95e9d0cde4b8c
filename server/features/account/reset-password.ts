import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { accounts, sessions, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { forgive, type Limited, take } from '#server/limits.ts'
import { isCommonPassword } from './is-common-password.ts'
import { findToken, takeToken } from './mailed-token.ts'
import { hashPassword } from './password-hash.ts'
import type { Visitor } from './visitor.ts'

type ResetPasswordResult =
  | Limited
  | { readonly kind: 'changed'; readonly email: string }
  | { readonly kind: 'invalid_token' }
  | { readonly kind: 'password_common' }

/**
 * Sets a new password with the token of a reset mail. Every session of the account ends, its owner is told by mail, and the
 * address counts as confirmed: whoever holds the token reads its mail.
 */
export async function resetPassword(
  deps: Deps,
  input: { readonly token: string; readonly password: string },
  visitor: Visitor,
): Promise<ResetPasswordResult> {
  const limited = await take(deps, 'reset', visitor.network)
  if (limited) return limited
  const now = deps.clock()
  const token = { purpose: 'reset_password', token: input.token, now } as const
  if (!(await findToken(deps.database, token))) return { kind: 'invalid_token' }
  if (isCommonPassword(input.password)) return { kind: 'password_common' }
  const password = await hashPassword(input.password)
  const email = await deps.database.transaction(async transaction => {
    const userId = await takeToken(transaction, token)
    return userId && changePassword(deps, transaction, { userId, password, now })
  })
  if (!email) return { kind: 'invalid_token' }
  // The guesses that were counted were at a password that no longer exists.
  await forgive(deps, 'log_in_by_account', email)
  return { kind: 'changed', email }
}

async function changePassword(
  deps: Deps,
  transaction: Transaction,
  input: { readonly userId: string; readonly password: string; readonly now: Date },
): Promise<string | null> {
  const { userId, password, now } = input
  const credential = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
  const changed = await transaction
    .update(accounts)
    .set({ password, updatedAt: now })
    .where(credential)
    .returning({ id: accounts.id })
  if (changed.length === 0) {
    // An account made by Google or Apple gets its first password this way.
    const account = { id: randomUUID(), userId, accountId: userId, providerId: 'credential', password }
    await transaction.insert(accounts).values(account)
  }
  await transaction.delete(sessions).where(eq(sessions.userId, userId))
  const [user] = await transaction
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
    .returning()
  if (!user) return null
  const mail = { to: user.email, firstName: user.firstName, locale: user.language }
  await deps.jobs.sendMail(transaction, { kind: 'password_changed', ...mail })
  return user.email
}
