/**
 * `npm run load [-- --takers 500 --seconds 300]`: that many people who answer every 8 s each; then the rate raised until answers
 * are slow, and twice that rate. Prints what was seen beside what is promised; the exit code says whether it was kept.
 * `--only calm` leaves the second half out. `--only hostile` has one account ask for all that is dear without end, with the limits
 * as they are shipped, in every other window of a few minutes: others must hardly notice.
 * For a machine that does nothing else: it measures the machine as much as the app.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { preparePeople } from '../bench/people.ts'
import { quantile } from '../bench/quantile.ts'
import { waitForQuiet } from '../bench/quiet.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { HttpClient } from '../support/http-client.ts'
import { removeData, startApp } from '../support/start-app.ts'
import { auditCrowd } from './audit-crowd.ts'
import {
  answerAtLeisure,
  answerAtRate,
  arriveAtLeisure,
  newTally,
  type Taker,
  type Tally,
  takersOf,
} from './crowd.ts'
import { beHostile, fillAccount, visitFirst } from './hostile.ts'
import { watchMemory } from './memory.ts'
import { arrive } from './newcomers.ts'

const { values } = parseArgs({
  options: {
    takers: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '300' },
    every: { type: 'string', default: '8' },
    step: { type: 'string', default: '10' },
    only: { type: 'string' },
  },
})
const [TAKERS, SECONDS, EVERY, STEP] = [values.takers, values.seconds, values.every, values.step].map(
  Number,
) as [number, number, number, number]
/** Those of the second half: enough that some are free at any rate this machine can reach. */
const CROWD = 12_000
const FIRST_RATE = 400
const FASTER = 1.4
const NEWCOMERS = 20
const TURNS = 3

let kept = true
execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'ignore' })
const busy = await waitForQuiet()
if (busy > 0.15)
  console.log(`Others use ${(busy * 100).toFixed(0)} % of the cores: the figures are worse than the app.`)
const secret = randomBytes(32).toString('hex')
const isHostile = values.only === 'hostile'
const app = await startApp({
  variables: { AUTH_SECRET: secret, RATE_LIMIT_FACTOR: isHostile ? '1' : '1000000' },
})
const { url } = embeddedPostgres(app.dataDirectory)
const client = new HttpClient(app.url)
try {
  const pool = new Pool({ connectionString: url, max: 1 })
  const calm = takersOf(app.url, await preparePeople(pool, secret, TAKERS))
  if (isHostile) await answerBesideHostile(calm, pool)
  else await answerCalmly(calm)
  if (!values.only) {
    const crowd = takersOf(app.url, await preparePeople(pool, secret, CROWD))
    await arriveAtLeisure(crowd)
    const limit = await findLimit(crowd)
    await overload(crowd, 2 * limit)
    await recover(calm)
    await hold('what the rising rates acknowledged', crowd)
  }
  await pool.end()
} finally {
  client.close()
  await app.stop()
  removeData(app)
}
process.exit(kept ? 0 : 1)

async function answerCalmly(takers: readonly Taker[]): Promise<void> {
  console.log(`\n${TAKERS} takers, an answer every ${EVERY} s each, ${SECONDS} s`)
  const memory = watchMemory(app.process.pid ?? 0, Math.min(30, SECONDS / 3))
  const tally = newTally()
  await answerAtLeisure(takers, { everySeconds: EVERY, seconds: SECONDS, tally })
  const { first, last, most } = memory()
  show(tally, SECONDS)
  promise('errors', tally.errors.length + tally.refused, 0)
  promise('p95, ms', quantile(tally.times, 0.95), 200)
  promise('p99, ms', quantile(tally.times, 0.99), 500)
  console.log(
    `  memory ${first.toFixed(0)} MB at first, ${last.toFixed(0)} at last, ${most.toFixed(0)} at most`,
  )
  promise('memory, last to first', last / first, 1.15)
  await hold('acknowledged', takers)
}

