import type { Deps } from '#server/deps.ts'
import { type ConfirmPersonResult, confirmPerson } from '#server/features/account/confirm-person.ts'
import type { Session } from '#server/http/session.ts'
import { erasePerson } from './erase-person.ts'

type DeleteAccountResult =
  | Exclude<ConfirmPersonResult, { readonly kind: 'confirmed' }>
  | { readonly kind: 'email_differs' }
  | { readonly kind: 'deleted' }

/**
 * Deletes an account for good, at once: there is no window in which it could be taken back, because for that everything would
 * have to be kept (docs/decisions/0026). What guards it: the password again, and the address typed out.
 */
export async function deleteAccount(
  deps: Deps,
  session: Session,
  input: { readonly currentPassword: string | undefined; readonly email: string },
): Promise<DeleteAccountResult> {
  // Before the password, which costs a try and a slow hash.
  if (input.email !== session.email) return { kind: 'email_differs' }
  const confirmed = await confirmPerson(deps, session, input.currentPassword)
  if (confirmed.kind !== 'confirmed') return confirmed
  const { userId } = session
  // Whoever's was erased by another press at the same moment is deleted all the same.
  await deps.database.transaction(transaction => erasePerson(deps, transaction, { userId, isTold: true }))
  return { kind: 'deleted' }
}
