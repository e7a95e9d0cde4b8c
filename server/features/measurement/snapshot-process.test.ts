import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RELEASED } from '#engine/versions/released.ts'
import { measurementTables } from '#server/db/schema.ts'
import { inventAttempts } from '../../../scripts/simulate/invent-attempts.ts'
import { storeTakers } from '../../../scripts/simulate/store-takers.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { askSnapshot } from './ask-snapshot.ts'
import { runSnapshot } from './run-snapshot.ts'
import type { SnapshotTask, SnapshotWord } from './snapshot-process.ts'

const MAIN = fileURLToPath(new URL('./snapshot-process.ts', import.meta.url))
/** Told by the system of a thread that runs only where nothing else wants to (`man 7 sched`, SCHED_IDLE). */
const IDLE = '5'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
  const plan = { count: 20, form: 'quick', fields: ['sales'], languages: ['ar'], seed: 1 } as const
  await storeTakers(world.store.database, inventAttempts(RELEASED, plan, world.clock.now))
}, 120_000)
afterAll(() => world.close())

/** Holds the figures' table while something is measured: the process then waits with all it has computed. */
async function whileHeld(work: () => Promise<void>): Promise<void> {
  const holder = await world.store.pool.connect()
  await holder.query('begin; lock table measurement_table in exclusive mode')
  await work().finally(async () => {
    await holder.query('rollback')
    holder.release()
  })
}

const ask = () => world.store.database.transaction(own => askSnapshot(world.deps, own, 'simulated'))

/** Lists the processes that measure for one, each with the scheduling policies of its threads. */
function measuringFor(parent: number) {
  // What stands before the last bracket is the name, which may hold a space.
  const fieldsOf = (path: string) =>
    readFileSync(path, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => {
      try {
        const isIt = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(MAIN)
        if (!isIt || Number(fieldsOf(`/proc/${pid}/stat`)[1]) !== parent) return []
        const threads = readdirSync(`/proc/${pid}/task`)
        return [{ pid, policies: threads.map(id => fieldsOf(`/proc/${pid}/task/${id}/stat`)[38]) }]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}

test.runIf(process.platform === 'linux')(
  'every thread that measures runs only where nothing else wants to',
  async () => {
    const id = await ask()
    const stopped = new AbortController()
    await whileHeld(async () => {
      const running = runSnapshot(world.deps, id, stopped.signal)
      const policies = () => [...new Set(measuringFor(process.pid).flatMap(found => found.policies))]
      await expect.poll(policies, { timeout: 20_000 }).toEqual([IDLE])
      stopped.abort()
      await expect(running).rejects.toThrow()
    })
  },
  120_000,
)

test('what measures ends with the one that asked, and stores nothing', async () => {
  const { host, port, user, password, database, connectionString } = world.store.pool.options
  const task: SnapshotTask = {
    ...{ id: crypto.randomUUID(), population: 'simulated', pooling: 'session', key: new Uint8Array(32) },
    connection: connectionString ? { connectionString } : { host, port, user, password, database },
    now: world.clock.now,
  }
  const script = `const child = require('node:child_process').fork(${JSON.stringify(MAIN)}, { serialization: 'advanced' })
    process.once('message', task => child.send(task))
    child.on('message', word => process.send({ ...word, pid: child.pid }))`
  const asking = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  await whileHeld(async () => {
    const measuring = new Promise<number>(resolve =>
      asking.on('message', (word: SnapshotWord & { pid: number }) => {
        if (word.kind === 'progress' && word.progress === 99) resolve(word.pid)
      }),
    )
    asking.send(task)
    const pid = await measuring
    asking.kill('SIGKILL')
    const isThere = () => {
      try {
        return process.kill(pid, 0)
      } catch {
        return false
      }
    }
    await expect.poll(isThere, { timeout: 30_000 }).toBe(false)
  })
  expect(await world.store.database.$count(measurementTables)).toBe(0)
}, 120_000)