/** Windows with and without the account take turns, so that both see the same minutes of a machine. */
async function answerBesideHostile(takers: readonly Taker[], pool: Pool): Promise<void> {
  const [hostile, earlier] = await preparePeople(pool, secret, 2)
  if (!hostile || !earlier) throw new Error('nobody is hostile')
  for (const one of [hostile, earlier]) await fillAccount(pool, one)
  await visitFirst(app.url, earlier)
  const [alone, beside] = [newTally(), newTally()]
  for (let turn = 0; turn < TURNS; turn += 1) {
    await answerAtLeisure(takers, { everySeconds: EVERY, seconds: 3 * STEP, tally: alone })
    const [statuses] = await Promise.all([
      beHostile(app.url, hostile, 3 * STEP),
      answerAtLeisure(takers, { everySeconds: EVERY, seconds: 3 * STEP, tally: beside }),
    ])
    console.log(`  the account was answered ${JSON.stringify(statuses)}`)
  }
  console.log(`\n${TAKERS} takers alone, then beside one account, ${TURNS} times ${3 * STEP} s each`)
  for (const tally of [alone, beside]) show(tally, TURNS * 3 * STEP)
  promise('errors', [alone, beside].flatMap(({ errors }) => errors).length, 0)
  promise('p99 beside it, to p99 alone', quantile(beside.times, 0.99) / quantile(alone.times, 0.99), 1.5)
  await hold('acknowledged', takers)
}

/** @returns the first rate, in answers a second, at which p99 passes 500 ms */
async function findLimit(crowd: readonly Taker[]): Promise<number> {
  for (let rate = FIRST_RATE; ; rate = Math.round(rate * FASTER)) {
    console.log(`\n${rate} answers a second, ${STEP} s`)
    const tally = newTally()
    await answerAtRate(crowd, { perSecond: rate, seconds: STEP, tally })
    show(tally, STEP)
    promise('errors other than 503', tally.errors.length, 0)
    if (quantile(tally.times, 0.99) > 500 || tally.refused > rate * STEP * 0.02) return rate
  }
}

async function overload(crowd: readonly Taker[], rate: number): Promise<void> {
  const seconds = 3 * STEP
  console.log(
    `\n${rate} answers a second, twice the limit, and ${NEWCOMERS} newcomers a second, ${seconds} s`,
  )
  const tally = newTally()
  const [newcomers] = await Promise.all([
    arrive(client, { perSecond: NEWCOMERS, seconds }),
    answerAtRate(crowd, { perSecond: rate, seconds, tally }),
  ])
  show(tally, seconds)
  console.log(
    `  newcomers: ${newcomers.admitted} let in, ${newcomers.refused} sent away with a time to come again`,
  )
  promise('errors other than 503', tally.errors.length + newcomers.errors.length, 0)
  promise('p99 of acknowledged answers, ms', quantile(tally.times, 0.99), 1000)
  promise('share of newcomers let in', newcomers.admitted / (NEWCOMERS * seconds), 0.5)
  for (const error of [...tally.errors, ...newcomers.errors].slice(0, 5)) console.log(`  ${error}`)
}

async function recover(takers: readonly Taker[]): Promise<void> {
  console.log('\nafterwards, 5 s')
  const tally = newTally()
  const [newcomers] = await Promise.all([
    arrive(client, { perSecond: 2, seconds: 5 }),
    answerAtLeisure(takers, { everySeconds: EVERY, seconds: 5, tally }),
  ])
  show(tally, 5)
  promise('newcomers sent away', newcomers.refused + newcomers.errors.length, 0)
}

async function hold(what: string, takers: readonly Taker[]): Promise<void> {
  const { acknowledged, ...wrong } = await auditCrowd(takers, url)
  console.log(`  ${what}: ${acknowledged} answers`)
  for (const [name, count] of Object.entries(wrong)) promise(name, count, 0)
}

function show({ times, refused, crowdedOut, late }: Tally, seconds: number): void {
  const at = (share: number) => quantile(times, share).toFixed(0)
  console.log(
    `  ${times.length} acknowledged (${(times.length / seconds).toFixed(0)} a second): p50 ${at(0.5)}, p95 ${at(0.95)}, ` +
      `p99 ${at(0.99)}, most ${at(1)} ms; ${refused} sent away; ${crowdedOut} found nobody free; the sender was up to ${late.toFixed(0)} ms late`,
  )
}

function promise(what: string, value: number, atMost: number): void {
  const good = value <= atMost
  kept &&= good
  console.log(`  ${good ? 'kept  ' : 'BROKEN'} ${what}: ${Number(value.toFixed(2))}, at most ${atMost}`)
}
