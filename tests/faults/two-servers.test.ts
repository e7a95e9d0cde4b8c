import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { seededRandom } from '../support/seeded-random.ts'
import type { App } from '../support/start-app.ts'
import { audit, NOTHING_WRONG } from './audit.ts'
import { startForTest } from './start-for-test.ts'
import { answerContinuously, Taker } from './taker.ts'

const TAKERS = 8
const pace = { random: seededRandom(4), from: 20, to: 100 }

const apps: App[] = []

it('two servers on one data folder serve one database; it outlives the first, and the next start takes it over', async () => {
  const first = await start()
  const takers: Taker[] = []
  for (let n = 0; n < TAKERS; n++) takers.push(await Taker.signUp(first.url, pace.random))
  const progressOf = async (work: () => Promise<unknown>) => {
    const before = takers.map(taker => taker.count)
    const load = answerContinuously(takers, pace)
    await work()
    await load.stop()
    return takers.map((taker, n) => taker.count - (before[n] ?? 0))
  }
  const expectNothingWrong = async () =>
    expect(await audit(takers, embeddedPostgres(dataDirectory()).url)).toMatchObject(NOTHING_WRONG)

  // A second server and the migrate command come in while the first takes load.
  await progressOf(async () => {
    await Promise.all([start(), migrate()])
    await sleep(500)
  })
  const second = apps[1] as App
  await expectNothingWrong()

  // Half of the people are with each; then the first is killed, and its people go over.
  takers.forEach((taker, n) => {
    if (n % 2) taker.base = second.url
  })
  const withFirstDead = await progressOf(async () => {
    await sleep(1000)
    await first.kill()
    for (const taker of takers) taker.base = second.url
    await sleep(2000)
  })
  expect(Math.min(...withFirstDead)).toBeGreaterThan(5)
  await expectNothingWrong()

  // A server that hangs holds nothing that another one needs.
  const third = await start()
  for (const taker of takers) taker.base = third.url
  second.process.kill('SIGSTOP')
  expect(Math.min(...(await progressOf(() => sleep(3000))))).toBeGreaterThan(5)
  second.process.kill('SIGCONT')
  await expectNothingWrong()

  // All are killed: the database is an orphan, with everything in it.
  for (const app of [second, third]) await app.kill()
  const orphan = embeddedPostgres(dataDirectory()).pid
  const begun = performance.now()
  const last = await start()
  const milliseconds = performance.now() - begun
  console.log(`took over an orphaned database within ${Math.round(milliseconds)} ms`)
  expect(embeddedPostgres(dataDirectory()).pid).toBe(orphan)
  for (const taker of takers) taker.base = last.url
  await expectNothingWrong()
  expect(Math.min(...(await progressOf(() => sleep(2000))))).toBeGreaterThan(5)
  await expectNothingWrong()
})

const dataDirectory = () => (apps[0] as App).dataDirectory

async function start(): Promise<App> {
  const app = await startForTest(apps[0] ? { dataDirectory: dataDirectory() } : {})
  apps.push(app)
  return app
}

function migrate(): Promise<void> {
  const command = spawn(process.execPath, ['scripts/migrate.ts'], {
    env: { ...process.env, DATA_DIR: dataDirectory() },
    stdio: 'ignore',
  })
  return new Promise((resolve, reject) =>
    command.once('exit', code => (code === 0 ? resolve() : reject(new Error(`migrate ended with ${code}`)))),
  )
}
