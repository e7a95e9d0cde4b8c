import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startDroppingProxy } from '../support/dropping-proxy.ts'
import { type ExternalPostgres, startExternalPostgres } from '../support/external-postgres.ts'
import { pick, seededRandom } from '../support/seeded-random.ts'
import type { App } from '../support/start-app.ts'
import { audit, NOTHING_WRONG } from './audit.ts'
import { startForTest } from './start-for-test.ts'
import { answerContinuously, Taker } from './taker.ts'

const TAKERS = 12
const CYCLES = Math.min(10, Number(process.env.FAULTS_CYCLES ?? 10))

let external: ExternalPostgres | string
beforeAll(async () => {
  external = await startExternalPostgres()
})
afterAll(async () => {
  if (typeof external !== 'string') await external.stop()
})

it(`two processes on one external database, one of them killed under load ${CYCLES} times: the other goes on, nothing is lost`, async context => {
  if (typeof external === 'string') return context.skip(external)
  const random = seededRandom(44)
  const variables = { DATABASE_URL: external.url, AUTH_SECRET: randomBytes(32).toString('hex') }
  const apps: App[] = [await startForTest({ variables }), await startForTest({ variables })]
  const takers: Taker[] = []
  for (let n = 0; n < TAKERS; n++) takers.push(await Taker.signUp((apps[n % 2] as App).url, random))
  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const [victim, other] = (cycle % 2 ? apps.toReversed() : apps) as [App, App]
    // Of a process that is killed acknowledgements are lost: of each at least this one, and its answer comes a second time.
    const lossy = await startDroppingProxy(victim.url)
    onTestFinished(() => lossy.close())
    const unlucky = takers[0] as Taker
    unlucky.base = lossy.url
    const lost = lossy.dropNext()
    expect(await unlucky.step()).toBe('no_response')
    expect(await lost).toMatchObject({ status: 200 })
    // A balancer without sticky sessions: a person's requests go to either process.
    const load = answerContinuously(takers, { random, from: 5, to: 60 })
    const balancer = setInterval(() => {
      for (const taker of takers) taker.base = pick(random, 0, 1) ? victim.url : other.url
    }, 20)
    await sleep(pick(random, 300, 1200))
    await victim.kill()
    clearInterval(balancer)
    for (const taker of takers) taker.base = other.url
    const before = takers.map(taker => taker.count)
    await expect
      .poll(() => takers.every((taker, n) => taker.count > (before[n] ?? 0)), { timeout: 30_000 })
      .toBe(true)
    await load.stop()
    expect(await audit(takers, external.url), `after kill ${cycle + 1}`).toMatchObject(NOTHING_WRONG)
    apps[apps.indexOf(victim)] = await startForTest({ variables })
  }
  const { acknowledged } = await audit(takers, external.url)
  console.log(`${acknowledged} acknowledged answers through two processes, 0 lost`)
  for (const app of apps) expect(await app.stop()).toBe(0)
})
