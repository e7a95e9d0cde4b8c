import type { z } from 'zod'
import type { emailChange } from '#contract/account.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { takeAll } from '#server/http/limits.ts'
import type { Session } from '#server/http/session.ts'
import { confirmPerson } from './confirm-person.ts'
import { isTaken, takenRefusal } from './is-taken.ts'
import { keepToken, newToken } from './mailed-token.ts'

/**
 * Mails a link to the new address. The account keeps its address until that link is used (confirm-email.ts).
 *
 * @throws Refusal as confirmPerson does, `too_many_requests`, `email_taken`
 */
export async function changeEmail(
  deps: Deps,
  input: z.output<typeof emailChange>,
  session: Session,
): Promise<void> {
  const { userId, firstName, language: locale } = session
  const { email } = input
  await confirmPerson(deps, session, input.currentPassword)
  await takeAll(deps, [
    ['change_email_by_account', userId],
    ['change_email_by_recipient', email],
  ])
  if (await isTaken(deps, email)) throw takenRefusal()
  const token = newToken()
  await deps.database.transaction(async transaction => {
    await keepToken(transaction, { userId, purpose: 'change_email', token, email, now: deps.clock() })
    await sendMail(deps, transaction, { kind: 'confirm_new_email', to: email, firstName, locale, token })
  })
}
