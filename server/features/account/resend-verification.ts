import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { takeAll } from '#server/http/limits.ts'
import type { Session } from '#server/http/session.ts'
import { keepToken, newToken } from './mailed-token.ts'
import type { Visitor } from './visitor.ts'

/** Mails a new verification link; earlier ones end. A confirmed address needs none. Throws Refusal `too_many_requests`. */
export async function resendVerification(deps: Deps, session: Session, visitor: Visitor): Promise<void> {
  await takeAll(deps, [
    ['resend_by_account', session.userId],
    ['resend_by_address', visitor.network],
  ])
  if (session.emailVerified) return
  const { userId, email, firstName, language } = session
  const token = newToken()
  await deps.database.transaction(async transaction => {
    await keepToken(transaction, { userId, purpose: 'verify_email', token, now: deps.clock() })
    const mail = { to: email, firstName, locale: language, token }
    await sendMail(deps, transaction, { kind: 'verify_email', ...mail })
  })
}
