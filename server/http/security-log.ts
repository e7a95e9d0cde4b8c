import { accountEndpoints } from '#contract/account.ts'
import { adviceEndpoints } from '#contract/advice.ts'
import { assessmentEndpoints } from '#contract/assessment.ts'
import { companyEndpoints, recipientEndpoints } from '#contract/companies.ts'
import { credentialEndpoints } from '#contract/credentials.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { privacyEndpoints } from '#contract/privacy.ts'
import type { ErrorCode } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { sign } from '#server/secret.ts'
import { limitSubject } from './address.ts'
import { Refusal } from './errors.ts'

/**
 * Lists what a security log is asked about later (docs/privacy.md). Each is one line with the time in UTC, the actor
 * (an account's id, or a keyed hash of the address that was tried; `owner`, the account that a mailed link speaks
 * for), from where (a keyed hash of the network), which route, and how it ended. Nothing that a person typed, and no
 * token, stands in it.
 */
export const SECURITY_EVENTS = [
  'registered',
  'signed_in',
  'signed_out',
  'email_verified',
  'password_forgotten',
  'password_set',
  'email_change_asked',
  'email_changed',
  'device_signed_out',
  'consent_given',
  'consent_withdrawn',
  'report_shared',
  'credential_issued',
  'credential_revoked',
  'shared_report_opened',
  'mail_stopped',
  'data_exported',
  'account_deleted',
  'authentication_failed',
  'access_refused',
  'forgery_refused',
  'limit_reached',
  'payment_mismatch',
  'operator_read',
  'operator_decided',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

interface Facts {
  /** An account's id. */
  readonly actor?: string | undefined
  /** The id of the account that a mailed link is about, whoever used it. */
  readonly owner?: string | undefined
  /** Of an address that was tried, as `accountKey` makes it. */
  readonly account?: string | undefined
  readonly from?: string | undefined
  readonly route?: string
  readonly result: 'done' | 'refused'
  /** Why it was refused. */
  readonly reason?: string
  readonly [more: string]: unknown
}

export function logSecurity({ log }: Pick<Deps, 'log'>, action: SecurityEvent, facts: Facts): void {
  const line = { event: 'security', action, ...facts }
  if (facts.result === 'refused') log.warn(line, 'security')
  else log.info(line, 'security')
}

/** The calls whose success is an event. */
const ACTIONS = new Map<Endpoint, SecurityEvent>([
  [accountEndpoints.register, 'registered'],
  [accountEndpoints.login, 'signed_in'],
  [accountEndpoints.logout, 'signed_out'],
  [accountEndpoints.verifyEmail, 'email_verified'],
  [accountEndpoints.forgotPassword, 'password_forgotten'],
  [accountEndpoints.resetPassword, 'password_set'],
  [accountEndpoints.changePassword, 'password_set'],
  [accountEndpoints.changeEmail, 'email_change_asked'],
  [accountEndpoints.confirmEmail, 'email_changed'],
  [accountEndpoints.revertEmail, 'email_changed'],
  [accountEndpoints.signOutDevice, 'device_signed_out'],
  [accountEndpoints.signOutOthers, 'device_signed_out'],
  [assessmentEndpoints.field, 'consent_given'],
  [adviceEndpoints.aiConsent, 'consent_given'],
  [privacyEndpoints.agreeToResearch, 'consent_given'],
  [companyEndpoints.send, 'report_shared'],
  [companyEndpoints.revoke, 'consent_withdrawn'],
  [companyEndpoints.remove, 'consent_withdrawn'],
  [credentialEndpoints.issue, 'credential_issued'],
  [credentialEndpoints.revoke, 'credential_revoked'],
  [recipientEndpoints.openShared, 'shared_report_opened'],
  [recipientEndpoints.sharedPdf, 'shared_report_opened'],
  [recipientEndpoints.unsubscribe, 'mail_stopped'],
  [privacyEndpoints.withdrawConsent, 'consent_withdrawn'],
  [privacyEndpoints.exportData, 'data_exported'],
  [privacyEndpoints.exportPage, 'data_exported'],
  [privacyEndpoints.deleteAccount, 'account_deleted'],
])

/** The calls of the console, all alike; what exactly was done stands in its own log. */
function actionOfOperator({ access, method, path, door }: Endpoint): SecurityEvent | undefined {
  if (access !== 'operator' || path.endsWith('/challenge')) return undefined
  if (door) return method === 'POST' ? 'signed_in' : undefined
  return method === 'GET' || path.endsWith('/look') ? 'operator_read' : 'operator_decided'
}

/** The refusals that are one. A person who is merely not signed in is none: `hadSession` says that a cookie was shown. */
const REFUSALS: { readonly [Code in ErrorCode]?: SecurityEvent } = {
  unauthenticated: 'authentication_failed',
  second_factor_wrong: 'authentication_failed',
  passkey_refused: 'authentication_failed',
  invalid_credentials: 'authentication_failed',
  invalid_token: 'authentication_failed',
  sign_in_again: 'authentication_failed',
  webhook_refused: 'authentication_failed',
  not_found: 'access_refused',
  csrf: 'forgery_refused',
  forbidden_origin: 'forgery_refused',
  too_many_requests: 'limit_reached',
  sending_limit: 'limit_reached',
}

/** Holds what is known of a call by the time it ends. */
export interface Seen {
  readonly endpoint: Endpoint
  readonly address: string
  readonly hadSession: () => boolean
  actor?: string | undefined
  owner?: string | undefined
  body?: unknown
}

export function logDone(deps: Pick<Deps, 'log' | 'secret'>, seen: Seen, result: unknown): void {
  const action = ACTIONS.get(seen.endpoint) ?? actionOfOperator(seen.endpoint)
  if (!action) return
  const made = (result as { user?: { id?: string } } | undefined)?.user?.id
  const off = seen.endpoint === adviceEndpoints.aiConsent && isWithdrawal(seen.body)
  logSecurity(deps, off ? 'consent_withdrawn' : action, {
    ...factsOf(deps, seen),
    actor: seen.actor ?? made,
    result: 'done',
  })
}

export function logRefused(deps: Pick<Deps, 'log' | 'secret'>, seen: Seen, error: unknown): void {
  if (!(error instanceof Refusal)) return
  const reason = isWrongPassword(error) ? 'password_wrong' : error.code
  const action = reason === 'password_wrong' ? 'authentication_failed' : REFUSALS[error.code]
  if (!action) return
  if (error.code === 'unauthenticated' && !seen.hadSession()) return
  // What nobody could own is no news.
  if (error.code === 'not_found' && !seen.endpoint.parameters) return
  logSecurity(deps, action, { ...factsOf(deps, seen), result: 'refused', reason })
}

/** Stands for an address of an account in the log: the same each time, and nobody's who reads it. */
function accountKey(secret: string, email: string): string {
  return sign(secret, 'security-log', email.toLowerCase()).slice(0, 16)
}

/** Stands for a caller's network: the same each time, and nobody's address. */
export function networkKey(secret: string, address: string): string {
  return sign(secret, 'security-log', limitSubject(address)).slice(0, 16)
}

function factsOf({ secret }: Pick<Deps, 'secret'>, { endpoint, address, actor, owner, body }: Seen) {
  const email = (body as { email?: unknown } | undefined)?.email
  return {
    actor,
    owner,
    account: !actor && typeof email === 'string' ? accountKey(secret, email) : undefined,
    from: networkKey(secret, address),
    route: `${endpoint.method} ${endpoint.path}`,
  }
}

function isWrongPassword({ details }: Refusal): boolean {
  const errors = details.errors as readonly { readonly code: string }[] | undefined
  return errors?.some(({ code }) => code === 'password_wrong') ?? false
}

function isWithdrawal(body: unknown): boolean {
  return (body as { given?: boolean }).given === false
}
