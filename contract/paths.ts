import type { Endpoint } from './endpoint.ts'

/**
 * Method and path of every call, by noun. They stand apart from the schemas, so that a page of the browser which only reads
 * does not load a validator (docs/decisions/0018). The contract's rows spread them; the browser's rows take their types.
 */
type Paths = Readonly<Record<string, Pick<Endpoint, 'method' | 'path'>>>

export const accountPaths = {
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
  setReading: { method: 'PUT', path: '/api/account/reading' },
  signInWays: { method: 'GET', path: '/api/account/sign-in-ways' },
  setName: { method: 'PUT', path: '/api/account/name' },
  devices: { method: 'GET', path: '/api/account/sessions' },
  signOutDevice: { method: 'DELETE', path: '/api/account/sessions/{id}' },
  signOutOthers: { method: 'DELETE', path: '/api/account/sessions' },
  changePassword: { method: 'POST', path: '/api/account/change-password' },
  changeEmail: { method: 'POST', path: '/api/account/change-email' },
  confirmEmail: { method: 'POST', path: '/api/auth/confirm-email' },
  revertEmail: { method: 'POST', path: '/api/auth/revert-email' },
} as const satisfies Paths

export const privacyPaths = {
  consents: { method: 'GET', path: '/api/account/consents' },
  withdrawConsent: { method: 'DELETE', path: '/api/account/consents/{id}' },
  agreeToResearch: { method: 'PUT', path: '/api/account/research-consent' },
  exportData: { method: 'POST', path: '/api/account/export' },
  exportPage: { method: 'POST', path: '/api/account/export/page' },
  deleteAccount: { method: 'POST', path: '/api/account/deletion' },
} as const satisfies Paths

export const profilePaths = {
  get: { method: 'GET', path: '/api/profile' },
  save: { method: 'POST', path: '/api/profile' },
} as const satisfies Paths

export const assessmentPaths = {
  catalog: { method: 'GET', path: '/api/catalog' },
  get: { method: 'GET', path: '/api/assessment' },
  start: { method: 'POST', path: '/api/assessment/start' },
  reset: { method: 'POST', path: '/api/assessment/reset' },
  field: { method: 'POST', path: '/api/assessment/{id}/field' },
  questions: { method: 'GET', path: '/api/assessment/{id}/questions' },
  answer: { method: 'POST', path: '/api/assessment/{id}/answer' },
  results: { method: 'GET', path: '/api/assessment/{id}/results' },
  open: { method: 'POST', path: '/api/assessment/{id}/open' },
} as const satisfies Paths

export const guessPaths = {
  store: { method: 'PUT', path: '/api/assessment/{id}/guess' },
} as const satisfies Paths

export const reminderPaths = {
  rest: { method: 'GET', path: '/api/assessment/{id}/rest' },
  set: { method: 'PUT', path: '/api/assessment/{id}/reminder' },
  cancel: { method: 'DELETE', path: '/api/assessment/{id}/reminder' },
} as const satisfies Paths

export const reportPaths = {
  list: { method: 'GET', path: '/api/assessments' },
  pdf: { method: 'GET', path: '/api/assessment/{id}/pdf-report' },
  setVerification: { method: 'PUT', path: '/api/assessment/{id}/verification' },
  verify: { method: 'GET', path: '/api/verify/{applicationNumber}' },
} as const satisfies Paths

export const developmentPlanPaths = {
  find: { method: 'GET', path: '/api/development-plan' },
  save: { method: 'PUT', path: '/api/assessment/{id}/plan' },
} as const satisfies Paths

export const reportMailPaths = {
  send: { method: 'POST', path: '/api/assessment/{id}/send-report' },
  list: { method: 'GET', path: '/api/assessment/{id}/report-mails' },
} as const satisfies Paths

export const credentialPaths = {
  list: { method: 'GET', path: '/api/credentials' },
  issue: { method: 'POST', path: '/api/assessment/{id}/credentials' },
  revoke: { method: 'DELETE', path: '/api/credentials/{id}' },
  pdf: { method: 'GET', path: '/api/credentials/{id}/pdf' },
  find: { method: 'GET', path: '/api/verify-credential/{id}' },
  file: { method: 'GET', path: '/api/verify-credential/{id}/file' },
  check: { method: 'POST', path: '/api/verify-credential' },
  issuer: { method: 'GET', path: '/api/issuer' },
  key: { method: 'GET', path: '/api/issuer/keys/{key}' },
  statusList: { method: 'GET', path: '/api/issuer/status' },
} as const satisfies Paths

