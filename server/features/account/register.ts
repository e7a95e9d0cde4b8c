import { APIError } from 'better-auth/api'
import type { z } from 'zod'
import type { registration } from '#contract/account.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { refusedField } from '#server/http/errors.ts'
import { take } from '#server/http/limits.ts'
import { accountLibrary, libraryHeaders } from './account-library.ts'
import { recordAgreement } from './consents.ts'
import { isCommonPassword } from './is-common-password.ts'
import { isTaken, takenRefusal } from './is-taken.ts'
import { keepToken, newToken } from './mailed-token.ts'
import { hashPassword } from './password-hash.ts'
import { recordArrival } from './record-arrival.ts'
import { contractUser, endSession, type SignedIn } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

/**
 * Makes an account and signs in. The person, the way to sign in, the agreement, the session and the verification mail are one
 * transaction: all of it happened, or nothing.
 *
 * @throws Refusal `too_many_requests`, `email_taken`; `invalid_request` for a common password
 */
export async function register(
  deps: Deps,
  input: z.output<typeof registration>,
  visitor: Visitor,
): Promise<SignedIn> {
  await take(deps, 'register', visitor.network)
  if (isCommonPassword(input.password, input.email)) throw refusedField('password', 'password_common')
  if (await isTaken(deps, input.email)) throw takenRefusal()
  const passwordHash = await hashPassword(input.password)
  try {
    return await createAccount(deps, input, visitor, passwordHash)
  } catch (error) {
    // Someone else was faster: the library words that in more than one way, and the row is the truth.
    if (error instanceof APIError && (await isTaken(deps, input.email))) throw takenRefusal()
    throw error
  }
}

function createAccount(
  deps: Deps,
  input: z.output<typeof registration>,
  visitor: Visitor,
  passwordHash: string,
): Promise<SignedIn> {
  const { email, password, firstName, lastName, source } = input
  const now = deps.clock()
  return deps.database.transaction(async transaction => {
    const library = accountLibrary(deps, { database: transaction, visitor, passwordHash })
    const name = `${firstName} ${lastName}`
    const { token, user } = await library.api.signUpEmail({
      body: { email, password, name, firstName, lastName, language: visitor.locale },
      headers: libraryHeaders(visitor),
    })
    if (!token) throw new Error('the account library made no session')
    await endSession(transaction, visitor.sessionToken)
    await recordAgreement(transaction, { userId: user.id, language: visitor.locale, givenAt: now })
    const { locale: language, userAgent } = visitor
    await recordArrival(transaction, { userId: user.id, language, userAgent, source })
    const mailed = newToken()
    await keepToken(transaction, { userId: user.id, purpose: 'verify_email', token: mailed, now })
    const mail = { to: user.email, firstName, locale: visitor.locale, token: mailed }
    await sendMail(deps, transaction, { kind: 'verify_email', ...mail })
    return { sessionToken: token, remembered: false, user: contractUser(user) }
  })
}
