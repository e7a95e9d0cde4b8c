import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedTokens, rateLimits, sessions, users } from '#server/db/schema.ts'
import { byBelievedClock } from '#server/features/mail/by-believed-clock.ts'
import { openQueues, startJobs } from '#server/start-jobs.ts'
import { type AccountsApi, createAccountsApi } from '../../tests/support/accounts.ts'
import { cleanUp, removeCounts } from './clean-up.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi()
})
afterAll(() => api.close())

test('removes what has expired and nothing else', async () => {
  const browser = await api.registered()
  await api.browser().call('POST', '/api/auth/forgot-password', { email: browser.email })
  const remembered = { email: browser.email, password: browser.password, rememberMe: true }
  await api.browser().call('POST', '/api/auth/login', remembered)
  const counts = () => Promise.all([sessions, mailedTokens].map(table => api.store.database.$count(table)))
  expect(await counts()).toEqual([2, 2])
  await cleanUp(api.deps)
  expect(await counts()).toEqual([2, 2])
  api.clock.advance(2 * DAY_MS)
  await cleanUp(api.deps)
  expect(await counts()).toEqual([2, 0])
  api.clock.advance(6 * DAY_MS)
  await cleanUp(api.deps)
  expect(await counts()).toEqual([1, 0])
})

test('empties the limits that have run out, and those that only a clock which was ahead can have made', async () => {
  const now = Date.now()
  await api.store.database.delete(rateLimits)
  await api.store.database.insert(rateLimits).values([
    { key: 'past', points: 1, expire: now - 1 },
    { key: 'running', points: 1, expire: now + 60_000 },
    { key: 'of a day', points: 1, expire: now + DAY_MS },
    { key: 'of a year ahead', points: 1, expire: now + 365 * DAY_MS },
  ])
  await removeCounts({ database: api.deps.database, clock: () => new Date(now) })
  expect((await api.store.database.select().from(rateLimits)).map(({ key }) => key)).toEqual([
    'running',
    'of a day',
  ])
})

/** A worker looks for work when it starts, and then every half minute: what is in line by then need not be waited for. */
async function runScheduled(until: () => Promise<void>): Promise<void> {
  await (await startJobs(api.deps)).stop()
  const queues = await openQueues(api.deps)
  await queues.boss.send('clean-up', {})
  await queues.jobs.stop()
  const jobs = await startJobs(api.deps)
  await until().finally(() => jobs.stop())
}

test('runs every hour, in whichever process has it', async () => {
  await api.registered()
  const left = () => api.store.database.$count(sessions)
  api.clock.advance(31 * DAY_MS)
  expect(await left()).toBeGreaterThan(0)
  await runScheduled(() => expect.poll(left, { timeout: 10_000 }).toBe(0))
  const { rows } = await api.store.pool.query(`select cron from pgboss.schedule where name = 'clean-up'`)
  expect(rows).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }])
}, 30_000)

test('by a clock that is two years ahead removes nobody, also in the next hours', async () => {
  const { database, pool } = api.store
  await api.registered()
  await byBelievedClock(api.deps, async () => {})
  const [people, kept] = [await database.$count(users), await database.$count(sessions)]
  api.clock.advance(2 * 365 * DAY_MS)
  for (let run = 0; run < 2; run += 1) {
    const done = async () =>
      Number(
        (
          await pool.query(
            `select count(*) as done from pgboss.job where name = 'clean-up' and state = 'completed'`,
          )
        ).rows[0].done,
      )
    const before = await done()
    await runScheduled(() => expect.poll(done, { timeout: 10_000 }).toBeGreaterThan(before))
    expect([await database.$count(users), await database.$count(sessions)]).toEqual([people, kept])
  }
}, 60_000)

test('that fails is on record, without what the database said', async () => {
  const { pool } = api.store
  await pool.query('alter table rate_limit rename to rate_limit_away')
  const failures = () =>
    api.logged
      .map(line => JSON.parse(line))
      .filter(line => line.event === 'job_failed' && line.queue === 'clean-up')
  await runScheduled(() => expect.poll(() => failures().length, { timeout: 10_000 }).toBeGreaterThan(0))
  await pool.query('alter table rate_limit_away rename to rate_limit')
  expect(failures()[0].reason).toContain('42P01')
  const { rows } = await pool.query(
    `select output from pgboss.job where name = 'clean-up' and output is not null`,
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify([failures(), rows])).not.toMatch(/delete from|rate_limit/)
}, 30_000)
