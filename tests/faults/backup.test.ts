import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '#server/gateways/postgres/start-embedded.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { type ExternalPostgres, startExternalPostgres } from '../support/external-postgres.ts'
import { seededRandom } from '../support/seeded-random.ts'
import type { App } from '../support/start-app.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { audit, NOTHING_WRONG } from './audit.ts'
import { startForTest } from './start-for-test.ts'
import { answerContinuously, Taker } from './taker.ts'

const run = promisify(execFile)
const TAKERS = 16
const KEY = randomBytes(32).toString('hex')

let external: ExternalPostgres | string
let folder: string
beforeAll(async () => {
  external = await startExternalPostgres()
  folder = temporaryFolder('backups')
})
afterAll(async () => {
  if (typeof external !== 'string') await external.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe(`a backup taken under ${TAKERS} takers`, () => {
  it('brings everything acknowledged before it to an empty machine: embedded', async () => {
    const app = await startForTest()
    const emptyFolder = join(folder, 'elsewhere')
    await backUpAndRestore(app, { DATA_DIR: app.dataDirectory }, async file => {
      await restore(file, { DATA_DIR: emptyFolder })
      const restored = await startForTest({ dataDirectory: emptyFolder })
      return { app: restored, url: embeddedPostgres(emptyFolder).url, place: { DATA_DIR: emptyFolder } }
    })
  })

  it('brings everything acknowledged before it to an empty database: external', async context => {
    if (typeof external === 'string') return context.skip(external)
    const [url, elsewhere] = [
      await createDatabase(external.url, 'here'),
      await createDatabase(external.url, 'elsewhere'),
    ]
    const AUTH_SECRET = randomBytes(32).toString('hex')
    const app = await startForTest({ variables: { DATABASE_URL: url, AUTH_SECRET } })
    await backUpAndRestore(app, { DATABASE_URL: url, AUTH_SECRET }, async file => {
      await expect(restore(file, { DATABASE_URL: elsewhere, AUTH_SECRET: KEY })).rejects.toThrow(
        /AUTH_SECRET is not the one/,
      )
      const place = { DATABASE_URL: elsewhere, AUTH_SECRET }
      await restore(file, place)
      return { app: await startForTest({ variables: place }), url: elsewhere, place }
    })
  })
})

async function backUpAndRestore(
  app: App,
  variables: Record<string, string>,
  restoreElsewhere: (file: string) => Promise<{ app: App; url: string; place: Record<string, string> }>,
): Promise<void> {
  const random = seededRandom(13)
  const takers: Taker[] = []
  for (let n = 0; n < TAKERS; n++) takers.push(await Taker.signUp(app.url, random))
  const load = answerContinuously(takers, { random, from: 5, to: 50 })
  await sleep(1500)
  const before = new Map(
    takers.flatMap(taker => taker.attempts.map(({ id, acknowledged }) => [id, acknowledged] as const)),
  )
  const file = join(folder, `${randomBytes(4).toString('hex')}.backup`)
  await command('backup', file, variables)
  await sleep(300)
  await load.stop()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await app.stop()).toBe(0)

  await expect(
    restore(file, { DATA_DIR: join(folder, 'no-key'), BACKUP_KEY: randomBytes(32).toString('hex') }),
  ).rejects.toThrow(/does not open with this BACKUP_KEY/)
  const { app: restored, url, place } = await restoreElsewhere(file)
  await expect(restore(file, place)).rejects.toThrow(/needs an empty one/)
  const stored = await answersIn(url)
  for (const [id, acknowledged] of before) {
    expect(stored.get(id)?.startsWith(acknowledged), 'what was acknowledged before the backup is in it').toBe(
      true,
    )
  }
  for (const taker of takers) goBackTo(taker, stored, restored.url)
  expect(await audit(takers, url)).toMatchObject(NOTHING_WRONG)
  // They are still signed in, and go on from there.
  for (const taker of takers) expect(await taker.step()).toBe('acknowledged')
  const page = await fetch(`${restored.url}/`)
  expect(page.status).toBe(200)
  expect(await restored.stop()).toBe(0)
}

it('a backup that is cut off, was changed or has lost its end restores nothing', async () => {
  const app = await startForTest()
  await Taker.signUp(app.url, seededRandom(14))
  for (const key of ['', KEY]) {
    const file = join(folder, `whole-${key.length}.backup`)
    await command('backup', file, { DATA_DIR: app.dataDirectory, BACKUP_KEY: key })
    const cut = `${file}.cut`
    await copyFile(file, cut)
    truncateSync(cut, statSync(file).size - 40)
    const changed = `${file}.changed`
    const bytes = readFileSync(file)
    const middle = bytes.length >> 1
    writeFileSync(changed, bytes.fill((bytes[middle] ?? 0) ^ 1, middle, middle + 1))
    // Opens well, so all of its rows have been taken in by the time that shows it to be wrong.
    const endless = `${file}.endless`
    if (!key)
      writeFileSync(endless, zstdCompressSync(withoutLastLine(zstdDecompressSync(readFileSync(file)))))
    const target = join(folder, `cut-${key.length}`)
    for (const damaged of [cut, changed, ...(key ? [] : [endless])])
      await expect(restore(damaged, { DATA_DIR: target, BACKUP_KEY: key }), damaged).rejects.toThrow()
    // The same place takes the whole one afterwards.
    await restore(file, { DATA_DIR: target, BACKUP_KEY: key })
  }
  expect(await app.stop()).toBe(0)
})

it('every table and sequence is in a backup, and comes back as it was', async () => {
  const app = await startForTest()
  await Taker.signUp(app.url, seededRandom(15))
  // Its queues would go on working between the backup and the look at them.
  expect(await app.stop()).toBe(0)
  const [file, elsewhere] = [join(folder, 'everything.backup'), join(folder, 'everything')]
  // Before the backup: when it has ended, its day is noted beside what it holds.
  const stored = await contentsOf(app.dataDirectory)
  await command('backup', file, { DATA_DIR: app.dataDirectory, BACKUP_KEY: '' })
  await restore(file, { DATA_DIR: elsewhere, BACKUP_KEY: '' })
  // By name, because most tables are empty here, and an empty one that was left out would be empty there as well.
  const named = zstdDecompressSync(readFileSync(file)).toString().matchAll(NAMED)
  expect([...named].map(([, table, sequence]) => table ?? sequence).sort()).toEqual([...stored.keys()].sort())
  expect(await contentsOf(elsewhere)).toEqual(stored)
})

const NAMED = /^(?:COPY (\S+) |SELECT setval\('([^']+)')/gm

/** A sum of the rows of every table, and how far every sequence has come that was ever used. */
async function contentsOf(dataDirectory: string): Promise<Map<string, string>> {
  const postgres = await startEmbeddedPostgres(dataDirectory)
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rows } = await client.query<{ name: string; what: string }>(`
    select format('%I.%I', nspname, relname) as name, what
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace, lateral (select
      case when relkind = 'S' then format('select last_value from %I.%I where is_called', nspname, relname)
        else format('select md5(string_agg(t::text, chr(10) order by t::text)) from %I.%I t', nspname, relname) end) as query (what)
    where nspname !~ '^pg_|^information_schema$' and relkind in ('r', 'p', 'S') and not relispartition`)
  const contents = new Map<string, string>()
  for (const { name, what } of rows) {
    const { rows: values } = await client.query({ text: what, rowMode: 'array' })
    for (const [value] of values) contents.set(name, value)
  }
  await client.end()
  await postgres.stop()
  return contents
}

