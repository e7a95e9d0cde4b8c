import type { accountEndpoints } from '#contract/account.ts'
import type { adviceEndpoints } from '#contract/advice.ts'
import type { assessmentEndpoints } from '#contract/assessment.ts'
import type { companyEndpoints, recipientEndpoints } from '#contract/companies.ts'
import type { contactEndpoints } from '#contract/contact.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { noticeEndpoints } from '#contract/notices.ts'
import type { paymentEndpoints } from '#contract/payments.ts'
import type { planEndpoints } from '#contract/plans.ts'
import type { privacyEndpoints } from '#contract/privacy.ts'
import type { profileEndpoints } from '#contract/profile.ts'
import type { reportEndpoints } from '#contract/report.ts'
import type { reportMailEndpoints } from '#contract/report-mail.ts'
import type { sampleReportEndpoints } from '#contract/sample-report.ts'
import type { sellerEndpoints } from '#contract/seller.ts'

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
  signInWays: { method: 'GET', path: '/api/account/sign-in-ways' },
  setName: { method: 'PUT', path: '/api/account/name' },
  devices: { method: 'GET', path: '/api/account/sessions' },
  signOutDevice: { method: 'DELETE', path: '/api/account/sessions/{id}' },
  signOutOthers: { method: 'DELETE', path: '/api/account/sessions' },
  changePassword: { method: 'POST', path: '/api/account/change-password' },
  changeEmail: { method: 'POST', path: '/api/account/change-email' },
  confirmEmail: { method: 'POST', path: '/api/auth/confirm-email' },
  revertEmail: { method: 'POST', path: '/api/auth/revert-email' },
}

export const privacy: Rows<typeof privacyEndpoints> = {
  consents: { method: 'GET', path: '/api/account/consents' },
  withdrawConsent: { method: 'DELETE', path: '/api/account/consents/{id}' },
  exportData: { method: 'POST', path: '/api/account/export' },
  exportPage: { method: 'POST', path: '/api/account/export/page' },
  deleteAccount: { method: 'POST', path: '/api/account/deletion' },
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

export const report: Rows<typeof reportEndpoints> = {
  list: { method: 'GET', path: '/api/assessments' },
  pdf: { method: 'GET', path: '/api/assessment/{id}/pdf-report' },
  setVerification: { method: 'PUT', path: '/api/assessment/{id}/verification' },
  verify: { method: 'GET', path: '/api/verify/{applicationNumber}' },
}

export const reportMail: Rows<typeof reportMailEndpoints> = {
  send: { method: 'POST', path: '/api/assessment/{id}/send-report' },
  list: { method: 'GET', path: '/api/assessment/{id}/report-mails' },
}

export const companies: Rows<typeof companyEndpoints> = {
  list: { method: 'GET', path: '/api/companies' },
  add: { method: 'POST', path: '/api/companies' },
  remove: { method: 'DELETE', path: '/api/companies/{id}' },
  consent: { method: 'POST', path: '/api/companies/{id}/consent' },
  send: { method: 'POST', path: '/api/companies/{id}/send-application' },
  revoke: { method: 'DELETE', path: '/api/companies/{id}/sendings/{sendingId}' },
}

export const recipient: Rows<typeof recipientEndpoints> = {
  shared: { method: 'GET', path: '/api/shared/{token}' },
  openShared: { method: 'POST', path: '/api/shared/{token}/open' },
  unsubscription: { method: 'GET', path: '/api/unsubscribe/{token}' },
  unsubscribe: { method: 'POST', path: '/api/unsubscribe/{token}' },
}

export const advice: Rows<typeof adviceEndpoints> = {
  tips: { method: 'GET', path: '/api/assessment/{id}/career-tips' },
  recommendations: { method: 'GET', path: '/api/assessment/{id}/recommendations' },
  ai: { method: 'GET', path: '/api/assessment/{id}/ai-advice' },
  aiConsent: { method: 'PUT', path: '/api/assessment/{id}/ai-consent' },
}

export const payments: Rows<typeof paymentEndpoints> = {
  createIntent: { method: 'POST', path: '/api/create-payment-intent' },
  success: { method: 'POST', path: '/api/payment-success' },
  settle: { method: 'POST', path: '/api/payments/{id}/settle' },
  webhook: { method: 'POST', path: '/api/webhooks/moyasar' },
  receipt: { method: 'GET', path: '/api/receipts/{number}' },
  receiptPdf: { method: 'GET', path: '/api/receipts/{number}/pdf' },
}

export const plans: Rows<typeof planEndpoints> = {
  prices: { method: 'GET', path: '/api/plans' },
  select: { method: 'POST', path: '/api/packages/select' },
  billing: { method: 'GET', path: '/api/billing' },
  cancel: { method: 'POST', path: '/api/billing/cancel' },
  resume: { method: 'POST', path: '/api/billing/resume' },
  change: { method: 'POST', path: '/api/billing/change' },
  refund: { method: 'POST', path: '/api/billing/refund' },
  requestConsultation: { method: 'POST', path: '/api/consultations' },
}

export const notices: Rows<typeof noticeEndpoints> = {
  list: { method: 'GET', path: '/api/notices' },
  read: { method: 'POST', path: '/api/notices/read' },
}

export const contact: Rows<typeof contactEndpoints> = {
  send: { method: 'POST', path: '/api/contact' },
}

export const sampleReport: Rows<typeof sampleReportEndpoints> = {
  get: { method: 'GET', path: '/api/sample-report' },
}

export const seller: Rows<typeof sellerEndpoints> = {
  get: { method: 'GET', path: '/api/seller' },
}
