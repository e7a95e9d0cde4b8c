import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrateDatabase } from '#server/db/migrate.ts'
import * as declarations from '#server/db/schema.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const MIGRATIONS = new URL('../../server/db/migrations', import.meta.url)

let folder: string
let postgres: EmbeddedPostgres
let url: string
let count = 0
beforeAll(async () => {
  folder = temporaryFolder('migrations')
  postgres = await startEmbeddedPostgres(folder)
})
afterAll(async () => {
  await postgres.stop()
  // So many databases may take the server longer to write out than `stop` waits; until then it makes files anew.
  for (; existsSync(folder); await sleep(100)) rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  const name = `empty_${++count}`
  await ask(postgres.administratorUrl, `create database ${name} owner wijha`)
  url = postgres.url.replace(/\/wijha$/, `/${name}`)
})

describe('the migrations', () => {
  it('bring an empty database to the schema of this release, each of them once', async () => {
    await migrateDatabase(url)
    const files = (await readdir(MIGRATIONS)).filter(name => name.endsWith('.sql'))
    expect(await applied()).toHaveLength(files.length)
    const tables = (await schema()).map(column => column.split('.')[0])
    const declared = Object.values(declarations).filter(value => is(value, PgTable))
    expect(new Set(tables)).toEqual(new Set(declared.map(getTableName)))
  })

  it('change nothing the second time, and keep what was stored between', async () => {
    await migrateDatabase(url)
    const [before, history] = [await schema(), await applied()]
    await ask(
      url,
      `insert into "user" (id, name, first_name, last_name, email)
       values ('6b3d2f6e-0f0c-4f9c-9d5c-2a4a6c1f0b11', 'n', 'n', 'n', 'n@example.com')`,
    )
    await migrateDatabase(url)
    expect([await schema(), await applied()]).toEqual([before, history])
    expect(await ask(url, 'select email from "user"')).toEqual([{ email: 'n@example.com' }])
  })

  it('started by several at once run once', async () => {
    await migrateDatabase(url)
    const [alone, history] = [await schema(), await applied()]
    for (let round = 0; round < 5; round++) {
      const name = `crowd_${round}`
      await ask(postgres.administratorUrl, `create database ${name} owner wijha`)
      url = postgres.url.replace(/\/wijha$/, `/${name}`)
      await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)))
      expect(await schema()).toEqual(alone)
      expect(await applied()).toEqual(history)
    }
  })

  it('that break off in the middle have not happened, and happen at the next start', async () => {
    // The last table of the first migration stands in the way.
    await ask(url, 'create table verification (id int)')
    await expect(migrateDatabase(url)).rejects.toThrow()
    expect(await schema()).toEqual(['verification.id integer'])
    await ask(url, 'drop table verification')
    await migrateDatabase(url)
    expect((await schema()).length).toBeGreaterThan(50)
  })

  it('killed in the middle, from every earlier schema with 1,000 people in it, go on at the next start and change nobody', async () => {
    await migrateDatabase(url)
    const [wanted, history] = [await schema(), await applied()]
    const { entries } = JSON.parse(
      readFileSync(new URL('./migrations/meta/_journal.json', MIGRATIONS), 'utf8'),
    )
    for (const { when, tag } of entries.slice(0, -1)) {
      const name = `from_${tag}`
      await ask(postgres.administratorUrl, `create database ${name} owner wijha`)
      url = postgres.url.replace(/\/wijha$/, `/${name}`)
      await migrateDatabase(url, { upTo: when })
      await ask(
        url,
        `insert into "user" (id, name, first_name, last_name, email)
         select gen_random_uuid(), 'n ' || n, 'n', 'n', n || '@example.com' from generate_series(1, 1000) n`,
      )
      const people = `select count(*), md5(string_agg(concat(id, name, email, created_at), ',' order by id)) from "user"`
      const before = await ask(url, people)
      for (const patience of [250, 350, 450]) await killedAfter(startMigrating(url), patience)
      await migrateDatabase(url)
      expect([await schema(), await applied()], tag).toEqual([wanted, history])
      expect(await ask(url, people), tag).toEqual(before)
    }
  })

  it('of an older release leave the schema of a newer one alone', async () => {
    await migrateDatabase(url)
    await ask(
      url,
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
    )
    const before = await schema()
    await expect(migrateDatabase(url)).rejects.toThrow(/newer release/)
    expect(await schema()).toEqual(before)
  })
})

function startMigrating(at: string): ChildProcess {
  return spawn(process.execPath, ['scripts/migrate.ts'], {
    env: { ...process.env, DATABASE_URL: at, AUTH_SECRET: 'x'.repeat(32) },
  })
}

async function killedAfter(command: ChildProcess, milliseconds: number): Promise<void> {
  const ended = new Promise(resolve => command.once('exit', resolve))
  await Promise.race([sleep(milliseconds), ended])
  command.kill('SIGKILL')
  await ended
}

/** Every column as `table.column type`. */
async function schema(): Promise<string[]> {
  const rows = await ask(
    url,
    `select table_name || '.' || column_name || ' ' || data_type as column from information_schema.columns
     where table_schema = 'public' order by table_name, column_name`,
  )
  return rows.map(row => String(row.column))
}

/** What the migrator has written down. */
async function applied(): Promise<string[]> {
  const rows = await ask(url, 'select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(row => String(row.hash))
}

async function ask(at: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: at })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
