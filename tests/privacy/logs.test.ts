import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Consent, privacyEndpoints } from '#contract/privacy.ts'
import { PROBLEM_WORDS } from '#server/http/problem-words.ts'
import { SECURITY_EVENTS } from '#server/http/security-log.ts'
import { type AccountsApi, type Browser, createAccountsApi, PASSWORD } from '../support/accounts.ts'
import { createTaker } from '../support/unlocked.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

interface Line {
  readonly event: string
  readonly action?: string
  readonly [fact: string]: unknown
}

/** The lines that something left in the log. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const before = world.logged.length
  await work()
  return world.logged.slice(before).map(line => JSON.parse(line))
}
const actionsOf = async (work: () => Promise<unknown>) =>
  (await linesOf(work))
    .filter(({ event }) => event === 'security')
    .map(({ action, result }) => `${action} ${result}`)

describe('what concerns security is logged', () => {
  test('signing up, in and out, and failing to', async () => {
    const person = world.browser()
    const email = `${crypto.randomUUID()}@example.com`
    const names = { firstName: 'نورة', lastName: 'السالم' }
    const call = (browser: Browser, path: string, body?: unknown) =>
      browser.call('POST', `/api/auth/${path}`, body)
    expect(await actionsOf(() => call(person, 'register', { email, password: PASSWORD, ...names }))).toEqual([
      'registered done',
    ])
    const other = world.browser()
    const wrong = { email, password: 'ليست كلمة المرور' }
    expect(await actionsOf(() => call(other, 'login', wrong))).toEqual(['authentication_failed refused'])
    expect(await actionsOf(() => call(other, 'login', { email, password: PASSWORD }))).toEqual([
      'signed_in done',
    ])
    expect(await actionsOf(() => call(other, 'logout'))).toEqual(['signed_out done'])
    const ended = person.copy()
    await call(person, 'logout')
    expect(await actionsOf(() => ended.call('GET', '/api/auth/user'))).toEqual([
      'authentication_failed refused',
    ])
    expect(await actionsOf(() => world.browser().call('GET', '/api/auth/user'))).toEqual([])
  })

  test('what a mailed link does names whose account it is, though nobody is signed in', async () => {
    const { email } = await world.registered()
    const account = world.browser()
    const { id: owner } = (await account.call('POST', '/api/auth/login', { email, password: PASSWORD })).json
      .user
    const newEmail = `${crypto.randomUUID()}@example.com`
    const use = async (
      path: string,
      kind: Parameters<AccountsApi['mailedToken']>[0],
      to: string,
      more = {},
    ) => {
      const token = world.mailedToken(kind, to)
      const lines = await linesOf(() => world.browser().call('POST', `/api/auth/${path}`, { token, ...more }))
      expect(lines.filter(({ event }) => event === 'security')).toMatchObject([{ owner, result: 'done' }])
    }
    await use('verify-email', 'verify_email', email, { password: PASSWORD })
    await account.call('POST', '/api/account/change-email', { currentPassword: PASSWORD, email: newEmail })
    await use('confirm-email', 'confirm_new_email', newEmail, { password: PASSWORD })
    await use('revert-email', 'email_changed', email)
    await use('reset-password', 'reset_password', email, { password: PASSWORD })
  })

  test('a forged request, somebody else’s thing, a link that is none, a webhook without its secret', async () => {
    const [person, other] = [await createTaker(world), await createTaker(world)]
    const foreign = () => person.call('GET', `/api/assessment/${other.assessmentId}/results`)
    const [line] = await linesOf(foreign)
    expect(line).toMatchObject({
      action: 'access_refused',
      actor: person.userId,
      reason: 'not_found',
      result: 'refused',
    })
    const forged = () => person.call('POST', '/api/companies', {}, { 'sec-fetch-site': 'cross-site' })
    expect(await actionsOf(forged)).toEqual(['forgery_refused refused'])
    const invented = () => world.browser().call('POST', '/api/auth/verify-email', { token: 'invented' })
    expect(await actionsOf(invented)).toEqual(['authentication_failed refused'])
    const webhook = { id: 'x', type: 'payment_paid', secret_token: 'wrong', data: { id: 'x' } }
    expect(await actionsOf(() => world.browser().call('POST', '/api/webhooks/moyasar', webhook))).toEqual([
      'authentication_failed refused',
    ])
  })

  test('consents, copies and deletions, with who and when in UTC', async () => {
    const person = await createTaker(world)
    const { assessmentId, email } = person
    const { json: company } = await person.call('POST', '/api/companies', {
      name: 'شركة',
      email: 'hr@company.example',
    })
    const body = { assessmentId, consent: true }
    const send = () => person.call('POST', `/api/companies/${company.id}/send-application`, body)
    expect(await actionsOf(send)).toEqual(['report_shared done'])
    const { json: given }: { json: Consent[] } = await person.call('GET', '/api/account/consents')
    const companyConsent = given.find(({ purpose }) => purpose === 'company_report')
    const withdraw = () => person.call('DELETE', `/api/account/consents/${companyConsent?.id}`)
    expect(await actionsOf(withdraw)).toEqual(['consent_withdrawn done'])
    const copy = (currentPassword: string) => () =>
      person.call('POST', privacyEndpoints.exportData.path, { currentPassword })
    expect(await actionsOf(copy('ليست كلمة المرور'))).toEqual(['authentication_failed refused'])
    expect(await actionsOf(copy(PASSWORD))).toEqual(['data_exported done'])
    const remove = () =>
      person.call('POST', privacyEndpoints.deleteAccount.path, { currentPassword: PASSWORD, email })
    const [line] = await linesOf(remove)
    expect(line).toMatchObject({ action: 'account_deleted', result: 'done', actor: person.userId })
    expect(new Date(line?.time as string | number).getTime()).toBeGreaterThan(Date.UTC(2026, 0, 1))
  })
})

test('every event has a name from the one list', () => {
  const named = world.logged.map(line => JSON.parse(line).action).filter(action => action !== undefined)
  expect(named.filter(action => !SECURITY_EVENTS.includes(action))).toEqual([])
  expect(named.length).toBeGreaterThan(10)
})

test('nothing that a person is or typed, and nothing that opens anything, is in the log, errors included', async () => {
  const name = 'كناري-الاسم'
  const person = await createTaker(world, {
    email: `canary-${crypto.randomUUID()}@example.com`,
    profile: { fullName: name, city: 'مدينة-كناري', currentJob: 'وظيفة-كناري', expectedSalary: 987_654 },
  })
  const { assessmentId, email } = person
  const secrets = [person.session, person.token, PASSWORD, world.mailedToken('verify_email', email)]
  const card = '4111111111111111'
  const webhook = { id: 'x', type: 'payment_paid', secret_token: 'canary-webhook-secret', data: { id: 'x' } }
  const calls: [string, string, unknown?][] = [
    ['POST', '/api/auth/login', { email, password: 'canary-wrong-password' }],
    ['POST', '/api/auth/forgot-password', { email }],
    ['POST', '/api/auth/reset-password', { token: 'canary-reset-token', password: 'canary-new-password' }],
    ['POST', '/api/contact', { name, email, message: 'رسالة-كناري من عشرة أحرف وأكثر' }],
    ['POST', '/api/companies', { name: 'شركة-كناري', email: 'canary-company@example.com' }],
    ['POST', '/api/profile', { fullName: name, cardNumber: card }],
    [
      'POST',
      `/api/assessment/${assessmentId}/answer`,
      { section: 'motivation', questionNumber: 1, answer: 5, responseTime: 1 },
    ],
    ['POST', `/api/assessment/${assessmentId}/send-report`],
    ['POST', '/api/webhooks/moyasar', webhook],
    ['GET', `/api/shared/canary-share-token`],
    ['POST', '/api/account/deletion', { currentPassword: 'canary-wrong-password', email }],
  ]
  const answered: { readonly status: number; readonly json: object }[] = []
  const visit = async () => {
    for (const [method, path, body] of calls) answered.push(await person.call(method, path, body))
  }
  await visit()
  // The same with a database whose every answer is an error that quotes the statement.
  const { pool } = world.store
  const tables = ['profile', 'company', 'contact_message', 'report_mail', 'account', 'mailed_token']
  for (const table of tables) await pool.query(`alter table ${table} rename to ${table}_away`)
  const errors = await linesOf(visit)
  expect(errors.filter(({ event }) => event === 'unforeseen_error').length).toBeGreaterThan(3)
  for (const table of tables) await pool.query(`alter table ${table}_away rename to ${table}`)
  // Nor does the caller learn more of it than that it happened.
  const unforeseen = answered.filter(({ status }) => status === 500).map(({ json }) => json)
  expect(unforeseen.length).toBeGreaterThan(3)
  const known = ['type', 'title', 'status', 'code', 'message', 'requestId']
  for (const problem of unforeseen) {
    expect(known).toEqual(expect.arrayContaining(Object.keys(problem)))
    expect(problem).toMatchObject({ code: 'internal', message: PROBLEM_WORDS.internal.ar })
  }
  const log = world.logged.join('')
  const found = [...secrets, email, name, 'كناري', 'canary-', card].filter(
    secret => secret && log.includes(secret),
  )
  expect(found).toEqual([])
})
