import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { passwordChange } from '#contract/account.ts'
import { sessions } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { refusedField } from '#server/http/errors.ts'
import type { Session } from '#server/http/session.ts'
import { accountLibrary, libraryHeaders } from './account-library.ts'
import { confirmPerson } from './confirm-person.ts'
import { isCommonPassword } from './is-common-password.ts'
import { hashPassword } from './password-hash.ts'
import { setPassword } from './set-password.ts'
import { contractUser, isRemembered, type SignedIn } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

/**
 * Sets another password from within the account. Every session ends, this browser's too: it goes on in a new one. The owner
 * is told by mail.
 *
 * @throws Refusal as confirmPerson does; `invalid_request` for a common password
 */
export async function changePassword(
  deps: Deps,
  input: z.output<typeof passwordChange>,
  caller: { readonly session: Session; readonly visitor: Visitor },
): Promise<SignedIn> {
  const { session, visitor } = caller
  await confirmPerson(deps, session, input.currentPassword)
  if (isCommonPassword(input.password, session.email)) throw refusedField('password', 'password_common')
  const passwordHash = await hashPassword(input.password)
  const { userId, email, firstName, language: locale } = session
  return deps.database.transaction(async transaction => {
    const [row] = await transaction.select().from(sessions).where(eq(sessions.id, session.id))
    const remembered = row ? isRemembered(row) : false
    await setPassword(deps, transaction, { userId, passwordHash })
    const library = accountLibrary(deps, { database: transaction, visitor, remembered })
    const { token, user } = await library.api.signInEmail({
      body: { email, password: input.password },
      headers: libraryHeaders(visitor),
    })
    await sendMail(deps, transaction, { kind: 'password_changed', to: email, firstName, locale })
    return { sessionToken: token, remembered, user: contractUser(user) }
  })
}
