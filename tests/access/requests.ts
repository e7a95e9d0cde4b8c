import { randomUUID } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import type { InventoryRow } from '../../scripts/routes/list-routes.ts'
import { type Standing, standingFor } from '../fuzz/standing.ts'
import { KNOWN_ID } from '../fuzz/valid-input.ts'
import { type Browser, PASSWORD } from '../support/accounts.ts'
import { PROFILE } from '../support/api.ts'
import { STATEMENT } from '../support/rater.ts'
import type { AccessWorld } from './access-world.ts'

export interface PlannedRequest {
  readonly path: string
  readonly body?: unknown
}

/** A at the point where a route makes sense, and what is sent to it. */
export interface Scene {
  readonly owner: Standing['person'] & { readonly email: string; readonly userId: string }
  /** As its caller sends it, naming A's things; `link`: with the token or secret that was sent out. */
  request(options?: {
    readonly link?: boolean
    readonly invented?: boolean
    readonly caller?: Browser
  }): PlannedRequest
}

type Body = (scene: { standing: Standing; email: string; ownerEmail: string; link: string }) => unknown

const INVENTED_TOKEN = 'x'.repeat(43)
const WEBHOOK = '/api/webhooks/moyasar'

/** What the calls with a body are sent. */
const BODIES: Readonly<Record<string, Body>> = {
  'POST /api/auth/register': () => ({ ...credentials(`${randomUUID()}@example.com`), ...NAME }),
  'POST /api/auth/login': ({ ownerEmail }) => credentials(ownerEmail),
  'POST /api/auth/verify-email': ({ link }) => ({ token: link, password: PASSWORD }),
  'POST /api/auth/forgot-password': ({ email }) => ({ email }),
  'POST /api/auth/reset-password': ({ link }) => ({ token: link, password: 'another password 8' }),
  'POST /api/auth/confirm-email': ({ link }) => ({ token: link, password: PASSWORD }),
  'POST /api/auth/revert-email': ({ link }) => ({ token: link }),
  'POST /api/auth/provider/{provider}': () => ({ redirectTo: '/results', agreeToTerms: true }),
  'PUT /api/account/language': () => ({ language: 'ar' }),
  'PUT /api/account/reading': () => ({ size: 'large' }),
  'PUT /api/account/name': () => NAME,
  'POST /api/account/change-password': () => ({ currentPassword: PASSWORD, password: PASSWORD }),
  'POST /api/account/change-email': () => ({
    currentPassword: PASSWORD,
    email: `${randomUUID()}@example.com`,
  }),
  'POST /api/account/export': () => ({ currentPassword: PASSWORD }),
  'POST /api/account/export/page': () => ({ currentPassword: PASSWORD }),
  'POST /api/account/deletion': ({ email }) => ({ currentPassword: PASSWORD, email }),
  'POST /api/profile': () => PROFILE,
  'POST /api/assessment/start': () => ({ templateId: 'basic' }),
  'POST /api/assessment/reset': () => ({ templateId: 'basic' }),
  'POST /api/assessment/{id}/field': () => ({ selectedField: 'technology' }),
  'POST /api/assessment/{id}/answer': () => ({
    section: 'motivation',
    questionNumber: 1,
    answer: 3,
    responseTime: 9000,
  }),
  'PUT /api/assessment/{id}/reminder': () => ({ at: '2026-11-22T09:00:00.000Z' }),
  'PUT /api/assessment/{id}/verification': () => ({ enabled: true }),
  'PUT /api/assessment/{id}/guess': () => ({ motivation: 'low', competency: 'middle', skills: 'high' }),
  'PUT /api/assessment/{id}/plan': () => ({ decisions: [{ field: 'week.hours', value: '3', waited: 0 }] }),
  'PUT /api/assessment/{id}/ai-consent': () => ({ given: true }),
  'POST /api/assessment/{id}/credentials': () => ({
    fields: ['total'],
    ...{ purpose: 'own', months: 3, withName: false, language: 'en' },
  }),
  'POST /api/verify-credential': () => ({ token: 'x' }),
  'PUT /api/wants/{person}': () => ({ choices: [{ item: 'night', choice: 'refuse', waited: 0 }] }),
  'PUT /api/cv': () => ({ revision: null, cv: { name: { ar: 'نورة السالم' } } }),
  'POST /api/companies': () => ({ name: 'شركة الأفق', email: `${randomUUID()}@example.com` }),
  'POST /api/companies/{id}/send-application': ({ standing }) => ({ assessmentId: standing.assessmentId }),
  'POST /api/packages/select': () => ({ packageId: 'pro' }),
  'POST /api/create-payment-intent': ({ standing }) => ({ assessmentId: standing.assessmentId }),
  'POST /api/payment-success': ({ standing }) => ({ assessmentId: standing.assessmentId }),
  [`POST ${WEBHOOK}`]: ({ link }) => ({
    id: randomUUID(),
    type: 'payment_paid',
    live: false,
    secret_token: link,
    data: { id: randomUUID() },
  }),
  'POST /api/billing/change': () => ({ packageId: 'starter' }),
  'POST /api/billing/refund': () => ({ orderId: KNOWN_ID }),
  'POST /api/consultations': () => ({ hourId: KNOWN_ID, topic: '', shares: [] }),
  'PUT /api/consultations/{id}/shares': () => ({ shares: [] }),
  'POST /api/notices/read': () => ({ until: '2026-11-20T09:00:00.000Z' }),
  'POST /api/contact': () => ({
    name: 'نورة السالم',
    email: `${randomUUID()}@example.com`,
    message: 'رسالة إلى الفريق بطول كاف',
  }),
  'POST /api/security-reports': () => [],
  'POST /api/rating/session': ({ link }) => ({ token: link, device: 'd'.repeat(43) }),
  'POST /api/rating/statement': () => STATEMENT,
  'PUT /api/rating/stories/{id}': () => ({ ratings: [1, 3, 5, 7, 9], unjudged: null, shows: 'PLN' }),
  'PUT /api/rating/discussion/{id}': () => ({ ratings: [1, 3, 5, 7, 9], comment: null }),
}

