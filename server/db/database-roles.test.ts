import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { Client, Pool } from 'pg'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { RELEASED } from '#engine/versions/released.ts'
import { createApi } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { readEnvironment } from '#server/env.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { startTypst } from '#server/gateways/typst.ts'
import { migrateJobs } from '#server/jobs/migrate-jobs.ts'
import { LIMITS } from '#server/start.ts'
import { type RunningJobs, startJobs } from '#server/start-jobs.ts'
import { Browser, PASSWORD } from '../../tests/support/accounts.ts'
import { PROFILE } from '../../tests/support/api.ts'
import { NO_PAYMENTS } from '../../tests/support/no-payments.ts'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { openDatabase } from './connection.ts'
import { migrateDatabase } from './migrate.ts'

const name = `roles_${randomBytes(6).toString('hex')}`
const folder = temporaryFolder('roles')
const SCRIPT = new URL('../../docs/database-roles.sql', import.meta.url)

let administrator: Client
let pool: Pool
let jobs: RunningJobs
let deps: Deps

beforeAll(async () => {
  administrator = new Client({ connectionString: inject('administratorUrl') })
  await administrator.connect()
  await administrator.query(`create database ${name}`)
  for (const statement of statementsOf(readFileSync(SCRIPT, 'utf8'))) await inside(statement)
  await migrateDatabase(urlOf('migration'))
  await migrateJobs(urlOf('migration'))

  pool = new Pool({ connectionString: urlOf('app'), max: 5 })
  const world = {
    environment: readEnvironment({ NODE_ENV: 'test', DATA_DIR: folder }),
    secret: 'a-secret-of-the-tests-that-signs-nothing-else',
    database: openDatabase(pool),
    clock: () => new Date(),
    released: RELEASED,
    payments: NO_PAYMENTS,
    log: pino({ level: 'silent' }),
    typst: startTypst(REPORT_WORLD),
  }
  jobs = await startJobs(world)
  deps = { ...world, jobs }
})
afterAll(async () => {
  await jobs?.stop()
  await pool?.end()
  await administrator.query(`drop database ${name} with (force)`)
  await administrator.query(`drop role ${roleOf('app')}, ${roleOf('migration')}`)
  await administrator.end()
  rmSync(folder, { recursive: true, force: true })
})

describe('the role that the server works with', () => {
  it('finds that nothing is left to migrate, and says so where something is', async () => {
    await migrateDatabase(urlOf('app'))
    const newest = '(select max(created_at) from drizzle.__drizzle_migrations)'
    const move = (by: number) =>
      inside(
        `update drizzle.__drizzle_migrations set created_at = created_at + ${by} where created_at = ${newest}`,
      )
    await move(-1)
    await expect(migrateDatabase(urlOf('app'))).rejects.toThrow(/_app may not run them/)
    await move(1)
  })

  it('is enough for it: an account, an answer, a queued mail', async () => {
    const browser = new Browser(createApi(deps), {})
    const body = {
      email: `${randomUUID()}@example.com`,
      password: PASSWORD,
      firstName: 'نورة',
      lastName: 'السالم',
    }
    expect((await browser.call('POST', '/api/auth/register', body)).status).toBe(200)
    expect((await browser.call('POST', '/api/profile', PROFILE)).status).toBe(200)
    const { json } = await browser.call('POST', '/api/assessment/start')
    await browser.call('POST', `/api/assessment/${json.id}/field`, { selectedField: 'technology' })
    const answer = { section: 'motivation', questionNumber: 1, answer: 3, responseTime: 9000 }
    expect((await browser.call('POST', `/api/assessment/${json.id}/answer`, answer)).status).toBe(200)
    const { rows } = await pool.query('select count(*)::int as mails from pgboss.job')
    expect(rows[0].mails).toBeGreaterThan(0)
  })

  it('has the limits that a pooler does not pass on', async () => {
    const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
    const { rows } = await pool.query('select name, setting from pg_settings where name = any($1)', [limits])
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual(LIMITS)
  })

  it.each([
    'create role intruder',
    'select * from pg_authid',
    `copy "user" to program 'cat'`,
    `copy "user" from '/etc/passwd'`,
    `select pg_read_file('/etc/passwd')`,
    'create table intruder (id int)',
    'create schema intruder',
    'alter table "user" add column intruder text',
    'drop table "user"',
    'truncate "user"',
    `alter role ${roleOf('app')} superuser`,
    `set role ${roleOf('migration')}`,
  ])('may not: %s', async statement => {
    await expect(pool.query(statement)).rejects.toThrow(/permission denied|must be owner|only roles with/i)
  })
})

/** As the administrator, inside the database of this run. */
async function inside(statement: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('administrator') })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** psql's variables and `\gexec` done by hand; role names of this run, because roles belong to the whole server. */
function statementsOf(script: string): string[] {
  return script
    .replaceAll(/^(--|\\getenv).*$/gm, '')
    .replaceAll(
      /^select format\('(.*)', current_database\(\)\) \\gexec$/gm,
      (_, text) => `${text.replace('%I', name)};`,
    )
    .replaceAll(/:'\w+'/g, `'${PASSWORD}'`)
    .replaceAll('wijha_app', roleOf('app'))
    .replaceAll('wijha_migration', roleOf('migration'))
    .split(';')
    .map(statement => statement.trim())
    .filter(Boolean)
}

function roleOf(part: 'app' | 'migration'): string {
  return `${name}_${part}`
}

function urlOf(part: 'administrator' | 'app' | 'migration'): string {
  const url = new URL(inject('administratorUrl'))
  url.pathname = `/${name}`
  if (part === 'administrator') return url.href
  url.username = roleOf(part)
  url.password = encodeURIComponent(PASSWORD)
  return url.href
}
