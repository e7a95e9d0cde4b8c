import type { Context, Hono } from 'hono'
import { accountEndpoints } from '#contract/account.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { callerAddress, socketAddress } from '#server/http/address.ts'
import { cookieName, isSecure, setCookie } from '#server/http/cookie.ts'
import { localeOf } from '#server/http/locale.ts'
import { type Call, type Route, route } from '#server/http/route.ts'
import { logSecurity, networkKey } from '#server/http/security-log.ts'
import { csrfTokenFor, endedSessionCookie, sessionCookie, sessionTokenFrom } from '#server/http/session.ts'
import { findWatchedUntil } from '#server/http/support-view.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { findSignInWays } from './find-sign-in-ways.ts'
import { finishProvider } from './finish-provider.ts'
import type { EndCard } from './forget-unproven.ts'
import { forgotPassword } from './forgot-password.ts'
import { DEVICE_SECONDS, newDevice } from './known-device.ts'
import { listDevices } from './list-devices.ts'
import { logIn } from './log-in.ts'
import { configuredProviders } from './provider-settings.ts'
import { register } from './register.ts'
import { resendVerification } from './resend-verification.ts'
import { resetPassword } from './reset-password.ts'
import { revertEmail } from './revert-email.ts'
import { setLanguage } from './set-language.ts'
import { setName } from './set-name.ts'
import { setReading } from './set-reading.ts'
import { signOutDevice, signOutOthers } from './sign-out-device.ts'
import { contractUser, endSession, type RenewedSession, type SignedIn } from './signed-in.ts'
import { startProvider } from './start-provider.ts'
import { verifyEmail } from './verify-email.ts'
import { readVisitor, visitorOf } from './visitor.ts'

const ACCEPTED = { accepted: true } as const

type AnyCall = Pick<Call<Endpoint>, 'deps' | 'headers' | 'locale'>

/**
 * Lists the routes of accounts.
 *
 * @param endCard forgets a person's saved card and ends its renewals (features/money)
 */
export function accountRoutes(endCard: EndCard): readonly Route[] {
  return [
    route(accountEndpoints.user, async ({ deps, session, headers }) => {
      headers.set('X-CSRF-Token', csrfTokenFor(deps.secret, session.token))
      const user = contractUser({ ...session, id: session.userId })
      const until = session.watched ? null : await findWatchedUntil(deps, session.userId)
      const watched = until ? { as: 'person' as const, until: until.toISOString() } : session.watched
      return watched ? { ...user, watched } : user
    }),

    route(accountEndpoints.register, async call =>
      startSession(call, await register(call.deps, call.body, visitorOf(call))),
    ),

    route(accountEndpoints.login, async call =>
      startSession(call, await logIn(call.deps, call.body, visitorOf(call))),
    ),

    // Finds the session by itself: logging out works however dead the session already is.
    route(
      accountEndpoints.logout,
      async ({ deps, request, headers }) => {
        const secure = isSecure(deps.environment)
        await endSession(deps.database, sessionTokenFrom(deps.secret, request.headers, secure))
        headers.append('Set-Cookie', endedSessionCookie(secure))
        headers.set('Clear-Site-Data', '"cache"')
        return undefined
      },
      { ownSession: true },
    ),

    route(accountEndpoints.verifyEmail, async call => {
      const result = await verifyEmail(call.deps, call.body, visitorOf(call))
      call.concerns(result.userId)
      if (result.session) carryOn(call, result.session)
      return ACCEPTED
    }),

    route(accountEndpoints.resendVerification, async call => {
      await resendVerification(call.deps, call.session, visitorOf(call))
      return ACCEPTED
    }),

    route(accountEndpoints.forgotPassword, async call => {
      await forgotPassword(call.deps, call.body, visitorOf(call))
      return ACCEPTED
    }),

    route(accountEndpoints.resetPassword, async call => {
      const result = await resetPassword({ ...call.deps, endCard }, call.body, visitorOf(call))
      call.concerns(result.userId)
      await rememberDevice(call, result.email)
      return ACCEPTED
    }),

    route(accountEndpoints.providers, async ({ deps }) => configuredProviders(deps.environment)),

    route(accountEndpoints.startProvider, async call => {
      const result = await startProvider(call.deps, { ...call.parameters, ...call.body }, visitorOf(call))
      for (const cookie of result.cookies) call.headers.append('Set-Cookie', cookie)
      return { url: result.url }
    }),

    route(accountEndpoints.setLanguage, ({ deps, session, body }) =>
      setLanguage(deps, { userId: session.userId, language: body.language }),
    ),

    route(accountEndpoints.setReading, ({ deps, session, body }) => setReading(deps, session, body)),

    route(accountEndpoints.setName, ({ deps, session, body }) => setName(deps, body, session)),

    route(accountEndpoints.signInWays, ({ deps, session }) => findSignInWays(deps, session.userId)),

    route(accountEndpoints.devices, ({ deps, session }) => listDevices(deps, session)),

    route(accountEndpoints.signOutDevice, async ({ deps, session, parameters }) => {
      await signOutDevice(deps, { userId: session.userId, id: parameters.id })
      return undefined
    }),

    route(accountEndpoints.signOutOthers, async ({ deps, session }) => {
      await signOutOthers(deps, session)
      return undefined
    }),

    route(accountEndpoints.changePassword, async call => {
      const { deps, body, session } = call
      return startSession(call, await changePassword(deps, body, { session, visitor: visitorOf(call) }))
    }),

    route(accountEndpoints.changeEmail, async call => {
      await changeEmail(call.deps, call.body, call.session)
      return ACCEPTED
    }),

    route(accountEndpoints.confirmEmail, async call => {
      const result = await confirmEmail(call.deps, call.body, visitorOf(call))
      call.concerns(result.userId)
      if (result.session) {
        carryOn(call, result.session)
        await rememberDevice(call, result.email)
      }
      return ACCEPTED
    }),

    route(accountEndpoints.revertEmail, async call => {
      const result = await revertEmail(call.deps, call.body, visitorOf(call))
      call.concerns(result.userId)
      return ACCEPTED
    }),
  ]
}

