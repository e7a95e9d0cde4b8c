import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Consent } from '#contract/privacy.ts'
import { WORDINGS } from '#server/features/consents/wordings.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../../../tests/support/accounts.ts'
import { createTaker } from '../../../tests/support/unlocked.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi({
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_API_KEY: 'nobody-s-key',
    AI_MODEL: 'none',
  })
})
afterAll(() => world.close())

const list = async (person: Browser): Promise<Consent[]> =>
  (await person.call('GET', '/api/account/consents')).json
const standing = async (person: Browser, purpose: string) =>
  (await list(person)).find(consent => consent.purpose === purpose && !consent.withdrawnAt)
async function withdraw(person: Browser, purpose: string) {
  const given = await standing(person, purpose)
  const answer = await person.call('DELETE', `/api/account/consents/${given?.id}`)
  expect(answer.status).toBe(204)
  expect(await standing(person, purpose)).toBeUndefined()
}

test('each consent is kept with its purpose, wording, language and time', async () => {
  const person = await createTaker(world, { language: 'en' })
  const given = await list(person)
  expect(given.map(({ purpose }) => purpose).sort()).toEqual(['automated_scoring', 'privacy', 'terms'])
  for (const { purpose, version, textHash, language, givenAt, withdrawnAt, withdrawable } of given) {
    expect({ version, textHash }).toEqual({
      version: WORDINGS[purpose].version,
      textHash: WORDINGS[purpose].hash.en,
    })
    expect({ language, givenAt, withdrawnAt }).toEqual({
      language: 'en',
      givenAt: world.clock.now.toISOString(),
      withdrawnAt: null,
    })
    expect(withdrawable).toBe(purpose === 'automated_scoring')
  }
})

test('a withdrawn consent stays in the record with its time; withdrawing again changes nothing', async () => {
  const person = await createTaker(world)
  const id = (await standing(person, 'automated_scoring'))?.id
  const at = world.clock.now.toISOString()
  await withdraw(person, 'automated_scoring')
  world.clock.advance(60_000)
  expect((await person.call('DELETE', `/api/account/consents/${id}`)).status).toBe(204)
  expect((await list(person)).find(consent => consent.id === id)).toMatchObject({
    withdrawnAt: at,
    withdrawable: false,
  })
})

test('somebody else’s consent, terms and an invented one are alike not there', async () => {
  const [person, other] = [await createTaker(world), await createTaker(world)]
  const foreign = (await standing(other, 'automated_scoring'))?.id
  const terms = (await standing(person, 'terms'))?.id
  const answers = []
  for (const id of [foreign, terms, 'invented', crypto.randomUUID()]) {
    const { status, json } = await person.call('DELETE', `/api/account/consents/${id}`)
    answers.push([status, json.code])
  }
  expect(answers).toEqual(Array(4).fill([404, 'not_found']))
  expect(await standing(other, 'automated_scoring')).toBeDefined()
})

test('without the consent to scoring the open assessment is closed, and the next one asks for it anew', async () => {
  const person = await createTaker(world, { completed: false, bought: null })
  const first = { section: 'motivation', questionNumber: 1, answer: 3, responseTime: 20_000 }
  const answer = (id: string) => person.call('POST', `/api/assessment/${id}/answer`, first)
  await withdraw(person, 'automated_scoring')
  expect((await answer(person.assessmentId)).json.code).toBe('not_current_question')
  const { json: next } = await person.call('POST', '/api/assessment/reset', {})
  expect(next.selectedField).toBeNull()
  expect((await answer(next.id)).json.code).toBe('field_required')
  await person.call('POST', `/api/assessment/${next.id}/field`, { selectedField: 'technology' })
  expect(await standing(person, 'automated_scoring')).toBeDefined()
  expect((await answer(next.id)).status).toBe(200)
})

test('a completed result stays when the consent to scoring is withdrawn', async () => {
  const person = await createTaker(world)
  await withdraw(person, 'automated_scoring')
  expect((await person.call('GET', `/api/assessment/${person.assessmentId}/results`)).status).toBe(200)
})

test('without the consent to a company its link is dead, and sending asks for a consent again', async () => {
  const person = await createTaker(world)
  const { assessmentId } = person
  const company = { name: 'شركة المسار', email: `${person.userId}@company.example` }
  const { json: added } = await person.call('POST', '/api/companies', company)
  const send = (consent?: true) =>
    person.call('POST', `/api/companies/${added.id}/send-application`, { assessmentId, consent })
  expect((await send(true)).status).toBe(200)
  const mail = world.outbox.findLast(({ kind }) => kind === 'company_report')
  const token = mail && 'token' in mail ? mail.token : ''
  expect(await standing(person, 'company_report')).toMatchObject({
    recipient: `${company.name} <${company.email}>`,
    applicationNumber: person.applicationNumber,
  })
  expect((await world.browser().call('GET', `/api/shared/${token}`)).status).toBe(200)
  await withdraw(person, 'company_report')
  expect((await world.browser().call('GET', `/api/shared/${token}`)).status).toBe(404)
  expect((await send()).json.code).toBe('consent_required')
  // Given again, it opens nothing that was sent before.
  expect((await send(true)).status).toBe(200)
  expect((await world.browser().call('GET', `/api/shared/${token}`)).status).toBe(404)
})

test('the consent to AI is withdrawn with what was written, also where the report has been locked since', async () => {
  const person = await createTaker(world, { bought: 'pro' })
  const { assessmentId } = person
  const { pool } = world.store
  await person.call('PUT', `/api/assessment/${assessmentId}/ai-consent`, { given: true })
  await pool.query('update ai_advice set advice = $2 where attempt_id = $1', [assessmentId, '{"tips":[]}'])
  await pool.query('update entitlement set revoked_at = now() where user_id = $1', [person.userId])
  await withdraw(person, 'ai_processing')
  const { rows } = await pool.query('select 1 from ai_advice where attempt_id = $1', [assessmentId])
  expect(rows).toEqual([])
})
