import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { type Limited, takeAll } from '#server/http/limits.ts'
import type { Session } from '#server/http/session.ts'
import { keepToken, newToken } from './mailed-token.ts'
import type { Visitor } from './visitor.ts'

type ResendVerificationResult = Limited | { readonly kind: 'accepted' }

/** Mails a new verification link; earlier ones end. A confirmed address needs none. */
export async function resendVerification(
  deps: Deps,
  session: Session,
  visitor: Visitor,
): Promise<ResendVerificationResult> {
  const limited = await takeAll(deps, [
    ['resend_by_account', session.userId],
    ['resend_by_address', visitor.network],
  ])
  if (limited) return limited
  if (session.emailVerified) return { kind: 'accepted' }
  const { userId, email, firstName, language } = session
  const token = newToken()
  await deps.database.transaction(async transaction => {
    await keepToken(transaction, { userId, purpose: 'verify_email', token, now: deps.clock() })
    const mail = { to: email, firstName, locale: language, token }
    await sendMail(deps, transaction, { kind: 'verify_email', ...mail })
  })
  return { kind: 'accepted' }
}
