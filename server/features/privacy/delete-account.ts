import type { Deps } from '#server/deps.ts'
import { confirmPerson } from '#server/features/account/confirm-person.ts'
import { refusedField } from '#server/http/errors.ts'
import type { Session } from '#server/http/session.ts'
import { erasePerson } from './erase-person.ts'

/**
 * Deletes an account for good, at once: there is no window in which it could be taken back, because for that everything would
 * have to be kept (docs/decisions/0026). What guards it: the password again, and the address typed out.
 *
 * @throws Refusal as confirmPerson does; `invalid_request` for another address
 */
export async function deleteAccount(
  deps: Deps,
  session: Session,
  input: { readonly currentPassword: string | undefined; readonly email: string },
): Promise<void> {
  // Before the password, which costs a try and a slow hash.
  if (input.email !== session.email) throw refusedField('email', 'email_differs')
  await confirmPerson(deps, session, input.currentPassword)
  const { userId } = session
  // Whoever's was erased by another press at the same moment is deleted all the same.
  await deps.database.transaction(transaction => erasePerson(deps, transaction, { userId, isTold: true }))
}