/**
 * Mounts the addresses to which Google and Apple send the browser back. No calls of our contract: the providers decide
 * what comes.
 */
export function mountProviderCallbacks(app: Hono, deps: Deps): void {
  const answer = async (context: Context) => {
    const { headers } = context.req.raw
    const address = callerAddress(socketAddress(context.env), headers, deps.environment.TRUSTED_PROXIES)
    const locale = localeOf(context)
    const visitor = readVisitor(deps, { locale, address, headers })
    const result = await finishProvider(deps, { request: context.req.raw, visitor })
    for (const cookie of result.cookies) context.header('Set-Cookie', cookie, { append: true })
    if (result.session) {
      const cookie = sessionCookie(deps.secret, result.session.token, isSecure(deps.environment), false)
      context.header('Set-Cookie', cookie, { append: true })
    }
    logProvider(deps, { result, address, route: `${context.req.method} ${context.req.path}` })
    return context.redirect(result.location)
  }
  app.get('/api/auth/provider/callback/google', answer)
  app.get('/api/auth/provider/callback/apple', answer)
  app.post('/api/auth/provider/callback/apple', answer)
}

/** As the calls of the contract are logged (http/security-log.ts). On the way there, Apple's form has decided nothing yet. */
function logProvider(
  deps: Pick<Deps, 'log' | 'secret'>,
  {
    result: { session, location },
    ...from
  }: {
    readonly result: Awaited<ReturnType<typeof finishProvider>>
    readonly address: string
    readonly route: string
  },
): void {
  const facts = { route: from.route, from: networkKey(deps.secret, from.address) }
  if (session) {
    const action = session.isNew ? 'registered' : 'signed_in'
    logSecurity(deps, action, { ...facts, actor: session.userId, result: 'done' })
    return
  }
  const { pathname, searchParams } = new URL(location)
  const reason = searchParams.get('error')
  if (pathname !== '/login' || !reason) return
  const action = reason === 'too_many_requests' ? 'limit_reached' : 'authentication_failed'
  logSecurity(deps, action, { ...facts, result: 'refused', reason })
}

async function startSession(call: AnyCall, { sessionToken, remembered, user }: SignedIn) {
  const { deps, headers } = call
  const secure = isSecure(deps.environment)
  headers.append('Set-Cookie', sessionCookie(deps.secret, sessionToken, secure, remembered))
  await rememberDevice(call, user.email)
  return { token: csrfTokenFor(deps.secret, sessionToken), user }
}

/** This browser's session under its new token, and the anti-forgery token that belongs to it. */
function carryOn({ deps, headers }: AnyCall, { token, remembered }: RenewedSession): void {
  headers.append('Set-Cookie', sessionCookie(deps.secret, token, isSecure(deps.environment), remembered))
  headers.set('X-CSRF-Token', csrfTokenFor(deps.secret, token))
}

async function rememberDevice({ deps, headers }: AnyCall, email: string): Promise<void> {
  const secure = isSecure(deps.environment)
  const device = await newDevice(deps, email)
  headers.append('Set-Cookie', setCookie(cookieName('device', secure), device, secure, DEVICE_SECONDS))
}
