import { consoleEndpoints } from '#contract/console.ts'

/**
 * Who gets what from which route. Every call names something of A's, where the route names anything:
 * A herself, B (somebody else, signed in), A before her address is confirmed, A after she has deleted her account (with the cookie she
 * had), nobody, and who holds the link or the secret that was sent out (a mail's token, the provider's secret).
 * A route of the inventory without a row here fails matrix.test.ts.
 */
export const ROLES = ['anonymous', 'B', 'linkHolder', 'unverified', 'A', 'deleted'] as const
export type Role = (typeof ROLES)[number]
export type Statuses = Readonly<Record<Role, number>>

/** Anyone may: there is nothing of anybody's in it. */
const open = (status: number): Statuses => ({
  anonymous: status,
  B: status,
  unverified: status,
  A: status,
  deleted: status,
  linkHolder: status,
})

/** Each for themselves. */
const signedIn = (status: number): Statuses => ({ ...open(401), B: status, unverified: status, A: status })

/** A's, and to everybody else not there. */
const owned = (status: number): Statuses => ({ ...signedIn(status), B: 404 })

/** For who was sent the link, whoever that is; to all others invented. */
const byLink = (status: number, refused = 404): Statuses => ({ ...open(refused), linkHolder: status })

export const MATRIX: Readonly<Record<string, Statuses>> = {
  // Not there but for operators: console-matrix.test.ts.
  ...Object.fromEntries(
    Object.values(consoleEndpoints)
      .filter(({ access }) => access === 'operator')
      .map(({ method, path }) => [`${method} ${path}`, open(404)]),
  ),
  'GET /operator': open(404),
  'GET /operator/*': open(404),
  'GET /rate': open(200),
  'GET /api/auth/user': signedIn(200),
  'POST /api/auth/register': open(200),
  'POST /api/auth/login': { ...open(200), deleted: 401 },
  'POST /api/auth/logout': open(204),
  'POST /api/auth/verify-email': byLink(200, 400),
  'POST /api/auth/resend-verification': signedIn(200),
  'POST /api/auth/forgot-password': open(200),
  'POST /api/auth/reset-password': byLink(200, 400),
  'POST /api/auth/confirm-email': byLink(200, 400),
  'POST /api/auth/revert-email': byLink(200, 400),
  'GET /api/auth/providers': open(200),
  'POST /api/auth/provider/{provider}': open(200),

  'PUT /api/account/language': signedIn(200),
  'PUT /api/account/reading': signedIn(200),
  'PUT /api/account/name': signedIn(200),
  'GET /api/account/sign-in-ways': signedIn(200),
  'GET /api/account/sessions': signedIn(200),
  'DELETE /api/account/sessions/{id}': owned(204),
  'DELETE /api/account/sessions': signedIn(204),
  'POST /api/account/change-password': signedIn(200),
  'POST /api/account/change-email': signedIn(200),
  'GET /api/account/consents': signedIn(200),
  'DELETE /api/account/consents/{id}': owned(204),
  'PUT /api/account/research-consent': signedIn(204),
  'GET /api/account/looks': signedIn(200),
  'GET /api/account/support': signedIn(200),
  'POST /api/account/support/code': signedIn(200),
  'DELETE /api/account/support': signedIn(204),
  'POST /api/account/export': signedIn(200),
  'POST /api/account/export/page': signedIn(200),
  'POST /api/account/deletion': signedIn(200),

  'GET /api/profile': signedIn(200),
  'POST /api/profile': signedIn(200),

  'GET /api/catalog': open(200),
  'GET /api/method': open(200),
  'GET /api/occupations': open(200),
  'GET /api/occupations/{id}': open(200),
  'GET /api/assessment': signedIn(200),
  'GET /api/assessments': signedIn(200),
  'POST /api/assessment/start': signedIn(200),
  'POST /api/assessment/reset': signedIn(200),
  'POST /api/assessment/{id}/field': owned(200),
  'GET /api/assessment/{id}/questions': owned(200),
  'POST /api/assessment/{id}/answer': owned(200),
  'GET /api/assessment/{id}/rest': owned(200),
  'PUT /api/assessment/{id}/reminder': { ...owned(200), unverified: 409 },
  'DELETE /api/assessment/{id}/reminder': owned(200),
  'GET /api/assessment/{id}/results': owned(200),
  'POST /api/assessment/{id}/open': owned(200),
  'GET /api/assessment/{id}/pdf-report': owned(200),
  'PUT /api/assessment/{id}/verification': owned(200),
  'PUT /api/assessment/{id}/guess': owned(200),
  'PUT /api/assessment/{id}/plan': owned(200),
  'GET /api/development-plan': signedIn(200),
  'POST /api/assessment/{id}/send-report': owned(200),
  'GET /api/assessment/{id}/report-mails': owned(200),
  'GET /api/assessment/{id}/career-tips': owned(200),
  'GET /api/assessment/{id}/recommendations': owned(200),
  'GET /api/assessment/{id}/ai-advice': owned(200),
  'PUT /api/assessment/{id}/ai-consent': owned(200),
  // Whoever holds a paper holds its number.
  'GET /api/verify/{applicationNumber}': { ...open(200), deleted: 404 },

  'GET /api/credentials': signedIn(200),
  'POST /api/assessment/{id}/credentials': owned(200),
  'DELETE /api/credentials/{id}': owned(204),
  'GET /api/credentials/{id}/pdf': owned(200),
  // Whoever was given a credential has its id.
  'GET /api/verify-credential/{id}': { ...open(200), deleted: 404 },
  'GET /api/verify-credential/{id}/file': { ...open(200), deleted: 404 },
  'POST /api/verify-credential': open(200),
  'GET /api/issuer': open(200),
  'GET /api/issuer/keys/{key}': open(200),
  'GET /api/issuer/status': open(200),

  'GET /api/wants': signedIn(200),
  'PUT /api/wants/{person}': owned(200),
  'DELETE /api/wants': signedIn(200),

  'GET /api/cv': signedIn(200),
  'PUT /api/cv': signedIn(200),
  'DELETE /api/cv': signedIn(204),
  // B has written none.
  'GET /api/cv/pdf': { ...signedIn(200), B: 404 },

  'GET /api/companies': signedIn(200),
  'POST /api/companies': signedIn(200),
  'DELETE /api/companies/{id}': owned(204),
  'POST /api/companies/{id}/send-application': { ...owned(200), unverified: 409 },
  'DELETE /api/companies/{id}/sendings/{sendingId}': owned(204),
  'GET /api/shared/{token}': byLink(200),
  'POST /api/shared/{token}/open': byLink(200),
  'GET /api/shared/{token}/pdf': byLink(200),
  'GET /api/unsubscribe/{token}': byLink(200),
  'POST /api/unsubscribe/{token}': byLink(200),

  'GET /api/plans': open(200),
  'POST /api/packages/select': signedIn(200),
  'POST /api/create-payment-intent': owned(200),
  'POST /api/payment-success': owned(200),
  'POST /api/payments/{id}/settle': owned(200),
  'POST /api/webhooks/moyasar': byLink(200, 401),
  'GET /api/receipts/{number}': owned(200),
  'GET /api/receipts/{number}/pdf': owned(200),
  'GET /api/billing': signedIn(200),
  // B has no plan.
  'POST /api/billing/cancel': { ...signedIn(200), B: 409 },
  'POST /api/billing/resume': { ...signedIn(200), B: 409 },
  'POST /api/billing/change': { ...signedIn(200), B: 409 },
  'POST /api/billing/refund': owned(200),
  'GET /api/consultations': signedIn(200),
  'POST /api/consultations': { ...signedIn(200), B: 402 },
  'PUT /api/consultations/{id}/shares': owned(200),
  'DELETE /api/consultations/{id}': owned(200),
  'GET /api/consultations/{id}/calendar': owned(200),

  'GET /api/notices': signedIn(200),
  'POST /api/notices/read': signedIn(200),

  'POST /api/contact': open(200),
  'POST /api/security-reports': open(204),

  // Whoever opened an invitation.
  'POST /api/rating/session': byLink(200, 400),
  'GET /api/rating': byLink(200, 401),
  'POST /api/rating/statement': byLink(200, 401),
  'POST /api/rating/stories': byLink(200, 401),
  'PUT /api/rating/stories/{id}': byLink(200, 401),
  'POST /api/rating/discussion': byLink(200, 401),
  'PUT /api/rating/discussion/{id}': byLink(200, 401),
  'GET /api/rating/copy': byLink(200, 401),
  'DELETE /api/rating': byLink(204, 401),

  'GET /api/sample-report': open(200),
  'GET /api/content': open(200),
  'GET /api/seller': open(200),
  'GET /api/openapi.json': open(200),
  'GET /api/docs': open(200),
  'GET /api/auth/provider/callback/google': open(302),
  'GET /api/auth/provider/callback/apple': open(302),
  'POST /api/auth/provider/callback/apple': open(302),
  'GET /healthz': open(200),
  'GET /readyz': open(200),
}

