import { afterAll, beforeAll, expect, it } from 'vitest'
import { results } from '#contract/assessment.ts'
import type { GuessLevel } from '#contract/guess.ts'
import { ar } from '#engine/guess/sentences.ar.ts'
import { en } from '#engine/guess/sentences.en.ts'
import type { CompanyReportMail } from '#server/features/mail/mail.ts'
import { type AccountsApi, createAccountsApi, PASSWORD } from '../../../tests/support/accounts.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

const all = (level: GuessLevel) => ({ motivation: level, competency: level, skills: level })
const guess = (taker: Taker, levels: unknown) =>
  taker.call('PUT', `/api/assessment/${taker.assessmentId}/guess`, levels)
const read = async (taker: Taker) =>
  results.parse((await taker.call('GET', `/api/assessment/${taker.assessmentId}/results`)).json)

it('a guess before the result is answered in it, in both languages', async () => {
  const taker = await createTaker(world, { bought: null })
  expect((await guess(taker, all('middle'))).json).toEqual(all('middle'))
  // Every section of this taker stands near 90 of 150.
  expect((await read(taker)).guess).toEqual({ ar: ar.SSS, en: en.SSS })
})

it('what was expected higher and lower is told apart', async () => {
  const taker = await createTaker(world, { bought: null })
  await guess(taker, { motivation: 'high', competency: 'middle', skills: 'low' })
  expect((await read(taker)).guess).toEqual({ ar: ar.OSU, en: en.OSU })
})

it('without a guess the result says nothing of one', async () => {
  expect((await read(await createTaker(world))).guess).toBeNull()
})

it('a guess is given once: the same again is acknowledged, another is refused', async () => {
  const taker = await createTaker(world)
  const answers = await Promise.all([guess(taker, all('low')), guess(taker, all('low'))])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const other = await guess(taker, all('high'))
  expect([other.status, other.json.code]).toEqual([409, 'guess_closed'])
  expect((await read(taker)).guess).toEqual({ ar: ar.UUU, en: en.UUU })
})

it('once the result has been shown none is taken, and the one that came before is acknowledged', async () => {
  const late = await createTaker(world)
  await read(late)
  expect((await guess(late, all('middle'))).json.code).toBe('guess_closed')
  expect((await read(late)).guess).toBeNull()
  const early = await createTaker(world)
  await guess(early, all('middle'))
  await read(early)
  expect((await guess(early, all('middle'))).status).toBe(200)
  expect((await guess(early, all('low'))).status).toBe(409)
})

it('of an unfinished attempt, of half the sections or of unknown levels it is refused', async () => {
  const unfinished = await createTaker(world, { completed: false, bought: null })
  expect((await guess(unfinished, all('low'))).json.code).toBe('incomplete')
  const taker = await createTaker(world)
  for (const wrong of [
    { motivation: 'low' },
    { ...all('low'), skills: 'lowest' },
    ['low', 'low', 'low'],
    null,
  ])
    expect((await guess(taker, wrong)).status).toBe(400)
  expect((await read(taker)).guess).toBeNull()
})

it('it is in the copy of one’s data, and a company that gets the report does not learn it', async () => {
  const taker = await createTaker(world, { bought: 'pro' })
  const levels = { motivation: 'high', competency: 'middle', skills: 'low' } as const
  await guess(taker, levels)
  await taker.call('POST', `/api/assessment/${taker.assessmentId}/open`)
  const { json: copy } = await taker.call('POST', '/api/account/export', { currentPassword: PASSWORD })
  expect(copy.data.attempt[0].guess).toEqual(levels)

  const company = { name: 'شركة الأفق', email: 'work@example.com' }
  const { json: added } = await taker.call('POST', '/api/companies', company)
  const body = { assessmentId: taker.assessmentId, consent: true }
  const { json: sending } = await taker.call('POST', `/api/companies/${added.id}/send-application`, body)
  const mail = world.outbox.find(
    (job): job is CompanyReportMail => job.kind === 'company_report' && job.sendingId === sending.id,
  )
  const shared = await world.browser().call('POST', `/api/shared/${mail?.token}/open`)
  expect(shared.status).toBe(200)
  expect(shared.json.detail.facets).toHaveLength(17)
  expect(JSON.stringify(shared.json)).not.toContain('guess')
  expect(JSON.stringify(shared.json)).not.toContain(ar.OSU)
})
