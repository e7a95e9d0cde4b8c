import type { accountEndpoints } from '#contract/account.ts'
import type { assessmentEndpoints } from '#contract/assessment.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { profileEndpoints } from '#contract/profile.ts'

/**
 * The contract's rows as the browser needs them: method and path, typed by the contract. The schemas stay out, so that a
 * page which only reads does not load a validator. A row that is missing or differs from the contract does not compile.
 */
export interface Row<E extends Endpoint> {
  readonly method: E['method']
  readonly path: E['path']
  /** Carries the type alone. */
  readonly contract?: E
}
type Rows<Endpoints extends Record<string, Endpoint>> = {
  readonly [Key in keyof Endpoints]: Row<Endpoints[Key]>
}

export const account: Rows<typeof accountEndpoints> = {
  user: { method: 'GET', path: '/api/auth/user' },
  register: { method: 'POST', path: '/api/auth/register' },
  login: { method: 'POST', path: '/api/auth/login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify-email' },
  resendVerification: { method: 'POST', path: '/api/auth/resend-verification' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  providers: { method: 'GET', path: '/api/auth/providers' },
  startProvider: { method: 'POST', path: '/api/auth/provider/{provider}' },
  setLanguage: { method: 'PUT', path: '/api/account/language' },
}

export const profile: Rows<typeof profileEndpoints> = {
  get: { method: 'GET', path: '/api/profile' },
  save: { method: 'POST', path: '/api/profile' },
}

export const assessment: Rows<typeof assessmentEndpoints> = {
  catalog: { method: 'GET', path: '/api/catalog' },
  get: { method: 'GET', path: '/api/assessment' },
  start: { method: 'POST', path: '/api/assessment/start' },
  reset: { method: 'POST', path: '/api/assessment/reset' },
  field: { method: 'POST', path: '/api/assessment/{id}/field' },
  questions: { method: 'GET', path: '/api/assessment/{id}/questions' },
  answer: { method: 'POST', path: '/api/assessment/{id}/answer' },
  results: { method: 'GET', path: '/api/assessment/{id}/results' },
  open: { method: 'POST', path: '/api/assessment/{id}/open' },
}
