import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAST_ATTEMPTS_AT_ONCE } from '#contract/past-attempts.ts'
import { type PastAttempt, pastAttempt } from '#contract/report.ts'
import {
  answerThrough,
  createTestApi,
  type Person,
  readyPerson,
  type TestApi,
} from '../../../tests/support/api.ts'

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

/** A person whose first attempt was answered, and copied: number 1 is the oldest. */
async function personWith(attempts: number): Promise<Person> {
  const { person, assessment } = await readyPerson(test)
  await answerThrough(person, assessment.id)
  const { rows } = await test.store.pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'attempt' order by ordinal_position`,
  )
  const names = rows.map(row => row.column_name)
  const changed = {
    id: 'gen_random_uuid()',
    number: 'n',
    application_number: `'WJ-' || substr(md5(random()::text), 1, 10)`,
    completed_at: `completed_at + n * interval '1 minute'`,
  }
  const values = names.map(name => (changed as Record<string, string>)[name] ?? name)
  await test.store.pool.query(
    `insert into attempt (${names}) select ${values} from attempt, generate_series(2, $2) n where user_id = $1`,
    [person.userId, attempts],
  )
  return person
}

async function listed(person: Person, before?: string): Promise<PastAttempt[]> {
  const { status, json } = await person.call('GET', `/api/assessments${before ? `?before=${before}` : ''}`)
  expect(status).toBe(200)
  return pastAttempt.array().parse(json)
}

async function setAnswers(person: Person, number: number, answers: string): Promise<void> {
  await test.store.pool.query('update attempt set answers = $3 where user_id = $1 and number = $2', [
    person.userId,
    number,
    answers,
  ])
}

describe('a list of many attempts', () => {
  it('comes in pages, newest first, each attempt once', async () => {
    const person = await personWith(2 * PAST_ATTEMPTS_AT_ONCE + 5)
    const pages: PastAttempt[][] = [await listed(person)]
    for (let page = pages.at(-1); page?.length === PAST_ATTEMPTS_AT_ONCE; page = pages.at(-1))
      pages.push(await listed(person, page.at(-1)?.id))
    expect(pages.map(page => page.length)).toEqual([PAST_ATTEMPTS_AT_ONCE, PAST_ATTEMPTS_AT_ONCE, 5])
    const all = pages.flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.map(one => one.completedAt)).toEqual(
      all
        .map(one => one.completedAt)
        .sort()
        .reverse(),
    )
  })

  it('compares the last of a page with the one before it, which is on the next', async () => {
    const person = await personWith(PAST_ATTEMPTS_AT_ONCE + 1)
    const last = (await listed(person)).at(-1)
    const [oldest] = await listed(person, last?.id)
    expect([last?.change, oldest?.change]).toEqual([{ kind: 'too_soon', difference: 0 }, null])
    await test.store.pool.query(
      `update attempt set kept_total = jsonb_set(kept_total, '{score}', to_jsonb((kept_total->>'score')::int - 7))
       where user_id = $1 and number = 1`,
      [person.userId],
    )
    expect((await listed(person)).at(-1)?.change).toEqual({ kind: 'too_soon', difference: 7 })
  })

  it('refuses a page before an attempt that is not among them', async () => {
    const [person, other] = [await personWith(1), await personWith(1)]
    const [theirs] = await listed(other)
    expect((await person.call('GET', `/api/assessments?before=${theirs?.id}`)).status).toBe(404)
    expect((await person.call('GET', '/api/assessments?before=x')).status).toBe(404)
  })
})

describe('what a list shows of an attempt', () => {
  it('is scored once, and read from then on', async () => {
    const person = await personWith(3)
    const before = await listed(person)
    await setAnswers(person, 2, '')
    expect(await listed(person)).toEqual(before)
  })

  it('is scored anew where the attempt names other versions than those it was scored by', async () => {
    const person = await personWith(1)
    const [before] = await listed(person)
    await test.store.pool.query(
      `update attempt set kept_total = jsonb_set(jsonb_set(kept_total, '{scoringVersion}', '9'), '{score}', '1')
       where user_id = $1`,
      [person.userId],
    )
    expect((await listed(person))[0]?.total).toEqual(before?.total)
  })
})
