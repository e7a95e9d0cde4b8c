import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { takeAll } from '#server/http/limits.ts'
import { keepToken, newToken } from './mailed-token.ts'
import type { Visitor } from './visitor.ts'

/**
 * Mails a reset link if the address has an account. If not, the same statements run and the same job is queued, so neither
 * the answer nor its time tells; the mail's turn then finds nobody to write to (deliver-mail.ts).
 *
 * @throws Refusal `too_many_requests`
 */
export async function forgotPassword(
  deps: Deps,
  input: { readonly email: string },
  visitor: Visitor,
): Promise<void> {
  const { email } = input
  await takeAll(deps, [
    ['forgot_by_address', visitor.network],
    ['forgot_by_account', email],
  ])
  const token = newToken()
  await deps.database.transaction(async transaction => {
    const [user] = await transaction
      .select({ id: users.id, firstName: users.firstName, language: users.language })
      .from(users)
      .where(eq(users.email, email))
    const userId = user?.id ?? randomUUID()
    await keepToken(transaction, { userId, purpose: 'reset_password', token, now: deps.clock() })
    const mail = {
      to: email,
      firstName: user?.firstName ?? '',
      locale: user?.language ?? visitor.locale,
      token,
    }
    await sendMail(deps, transaction, { kind: 'reset_password', ...mail })
  })
}
