import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillTables } from '../growth/fill-tables.ts'
import { generatePeople } from '../growth/generate.ts'
import { createTestApi, type Person, type TestApi } from '../support/api.ts'
import { type Seen, watchStatements } from './watch-statements.ts'

/** Enough that the planner reads a whole table only where no index serves. */
const PEOPLE = 5000

/** What is about everybody is not asked for by a person: schedules, which take their rows by an index of their own, and plans of the operators. */
const UNKEYED = ['credential_key', 'norm', 'pilot_plan', 'rate_limit', 'receipt_series', 'server_clock']

let test: TestApi
let seen: Seen
beforeAll(async () => {
  test = await createTestApi({ RATE_LIMIT_FACTOR: '1000' })
  await generatePeople(test.store.pool, 1, PEOPLE + 1)
  await fillTables(test.store.pool, PEOPLE)
  // One in five has not finished yet.
  await test.store.pool.query(
    `update attempt set completed_at = null, answers = left(answers, 40) where substr(id::text, 1, 1) in ('0', '1', '2')`,
  )
  await test.store.pool.query('vacuum analyze')
  seen = watchStatements(test.store.pool)
})
afterAll(() => test.close())

it(`no statement of a person's journey reads a table of people from one end to the other, with ${PEOPLE} of them`, async () => {
  const person = await test.person()
  await journey(person)
  const statements = [...seen.statements.values()]
  expect(statements.length).toBeGreaterThan(20)
  const found: string[] = []
  for (const statement of statements) {
    for (const table of await seen.wholeTables(statement)) {
      if (!UNKEYED.includes(table)) found.push(`${table}: ${statement.text.replaceAll(/\s+/g, ' ')}`)
    }
  }
  expect(found).toEqual([])
})

it('such a statement would be found', async () => {
  const text = `select id from profile_of_nobody`
  await test.store.pool.query(
    'create table profile_of_nobody (id int); insert into profile_of_nobody select generate_series(1, 20000)',
  )
  await test.store.pool.query('analyze profile_of_nobody')
  expect(await seen.wholeTables({ text: `${text} where id = $1`, values: [1] })).toEqual([
    'profile_of_nobody',
  ])
  await test.store.pool.query('drop table profile_of_nobody')
})

/** What a person does, from the profile to the reports and the companies; refusals count as well, they ask too. */
async function journey(person: Person): Promise<void> {
  const { call } = person
  await call('POST', '/api/profile', {
    fullName: 'نورة السالم',
    education: 'بكالوريوس',
    city: 'الرياض',
    experienceYears: '3-5 سنوات',
    preferredFields: ['technology'],
  })
  const { id } = (await call('POST', '/api/assessment/start')).json
  await call('POST', `/api/assessment/${id}/field`, { selectedField: 'technology' })
  for (const section of ['motivation', 'competency', 'skills']) {
    await call('GET', `/api/assessment/${id}/questions?section=${section}`)
    for (let number = 1; number <= 30; number++) {
      const answered = await call('POST', `/api/assessment/${id}/answer`, {
        section,
        questionNumber: number,
        answer: 3,
        responseTime: 9000,
      })
      expect(answered.status).toBe(200)
      // Repeats and refusals read more than what is stored at once.
      if (number === 1)
        await call('POST', `/api/assessment/${id}/answer`, {
          section,
          questionNumber: 1,
          answer: 3,
          responseTime: 1,
        })
    }
  }
  const { number } =
    (await call('GET', `/api/assessment/${id}/results`)).json.assessment.applicationNumber ?? {}
  for (const path of [
    '/api/auth/user',
    '/api/profile',
    '/api/assessment',
    '/api/assessments',
    `/api/assessment/${id}/results`,
    `/api/assessment/${id}/recommendations`,
    `/api/assessment/${id}/career-tips`,
    '/api/wants',
    '/api/credentials',
    '/api/verify-credential/7d0a4b52-3d5e-4a66-9a31-2f6f0c1d9e10',
    '/api/issuer',
    '/api/cv',
    '/api/development-plan',
    '/api/companies',
    '/api/billing',
    '/api/plans',
    '/api/account/sessions',
    `/api/verify/${number ?? 'WJ-ABCDEFGHJK'}`,
    '/api/receipts/R-2026-000001',
    '/api/shared/not-a-token',
  ])
    await call('GET', path)
  const company = (await call('POST', '/api/companies', { name: 'شركة الأفق', email: 'hr@example.com' })).json
  await call('POST', `/api/companies/${company?.id}/send-application`, { assessmentId: id, consent: true })
  await call('DELETE', `/api/companies/${company?.id}`)
  const userId = (await call('GET', '/api/auth/user')).json?.id
  await call('PUT', `/api/wants/${userId}`, { choices: [{ item: 'R1', choice: '4', waited: 0 }] })
  await call('DELETE', '/api/wants')
  await call('PUT', '/api/cv', { revision: null, cv: {} })
  await call('DELETE', '/api/cv')
  await call('PUT', `/api/assessment/${id}/plan`, {
    decisions: [{ field: 'week.hours', value: '3', waited: 0 }],
  })
  await call('POST', '/api/create-payment-intent', { assessmentId: id })
  await call('POST', '/api/assessment/reset')
}