/** Only from the machine itself; to the rest of the world these are not there. */
export const LOCAL_ONLY: readonly string[] = [
  'GET /metrics',
  'GET /dev/mail',
  'GET /dev/mail/{id}',
  'GET /dev/mail/{id}/html',
]

/** Pages: `session` sends whoever is not signed in to /login and back; what a page then names is for its API calls to judge. */
export const PAGES: Readonly<Record<string, 'public' | 'session'>> = {
  '/': 'public',
  '/profile': 'session',
  '/assessment-selection': 'session',
  '/assessment': 'session',
  '/results': 'session',
  '/wants': 'session',
  '/credentials': 'session',
  '/cv': 'session',
  '/development-plan': 'session',
  '/company': 'session',
  '/packages': 'session',
  '/billing': 'session',
  '/account': 'session',
  '/account/deleted': 'public',
  '/receipts/{number}': 'session',
  '/payment': 'public',
  '/payment/callback': 'public',
  '/register': 'public',
  '/login': 'public',
  '/verify-email': 'public',
  '/confirm-email': 'public',
  '/revert-email': 'public',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/verify/{applicationNumber?}': 'public',
  '/c/{id}': 'public',
  '/r/{token}': 'public',
  '/unsubscribe/{token}': 'public',
  '/en': 'public',
  '/en?/plans': 'public',
  '/en?/sample-report': 'public',
  '/en?/guide': 'public',
  '/en?/method': 'public',
  '/en?/careers': 'public',
  '/en?/careers/{id}': 'public',
  '/en?/scientific-references': 'public',
  '/en?/contact': 'public',
  '/en?/accessibility': 'public',
  '/en?/terms': 'public',
  '/en?/privacy': 'public',
  '/en?/refunds': 'public',
  '/look': 'public',
  '/sitemap.xml': 'public',
  '/robots.txt': 'public',
  '/*': 'public',
}
