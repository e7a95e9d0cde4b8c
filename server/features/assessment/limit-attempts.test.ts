import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type Person, PROFILE, readyPerson, type TestApi } from '../../../tests/support/api.ts'

const A_DAY = 20
const IN_ALL = 500
const HOUR = 60 * 60_000

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

async function attemptsOf(person: Person): Promise<{ all: number; open: number }> {
  const { rows } = await test.store.pool.query(
    `select count(*)::int as "all", count(*) filter (where archived_at is null)::int as open
     from attempt where user_id = $1`,
    [person.userId],
  )
  return rows[0]
}

it('begins so many attempts a day and no more, says when the next is possible, and keeps the open one', async () => {
  const person = await test.person()
  await person.call('POST', '/api/profile', PROFILE)
  for (let n = 0; n < A_DAY; n++) {
    const begun = await person.call('POST', '/api/assessment/reset')
    expect(begun.status).toBe(200)
    if (n === 0) test.clock.advance(HOUR)
  }
  const open = (await person.call('GET', '/api/assessment')).json
  const refused = await person.call('POST', '/api/assessment/reset', undefined, { cookie: 'language=en' })
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBe(23 * 60 * 60)
  expect((await person.call('GET', '/api/assessment')).json).toEqual(open)
  expect(await attemptsOf(person)).toEqual({ all: A_DAY, open: 1 })
  // The open one needs no other.
  expect((await person.call('POST', '/api/assessment/start')).json.id).toBe(open.id)
  test.clock.advance(23 * HOUR)
  expect((await person.call('POST', '/api/assessment/reset')).status).toBe(200)
  // The other nineteen were begun an hour later.
  expect((await person.call('POST', '/api/assessment/reset')).status).toBe(429)
})

it('begins no more than an account holds, and says so in both languages', async () => {
  const { person } = await readyPerson(test)
  const { rows } = await test.store.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'attempt'`,
  )
  const changed: Record<string, string> = {
    id: 'gen_random_uuid()',
    number: 'n',
    application_number: `'WJ-' || substr(md5(random()::text), 1, 10)`,
    started_at: `started_at - interval '30 days'`,
    archived_at: 'started_at',
  }
  const names = rows.map(row => row.column_name)
  await test.store.pool.query(
    `insert into attempt (${names}) select ${names.map(name => changed[name] ?? name)}
     from attempt, generate_series(2, ${IN_ALL}) n where user_id = $1`,
    [person.userId],
  )
  const arabic = await person.call('POST', '/api/assessment/reset')
  const english = await person.call('POST', '/api/assessment/reset', undefined, { cookie: 'language=en' })
  expect([arabic.status, arabic.json.code]).toEqual([409, 'attempt_limit'])
  expect(arabic.json.message).toContain(`${IN_ALL} محاولة`)
  expect(english.json.message).toContain(`${IN_ALL} attempts`)
  expect(await attemptsOf(person)).toEqual({ all: IN_ALL, open: 1 })
})

it('keeps so many records of consents of a day and no more, and changes nothing beyond', async () => {
  const { person, assessment } = await readyPerson(test)
  const choose = (field: string) =>
    person.call('POST', `/api/assessment/${assessment.id}/field`, { selectedField: field })
  const statuses: number[] = []
  // As many as nearly fill the day, each as the one that has just been recorded.
  await choose('technology')
  await test.store.pool.query(
    `insert into consent (user_id, id, purpose, version, language, given_at)
     select user_id, gen_random_uuid(), purpose, version, language, given_at
     from (select * from consent where user_id = $1 order by given_at desc limit 1) latest, generate_series(1, 190)`,
    [person.userId],
  )
  for (let n = 0; n < 20; n++) statuses.push((await choose(n % 2 ? 'finance' : 'technology')).status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  const { rows } = await test.store.pool.query(
    'select count(*)::int as number from consent where user_id = $1',
    [person.userId],
  )
  expect(rows[0].number).toBe(200)
})