const withoutLastLine = (text: Buffer) => text.subarray(0, text.lastIndexOf('\n', -2) + 1)

/** Of attempts that can be answered: one whose field was not chosen yet is begun anew. */
async function answersIn(url: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select id, answers from attempt where item_versions <> ''")
  await client.end()
  return new Map(rows.map(row => [row.id, row.answers]))
}

/** What came after the moment of the backup is gone; its people are told by the state they meet. */
function goBackTo(taker: Taker, stored: ReadonlyMap<string, string>, base: string): void {
  taker.base = base
  taker.forgetPending()
  for (const attempt of taker.attempts.splice(0)) {
    const answers = stored.get(attempt.id)
    if (answers === undefined) continue
    const sent = attempt.acknowledged + (attempt.pending ?? '')
    taker.attempts.push({ id: attempt.id, acknowledged: sent.slice(0, answers.length), pending: undefined })
  }
}

function restore(file: string, variables: Record<string, string>): Promise<void> {
  return command('restore', file, variables)
}

/** As an operator would. Throws what the command says. */
async function command(
  name: 'backup' | 'restore',
  file: string,
  variables: Record<string, string>,
): Promise<void> {
  const { DATABASE_URL: _, DATA_DIR: __, ...inherited } = process.env
  const env = { ...inherited, BACKUP_KEY: KEY, ...variables }
  await run(process.execPath, [`scripts/${name}.ts`, file], { env }).catch(error => {
    throw new Error(error.stderr)
  })
}

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  })
  return url.replace(/\/[^/]+$/, `/${name}`)
}
