import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { cookieName, isSecure } from '#server/http/cookie.ts'
import { tryToTake } from '#server/http/limits.ts'
import { accountLibrary, libraryHeaders, type NewUser } from './account-library.ts'
import { recordAgreement } from './consents.ts'
import { followVisitor } from './follow-visitor.ts'
import { keepToken, newToken } from './mailed-token.ts'
import { recordArrival } from './record-arrival.ts'
import { endOldSessions, endSession } from './signed-in.ts'
import type { Visitor } from './visitor.ts'

interface FinishProviderResult {
  /** An address of ours; /login with `error` where nothing came of it. */
  readonly location: string
  /** What unbinds the state from this browser. */
  readonly cookies: readonly string[]
  /** The new session, if the sign-in came to one; of a person who was not known before if `isNew`. */
  readonly session: { readonly token: string; readonly userId: string; readonly isNew: boolean } | null
}

/** What /login can say; anything else that a provider or the library reports is `provider_failed`. */
const ERRORS: ReadonlyMap<string, string> = new Map([
  ['access_denied', 'provider_cancelled'],
  ['user_cancelled_authorize', 'provider_cancelled'],
  ['account_not_linked', 'account_not_linked'],
  ['signup_disabled', 'no_account'],
])

/**
 * Handles the browser's way back from Google or Apple. A new account and what belongs to it (the way to sign in, the
 * agreement, the verification mail) are one transaction. Apple posts a form from its own site, so no cookie of ours
 * comes with it: the library turns that into a redirect to the same address, which the cookie that holds the state
 * does accompany.
 */
export async function finishProvider(
  deps: Deps,
  input: { readonly request: Request; readonly visitor: Visitor },
): Promise<FinishProviderResult> {
  const { request, visitor } = input
  const wait = await tryToTake(deps, 'provider', visitor.network)
  if (wait !== null) return failure(deps, 'too_many_requests')
  let made: { readonly token: string; readonly userId: string } | undefined
  let isNew = false
  const library = accountLibrary(deps, {
    database: deps.database,
    visitor,
    onNewUser: (transaction, user) => {
      isNew = true
      return welcome(deps, transaction, user, visitor)
    },
    onSession: session => {
      made = session
    },
  })
  const response = await library.handler(await requestForLibrary(deps, request, visitor))
  // Assigned by the library's call, which the compiler cannot see.
  const session = made as { readonly token: string; readonly userId: string } | undefined
  if (session) {
    await endSession(deps.database, visitor.sessionToken)
    await endOldSessions(deps.database, session)
    if (!isNew) await followVisitor(deps, { userId: session.userId, visitor })
  }
  const location = ownLocation(deps, response.headers.get('location'))
  if (!location) return failure(deps, 'provider_failed')
  const state = `${cookieName('state', isSecure(deps.environment))}=`
  const cookies = response.headers.getSetCookie().filter(cookie => cookie.startsWith(state))
  return {
    location,
    cookies,
    session: session ? { token: session.token, userId: session.userId, isNew } : null,
  }
}

async function welcome(deps: Deps, transaction: Transaction, user: NewUser, visitor: Visitor): Promise<void> {
  const now = deps.clock()
  await recordAgreement(transaction, { userId: user.id, language: visitor.locale, givenAt: now })
  const { locale: language, userAgent } = visitor
  await recordArrival(transaction, { userId: user.id, language, userAgent, source: undefined })
  if (user.emailVerified) return
  const token = newToken()
  await keepToken(transaction, { userId: user.id, purpose: 'verify_email', token, now })
  const mail = { to: user.email, firstName: '', locale: visitor.locale, token }
  await sendMail(deps, transaction, { kind: 'verify_email', ...mail })
}

/** The call-back at our public address, whatever the request called us, with the headers that matter and no other. */
async function requestForLibrary(
  deps: Pick<Deps, 'environment'>,
  request: Request,
  visitor: Visitor,
): Promise<Request> {
  const { pathname, search } = new URL(request.url)
  const headers = libraryHeaders(visitor, request.headers.get('cookie'))
  const url = `${deps.environment.APP_URL}${pathname}${search}`
  if (request.method !== 'POST') return new Request(url, { headers })
  headers.set('content-type', request.headers.get('content-type') ?? '')
  return new Request(url, { method: 'POST', headers, body: await request.text() })
}

/** Where the library wants to go, if that is ours; its error codes in our words. */
function ownLocation({ environment }: Pick<Deps, 'environment'>, location: string | null): string | null {
  if (!location || !URL.canParse(location, environment.APP_URL)) return null
  const url = new URL(location, environment.APP_URL)
  if (url.origin !== new URL(environment.APP_URL).origin) return null
  const error = url.searchParams.get('error')
  if (error === null || url.pathname !== '/login') return url.href
  return `${environment.APP_URL}/login?error=${ERRORS.get(error) ?? 'provider_failed'}`
}

function failure({ environment }: Pick<Deps, 'environment'>, error: string): FinishProviderResult {
  return { location: `${environment.APP_URL}/login?error=${error}`, cookies: [], session: null }
}
