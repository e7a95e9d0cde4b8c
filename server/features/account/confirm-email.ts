import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { Refusal } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { isAddressTaken } from './is-taken.ts'
import { endTokens, findToken, keepToken, newToken, type TakenToken, takeToken } from './mailed-token.ts'
import { proveOwner } from './prove-owner.ts'
import { type RenewedSession, renewSession } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

interface ConfirmedEmail {
  readonly userId: string
  readonly email: string
  readonly session: RenewedSession | null
}

/**
 * Makes the new address the one of the account: whoever uses the link reads its mail. The old address is told, with a link
 * that takes the change back for a week; links that were mailed to it before open nothing any more. In a browser that is not
 * signed in to the account the link needs its password.
 *
 * @throws Refusal `too_many_requests`, `invalid_token`, `email_taken`, and as proveOwner does
 */
export async function confirmEmail(
  deps: Deps,
  input: { readonly token: string; readonly password?: string | undefined },
  visitor: Visitor,
): Promise<ConfirmedEmail> {
  await take(deps, 'verify', visitor.network)
  const token = { purpose: 'change_email', token: input.token, now: deps.clock() } as const
  const owner = await findToken(deps.database, token)
  if (!owner) throw new Refusal('invalid_token')
  await proveOwner(deps, { userId: owner, password: input.password }, visitor)
  try {
    return await deps.database.transaction(async transaction => {
      const taken = await takeToken(transaction, token)
      const email = taken && (await moveAddress(deps, transaction, taken))
      if (!taken || !email) throw new Refusal('invalid_token')
      const { userId } = taken
      const session = await renewSession(transaction, { token: visitor.sessionToken, userId })
      return { userId, email, session }
    })
  } catch (error) {
    if (isAddressTaken(error)) throw new Refusal('email_taken')
    throw error
  }
}

async function moveAddress(
  deps: Deps,
  transaction: Transaction,
  { userId, email }: TakenToken,
): Promise<string | null> {
  const now = deps.clock()
  const [before] = await transaction.select().from(users).where(eq(users.id, userId)).for('update')
  if (!before || !email) return null
  await transaction
    .update(users)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
  await endTokens(transaction, userId, ['verify_email', 'reset_password'])
  const token = newToken()
  await keepToken(transaction, { userId, purpose: 'revert_email', token, email: before.email, now })
  const mail = { to: before.email, firstName: before.firstName, locale: before.language, token }
  await sendMail(deps, transaction, { kind: 'email_changed', ...mail })
  return email
}