const NAME = { firstName: 'نورة', lastName: 'السالم' }
const credentials = (email: string) => ({ email, password: PASSWORD })

export const nameOf = ({ method, path }: Pick<InventoryRow, 'method' | 'path'>) => `${method} ${path}`

/** Builds A's side of a route. */
export async function sceneFor(row: InventoryRow, world: AccessWorld): Promise<Scene> {
  const endpoint = endpoints.find(({ method, path }) => method === row.method && path === row.path)
  const standing = await standingFor(endpoint ?? (row as unknown as Endpoint), world)
  const { person } = standing
  const { id: userId, email } = (await person.call('GET', '/api/auth/user')).json
  const right = { ...firstOf(standing.right), provider: 'google' }
  const link = await linkFor(row, world, { person, email, standing })
  const owner = Object.assign(person, { userId, email })
  return {
    owner,
    request({ link: withLink = false, invented = false, caller = owner } = {}) {
      // A rater's link has become the session of a browser.
      if (withLink) for (const [name, value] of standing.rater?.cookies ?? []) caller.cookies.set(name, value)
      const names: Record<string, string> = invented
        ? Object.fromEntries(Object.keys(right).map(key => [key, madeUp(key)]))
        : right
      const token = withLink ? link : INVENTED_TOKEN
      const path = row.path.replace(/\{(\w+)\??\}/g, (_, key: string) =>
        key === 'token' ? token : (names[key] ?? 'x'),
      )
      const query = row.path.endsWith('/questions') ? '?section=motivation' : ''
      const subject = invented ? { ...standing, assessmentId: randomUUID() } : standing
      const mailed = world.deps.payments.webhookSecret
      const bodyOf = BODIES[nameOf(row)]
      const body = bodyOf?.({
        standing: subject,
        email: emailOf(caller) ?? email,
        ownerEmail: email,
        link: row.path === WEBHOOK && withLink ? mailed : token,
      })
      const refund = row.path.endsWith('/refund') && invented ? { orderId: randomUUID() } : body
      return { path: `${path}${query}`, ...(refund === undefined ? {} : { body: refund }) }
    },
  }
}

function emailOf(caller: Browser): string | undefined {
  return (caller as { email?: string }).email
}

function madeUp(key: string): string {
  if (key === 'applicationNumber') return 'WJ-000000000-0'
  if (key === 'number') return 'R-999999'
  return key === 'provider' ? 'google' : randomUUID()
}

function firstOf(right: Standing['right']): Record<string, string> {
  return Object.fromEntries(Object.entries(right).map(([key, [first = 'x']]) => [key, first]))
}

/** What was sent out: the token of a mail. */
async function linkFor(
  { path }: InventoryRow,
  world: AccessWorld,
  { person, email, standing }: { person: Browser; email: string; standing: Standing },
): Promise<string> {
  const next = `${randomUUID()}@example.com`
  const change = { currentPassword: PASSWORD, email: next }
  switch (path) {
    case '/api/auth/verify-email':
      return world.mailedToken('verify_email', email)
    case '/api/auth/reset-password':
      await person.call('POST', '/api/auth/forgot-password', { email })
      return world.mailedToken('reset_password', email)
    case '/api/auth/confirm-email':
      await person.call('POST', '/api/account/change-email', change)
      return world.mailedToken('confirm_new_email', next)
    case '/api/auth/revert-email': {
      await person.call('POST', '/api/account/change-email', change)
      const token = world.mailedToken('confirm_new_email', next)
      await person.call('POST', '/api/auth/confirm-email', { token })
      return world.mailedToken('email_changed', email)
    }
    default:
      return standing.right.token?.[0] ?? INVENTED_TOKEN
  }
}
