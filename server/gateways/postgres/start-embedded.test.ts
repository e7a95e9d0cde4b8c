import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded.ts'

const folders: string[] = []
const started: EmbeddedPostgres[] = []

function newFolder(): string {
  const folder = temporaryFolder('postgres')
  folders.push(folder)
  return folder
}

async function start(folder: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(folder)
  started.push(postgres)
  return postgres
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const cluster = (folder: string) => join(folder, 'postgres', 'cluster')
const postmaster = (folder: string) =>
  Number(readFileSync(join(cluster(folder), 'postmaster.pid'), 'utf8').split('\n')[0])

const runs = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('the embedded PostgreSQL', () => {
  it('starts in an empty folder, durable, on the loopback interface alone', async () => {
    const postgres = await start(newFolder())
    expect(await ask(postgres.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(await ask(postgres.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
    expect(await ask(postgres.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  })

  it('gives the application a role that owns its database and nothing else', async () => {
    const { url } = await start(newFolder())
    await ask(url, 'create table mine (id int)')
    await expect(ask(url, 'create role intruder')).rejects.toThrow(/permission denied/)
    await expect(ask(url, 'select * from pg_authid')).rejects.toThrow(/permission denied/)
    await expect(ask(url, `copy (select 1) to program 'true'`)).rejects.toThrow(/permission denied/)
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
  })

  it('serves a second process on the same folder, and stops when the last one leaves', async () => {
    const folder = newFolder()
    const first = await startEmbeddedPostgres(folder)
    const second = await startEmbeddedPostgres(folder)
    expect(second.url).toBe(first.url)
    const pid = postmaster(folder)
    const user = new Client({ connectionString: second.url })
    await user.connect()
    await first.stop()
    expect((await user.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await user.end()
    await second.stop()
    expect(runs(pid)).toBe(false)
  })

  it('started by several at once in an empty folder is one server', async () => {
    const folder = newFolder()
    const all = await Promise.all([1, 2, 3, 4].map(() => startEmbeddedPostgres(folder)))
    expect(new Set(all.map(postgres => postgres.url)).size).toBe(1)
    started.push(...all)
  })

  it('outlives a killed application, whose successor finds everything that was committed', async () => {
    const folder = newFolder()
    const module = new URL('./start-embedded.ts', import.meta.url).href
    const script = `
      const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
      const { Client } = (await import('pg')).default
      const { url } = await startEmbeddedPostgres(${JSON.stringify(folder)})
      const client = new Client({ connectionString: url })
      await client.connect()
      await client.query('create table kept as select 42 as answer')
      process.kill(process.pid, 'SIGKILL')`
    const killed = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
    })
    expect(await new Promise(resolve => killed.once('exit', (_, signal) => resolve(signal)))).toBe('SIGKILL')
    const orphan = postmaster(folder)
    expect(runs(orphan)).toBe(true)

    const { url } = await start(folder)
    expect(postmaster(folder)).toBe(orphan)
    expect(await ask(url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('is started again when it is killed itself, and loses nothing that was committed', async () => {
    const folder = newFolder()
    const { url } = await start(folder)
    await ask(url, 'create table kept as select 7 as answer')
    process.kill(postmaster(folder), 'SIGKILL')
    await vi.waitFor(async () => expect(await ask(url, 'select answer from kept')).toEqual([{ answer: 7 }]), {
      timeout: 15_000,
      interval: 100,
    })
  })

  it('starts although a dead server left a lock file whose process id somebody else has', async () => {
    const folder = newFolder()
    await (await startEmbeddedPostgres(folder)).stop()
    writeFileSync(
      join(cluster(folder), 'postmaster.pid'),
      [process.pid, cluster(folder), 1, 1, '', '127.0.0.1', '', 'ready'].join('\n'),
    )
    const { url } = await start(folder)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('leaves no half-made folder behind that a later start could take for a whole one', async () => {
    const folder = newFolder()
    await start(folder)
    expect(readdirSync(join(folder, 'postgres')).filter(name => name.startsWith('new-'))).toEqual([])
  })

  it('says what is wrong when the data belong to another major version', async () => {
    const folder = newFolder()
    await (await startEmbeddedPostgres(folder)).stop()
    writeFileSync(join(cluster(folder), 'PG_VERSION'), '17\n')
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      /written by PostgreSQL 17, the binaries in .* are 18/,
    )
  })

  it('says what is wrong, with the end of its log, when it cannot start', async () => {
    const folder = newFolder()
    await (await startEmbeddedPostgres(folder)).stop()
    writeFileSync(join(cluster(folder), 'postgresql.conf'), 'shared_buffers = nonsense\n')
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
      /did not start\. Its log[\s\S]*shared_buffers/,
    )
  })

  it.runIf(process.getuid?.() === 0)('run as root works in a folder that only root can enter', async () => {
    const hidden = newFolder()
    chmodSync(hidden, 0o700)
    const { url } = await start(hidden)
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(existsSync(join(hidden, 'postgres'))).toBe(false)
    folders.push(join('/var/lib/wijha', readFileSync(join(hidden, 'postgres-location'), 'utf8').trim()))
  })
})