export const wantsPaths = {
  get: { method: 'GET', path: '/api/wants' },
  save: { method: 'PUT', path: '/api/wants/{person}' },
  remove: { method: 'DELETE', path: '/api/wants' },
} as const satisfies Paths

export const cvPaths = {
  get: { method: 'GET', path: '/api/cv' },
  save: { method: 'PUT', path: '/api/cv' },
  remove: { method: 'DELETE', path: '/api/cv' },
  pdf: { method: 'GET', path: '/api/cv/pdf' },
} as const satisfies Paths

export const companiesPaths = {
  list: { method: 'GET', path: '/api/companies' },
  add: { method: 'POST', path: '/api/companies' },
  remove: { method: 'DELETE', path: '/api/companies/{id}' },
  send: { method: 'POST', path: '/api/companies/{id}/send-application' },
  revoke: { method: 'DELETE', path: '/api/companies/{id}/sendings/{sendingId}' },
} as const satisfies Paths

export const recipientPaths = {
  shared: { method: 'GET', path: '/api/shared/{token}' },
  openShared: { method: 'POST', path: '/api/shared/{token}/open' },
  sharedPdf: { method: 'GET', path: '/api/shared/{token}/pdf' },
  unsubscription: { method: 'GET', path: '/api/unsubscribe/{token}' },
  unsubscribe: { method: 'POST', path: '/api/unsubscribe/{token}' },
} as const satisfies Paths

export const advicePaths = {
  tips: { method: 'GET', path: '/api/assessment/{id}/career-tips' },
  recommendations: { method: 'GET', path: '/api/assessment/{id}/recommendations' },
  ai: { method: 'GET', path: '/api/assessment/{id}/ai-advice' },
  aiConsent: { method: 'PUT', path: '/api/assessment/{id}/ai-consent' },
} as const satisfies Paths

export const paymentsPaths = {
  createIntent: { method: 'POST', path: '/api/create-payment-intent' },
  success: { method: 'POST', path: '/api/payment-success' },
  settle: { method: 'POST', path: '/api/payments/{id}/settle' },
  webhook: { method: 'POST', path: '/api/webhooks/moyasar' },
  receipt: { method: 'GET', path: '/api/receipts/{number}' },
  receiptPdf: { method: 'GET', path: '/api/receipts/{number}/pdf' },
} as const satisfies Paths

export const plansPaths = {
  prices: { method: 'GET', path: '/api/plans' },
  select: { method: 'POST', path: '/api/packages/select' },
  billing: { method: 'GET', path: '/api/billing' },
  cancel: { method: 'POST', path: '/api/billing/cancel' },
  resume: { method: 'POST', path: '/api/billing/resume' },
  change: { method: 'POST', path: '/api/billing/change' },
  refund: { method: 'POST', path: '/api/billing/refund' },
} as const satisfies Paths

export const consultationsPaths = {
  list: { method: 'GET', path: '/api/consultations' },
  book: { method: 'POST', path: '/api/consultations' },
  share: { method: 'PUT', path: '/api/consultations/{id}/shares' },
  cancel: { method: 'DELETE', path: '/api/consultations/{id}' },
  calendar: { method: 'GET', path: '/api/consultations/{id}/calendar' },
} as const satisfies Paths

export const notificationPaths = {
  list: { method: 'GET', path: '/api/notices' },
  read: { method: 'POST', path: '/api/notices/read' },
} as const satisfies Paths

export const contactPaths = {
  send: { method: 'POST', path: '/api/contact' },
} as const satisfies Paths

export const occupationPaths = {
  list: { method: 'GET', path: '/api/occupations' },
  get: { method: 'GET', path: '/api/occupations/{id}' },
} as const satisfies Paths

export const methodPaths = {
  get: { method: 'GET', path: '/api/method' },
} as const satisfies Paths

export const sampleReportPaths = {
  get: { method: 'GET', path: '/api/sample-report' },
} as const satisfies Paths

export const contentPaths = {
  get: { method: 'GET', path: '/api/content' },
} as const satisfies Paths

export const sellerPaths = {
  get: { method: 'GET', path: '/api/seller' },
} as const satisfies Paths

export const browserReportPaths = {
  send: { method: 'POST', path: '/api/security-reports' },
} as const satisfies Paths
