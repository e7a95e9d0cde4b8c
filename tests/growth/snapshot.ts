/**
 * `npm run growth:snapshot [-- 100000 [FOLDER]]`: what answering takes while a snapshot of so many simulated takers is measured, against
 * what it takes before and after; then what the pages of measurement take with the stored results. Prints a table; ends with 1 where a
 * limit is not kept. With a folder the takers stay there, and are measured again without being invented.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { RELEASED } from '#engine/versions/released.ts'
import { FIELD_IDS, LOCALES } from '#engine/vocabulary.ts'
import { openDatabase } from '#server/db/connection.ts'
import { inventAttempts } from '../../scripts/simulate/invent-attempts.ts'
import { storeTakers } from '../../scripts/simulate/store-takers.ts'
import { preparePeople } from '../bench/people.ts'
import { quantile } from '../bench/quantile.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { HttpClient } from '../support/http-client.ts'
import { removeData, startApp } from '../support/start-app.ts'
import { taker } from './answering.ts'
import { createOwner } from './create-owner.ts'
import { createRatedPanel, removePanel } from './rated-panel.ts'

const size = Number(process.argv[2] ?? 100_000)
const kept = process.argv[3] && resolve(process.argv[3])
if (!Number.isInteger(size) || size < 1000) {
  console.error('npm run growth:snapshot -- 100000')
  process.exit(2)
}
/** As many people answer at once, each so many milliseconds after their last answer was taken. */
const ANSWERING = 8
const PAUSE_MS = 100
const ALONE_S = 60
const PEOPLE = 4000
const RATIO = 1.2
const PAGE_MS = 300
const TIMES = 200

execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'ignore' })
const secret = randomBytes(32).toString('hex')
const app = await startApp({
  variables: { AUTH_SECRET: secret, RATE_LIMIT_FACTOR: '1000000' },
  ...(kept ? { dataDirectory: kept } : {}),
})
const pool = new Pool({ connectionString: embeddedPostgres(app.dataDirectory).url, max: 1 })
const client = new HttpClient(app.url)
try {
  const stored = (await pool.query('select count(*)::int as n from attempt where simulated')).rows[0].n
  if (stored < size) {
    const plan = {
      count: size - stored,
      form: 'basic',
      fields: FIELD_IDS,
      languages: LOCALES,
      seed: 1,
    } as const
    await storeTakers(openDatabase(pool), inventAttempts(RELEASED, plan, new Date()))
  }
  await pool.query('vacuum analyze')
  const headers = await createOwner(pool, secret)
  const turn = taker(client, await preparePeople(pool, secret, PEOPLE), ANSWERING)
  console.log(`${size} simulated takers, load of the machine ${load()}`)
  const before = await answerWhile(turn, sleep(ALONE_S * 1000))
  const from = performance.now()
  const id = await takeSnapshot(headers)
  const during = await answerWhile(turn, untilDone(id))
  const seconds = (performance.now() - from) / 1000
  const after = await answerWhile(turn, sleep(ALONE_S * 1000))
  const alone = [...before, ...after]
  for (const [what, times] of [
    ['answers before', before],
    ['answers during the snapshot', during],
    ['answers after', after],
  ] as const)
    line(what, `${times.length}: p50 ${ms(times, 0.5)}, p95 ${ms(times, 0.95)}, p99 ${ms(times, 0.99)}`)
  line('the snapshot', `${seconds.toFixed(0)} s`)
  judge('p99 during, as a share of without', quantile(during, 0.99) / quantile(alone, 0.99), RATIO)
  const table = `snapshots/${id}/tables?form=basic`
  const panel = await createRatedPanel(pool)
  for (const page of [
    ...['snapshots', 'norms', 'pilots', 'panels', `panels/${panel}/agreement`],
    ...[table, `${table}&section=motivation`],
    ...[
      `${table}&section=skills&by=language&group=ar`,
      `snapshots/${id}/slots/1?form=basic&section=motivation`,
    ],
  ]) {
    const times: number[] = []
    for (let call = 0; call < TIMES; call++) {
      const begun = performance.now()
      await send(headers, 'GET', `/api/operator/${page}`)
      times.push(performance.now() - begun)
    }
    judge(`${page.replace(id, 'ID').replace(panel, 'PANEL')}: p95 in ms`, quantile(times, 0.95), PAGE_MS)
  }
  await removePanel(pool, panel)
  console.log(`load of the machine ${load()}`)
} finally {
  client.close()
  await pool.query(`delete from "user" where not starts_with(email, 'simulated:')`)
  await pool.end()
  await app.stop()
  if (!kept) removeData(app)
}
process.exit(process.exitCode ?? 0)

/** Lets people answer until something has ended. @returns the milliseconds of each answer */
async function answerWhile(
  turn: (worker: number) => Promise<void>,
  end: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  const work = async (worker: number) => {
    while (!isOver) {
      const from = performance.now()
      await turn(worker)
      times.push(performance.now() - from)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all([over, ...Array.from({ length: ANSWERING }, (_, worker) => work(worker))])
  return times
}

async function takeSnapshot(headers: Record<string, string>): Promise<string> {
  const { id } = await send(headers, 'POST', '/api/operator/snapshots', { population: 'simulated' })
  return id
}

/** Asks the database: the app has enough to do. */
async function untilDone(id: string): Promise<void> {
  for (;;) {
    const { rows } = await pool.query('select status from measurement_snapshot where id = $1', [id])
    if (rows[0].status === 'done') return
    if (rows[0].status === 'failed') throw new Error(`the snapshot failed\n${app.output().slice(-2000)}`)
    await sleep(1000)
  }
}

async function send(headers: Record<string, string>, method: string, path: string, body?: object) {
  const { status, text } = await client.request(method, path, { headers, body: body && JSON.stringify(body) })
  if (status !== 200) throw new Error(`${method} ${path} was refused: ${status} ${text}`)
  return JSON.parse(text)
}

function judge(what: string, found: number, limit: number): void {
  if (found > limit) process.exitCode = 1
  line(what, `${found.toFixed(2)}: ${found <= limit ? 'within' : 'OVER'} ${limit}`)
}

function ms(times: readonly number[], share: number): string {
  return `${quantile(times, share).toFixed(1)} ms`
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}

function line(what: string, value: string): void {
  console.log(`  ${what.padEnd(56)} ${value}`)
}
