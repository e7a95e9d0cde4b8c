import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { Member, type MemberResponse } from '../support/member.ts'
import type { App } from '../support/start-app.ts'
import { startForTest } from './start-for-test.ts'
import { checkUnavailable } from './taker.ts'

/** More than the pool has connections. */
const AT_ONCE = 24
/** A lock is waited for some seconds, and so is a connection; far from the 45 s that the lock lasts unless somebody gives up. */
const PATIENCE_MS = 15_000

async function connectTo(app: App): Promise<Client> {
  const client = new Client({ connectionString: embeddedPostgres(app.dataDirectory).url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

const readyz = async (app: App) => (await fetch(`${app.url}/readyz`)).status

async function within<Result>(work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('was not answered in time')), PATIENCE_MS).unref()
  })
  return Promise.race([work, late])
}

it('a lock that somebody holds turns away who needs it and nobody else, and is forgotten when it is gone', async () => {
  const app = await startForTest()
  const member = await Member.signUp(app.url)
  await member.beginAttempt()
  const somebody = await connectTo(app)
  await somebody.query('begin; lock table attempt in access exclusive mode')
  const held = await within(
    Promise.all(Array.from({ length: AT_ONCE }, () => member.call('GET', '/api/assessment'))),
  )
  expect(held.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(503))
  for (const response of held) checkUnavailable(response)
  expect((await member.call('GET', '/api/profile')).status).toBe(200)
  expect(await readyz(app)).toBe(200)
  await somebody.query('rollback')
  expect((await member.call('GET', '/api/assessment')).status).toBe(200)
})

it('a full disk is answered with a time to come again and told by /readyz, until there is room', async () => {
  const app = await startForTest()
  const member = await Member.signUp(app.url)
  const operator = await connectTo(app)
  // What PostgreSQL says when it cannot extend a file.
  await operator.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  for (const table of ['attempt', 'verification'])
    await operator.query(`create trigger full_disk before insert on ${table} execute function full_disk()`)
  expect(await readyz(app)).toBe(200)
  const refused: MemberResponse = await member.call('POST', '/api/assessment/start')
  expect(refused.status).toBe(503)
  checkUnavailable(refused)
  expect(await readyz(app)).toBe(503)
  expect((await member.call('GET', '/api/profile')).status).toBe(200)
  expect(await readyz(app)).toBe(503)
  for (const table of ['attempt', 'verification']) await operator.query(`drop trigger full_disk on ${table}`)
  expect(await readyz(app)).toBe(200)
  expect((await member.call('POST', '/api/assessment/start')).status).toBe(200)
})
