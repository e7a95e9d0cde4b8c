import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrateDatabase } from '#server/db/migrate.ts'
import { isTransactionPooled } from '#server/db/transaction-pooler.ts'
import { migrateJobs } from '#server/jobs/migrate-jobs.ts'
import { LIMITS } from '#server/start.ts'
import { type ExternalPostgres, startExternalPostgres } from '../support/external-postgres.ts'
import { type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { audit, NOTHING_WRONG } from './audit.ts'
import { startForTest } from './start-for-test.ts'
import { Taker } from './taker.ts'

const TAKERS = 8
const ANSWERS = 25
const random = seededRandom(15)

let external: ExternalPostgres | string
let pooler: PgBouncer | string
beforeAll(async () => {
  external = await startExternalPostgres()
  await setLimits(LIMITS)
  pooler = typeof external === 'string' ? external : await startPgBouncer(external.url, 'transaction')
  if (typeof pooler === 'string') console.log(`The tests of a pooler are skipped: ${pooler}`)
})
afterAll(async () => {
  if (pooler && typeof pooler !== 'string') await pooler.stop()
  if (external && typeof external !== 'string') await external.stop()
})

const variables = (url: string) => ({ DATABASE_URL: url, AUTH_SECRET: randomBytes(32).toString('hex') })

/** Sets limits of the role, for servers that the pooler opens from then on. */
async function setLimits(limits: Readonly<Record<string, number>>): Promise<void> {
  if (typeof external === 'string') return
  const client = new Client({ connectionString: external.url })
  await client.connect()
  for (const [name, milliseconds] of Object.entries(limits))
    await client.query(`alter role current_user set ${name} = ${milliseconds}`)
  await client.end()
}

it('a pooler in transaction mode is told from one by session and from the database itself', async context => {
  if (typeof external === 'string' || typeof pooler === 'string') return context.skip()
  const bySession = await startPgBouncer(external.url, 'session')
  if (typeof bySession === 'string') return context.skip(bySession)
  try {
    expect(await isTransactionPooled(pooler.url)).toBe(true)
    expect(await isTransactionPooled(bySession.url)).toBe(false)
    expect(await isTransactionPooled(external.url)).toBe(false)
  } finally {
    await bySession.stop()
  }
})

it('migrations refuse to run through one, and change nothing', async context => {
  if (typeof external === 'string' || typeof pooler === 'string') return context.skip()
  await expect(migrateDatabase(pooler.url)).rejects.toThrow(/do not run through a pooler/)
  const client = new Client({ connectionString: external.url })
  await client.connect()
  const { rows } = await client.query(
    `select count(*)::int as made from pg_namespace where nspname = 'drizzle'`,
  )
  await client.end()
  expect(rows).toEqual([{ made: 0 }])
})

it('a server behind one that nobody named does not start, and says why', async context => {
  if (typeof pooler === 'string') return context.skip()
  await expect(startForTest({ variables: variables(pooler.url) })).rejects.toThrow(
    /DATABASE_POOLING=transaction/,
  )
})

it('a server that knows of it does not start with a role that nothing limits, and says which limits are missing', async context => {
  if (typeof external === 'string' || typeof pooler === 'string') return context.skip()
  await migrateDatabase(external.url)
  await migrateJobs(external.url)
  const { url } = external
  const refusalWith = async (limits: Readonly<Record<string, number>>) => {
    await setLimits(limits)
    const limitless = await startPgBouncer(url, 'transaction')
    if (typeof limitless === 'string') throw new Error(limitless)
    const behind = { ...variables(limitless.url), DATABASE_POOLING: 'transaction' }
    const started = startForTest({ variables: behind })
    await started.catch(() => {})
    await Promise.all([limitless.stop(), setLimits(LIMITS)])
    return started
  }
  const none = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }
  await expect(refusalWith(none)).rejects.toThrow(
    /no idle_in_transaction_session_timeout, lock_timeout, statement_timeout, which.*database-roles\.sql/,
  )
  await expect(refusalWith({ lock_timeout: 0 })).rejects.toThrow(/no lock_timeout, which/)
})

it('a server that knows of it serves people at once, and what it acknowledged is there', async context => {
  if (typeof external === 'string' || typeof pooler === 'string') return context.skip()
  await migrateDatabase(external.url)
  await migrateJobs(external.url)
  const app = await startForTest({ variables: { ...variables(pooler.url), DATABASE_POOLING: 'transaction' } })
  const takers = await Promise.all(Array.from({ length: TAKERS }, () => Taker.signUp(app.url, random)))
  for (let count = 0; count < ANSWERS; count += 1) {
    const steps = await Promise.all(takers.map(taker => taker.step()))
    expect(steps).toEqual(takers.map(() => 'acknowledged'))
  }
  expect(await audit(takers, external.url)).toMatchObject({
    acknowledged: TAKERS * ANSWERS,
    ...NOTHING_WRONG,
  })
  expect(app.output()).not.toMatch(/"level":(50|60|"error"|"fatal")/)
})
