import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { Refusal, refusedField } from '#server/http/errors.ts'
import { forgive, take } from '#server/http/limits.ts'
import { type EndCard, forgetUnproven } from './forget-unproven.ts'
import { isCommonPassword } from './is-common-password.ts'
import { findToken, takeToken } from './mailed-token.ts'
import { hashPassword } from './password-hash.ts'
import { setPassword } from './set-password.ts'
import type { Visitor } from './visitor.ts'

/**
 * Sets a new password with the token of a reset mail. Every session of the account ends, its owner is told by mail, and the
 * address counts as confirmed: whoever holds the token reads its mail. If nobody had proven it before, what was left in the
 * account goes (forget-unproven.ts).
 *
 * @throws Refusal `too_many_requests`, `invalid_token`; `invalid_request` for a common password
 */
export async function resetPassword(
  deps: Deps & { readonly endCard: EndCard },
  input: { readonly token: string; readonly password: string },
  visitor: Visitor,
): Promise<{ readonly userId: string; readonly email: string }> {
  await take(deps, 'reset', visitor.network)
  const now = deps.clock()
  const token = { purpose: 'reset_password', token: input.token, now } as const
  const userId = await findToken(deps.database, token)
  if (!userId) throw new Refusal('invalid_token')
  const [owner] = await deps.database.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (isCommonPassword(input.password, owner?.email)) throw refusedField('password', 'password_common')
  const passwordHash = await hashPassword(input.password)
  const changed = await deps.database.transaction(async transaction => {
    const taken = await takeToken(transaction, token)
    if (!taken) return null
    await forgetUnproven(deps, transaction, { userId: taken.userId, now })
    return changePassword(deps, transaction, { userId: taken.userId, passwordHash })
  })
  if (!changed) throw new Refusal('invalid_token')
  // The guesses that were counted were at a password that no longer exists.
  await forgive(deps, 'log_in_by_account', changed.email)
  return changed
}

async function changePassword(
  deps: Deps,
  transaction: Transaction,
  input: { readonly userId: string; readonly passwordHash: string },
): Promise<{ readonly userId: string; readonly email: string } | null> {
  await setPassword(deps, transaction, input)
  const [user] = await transaction
    .update(users)
    .set({ emailVerified: true, updatedAt: deps.clock() })
    .where(eq(users.id, input.userId))
    .returning()
  if (!user) return null
  const mail = { to: user.email, firstName: user.firstName, locale: user.language }
  await sendMail(deps, transaction, { kind: 'password_changed', ...mail })
  return { userId: user.id, email: user.email }
}
