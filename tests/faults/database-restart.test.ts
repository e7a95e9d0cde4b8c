import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { type ExternalPostgres, startExternalPostgres } from '../support/external-postgres.ts'
import { seededRandom } from '../support/seeded-random.ts'
import type { App } from '../support/start-app.ts'
import { audit, NOTHING_WRONG } from './audit.ts'
import { startForTest } from './start-for-test.ts'
import { answerContinuously, checkUnavailable, INTERNALS, type Load, Taker } from './taker.ts'

const TAKERS = 20
const RECOVERY_MS = 10_000
const RESTARTS = 5

let external: ExternalPostgres | string
beforeAll(async () => {
  external = await startExternalPostgres()
})
afterAll(async () => {
  if (typeof external !== 'string') await external.stop()
})

describe(`an immediate restart of the database under ${TAKERS} takers, ${RESTARTS} times`, () => {
  it('is answered with 503 and a time to come again, is over by itself, and loses nothing: embedded', async () => {
    await restartAgainAndAgain(
      {},
      {
        urlOf: app => embeddedPostgres(app.dataDirectory).url,
        // What `pg_ctl stop -m immediate` sends; the app starts its own database again.
        restart: async app => void process.kill(embeddedPostgres(app.dataDirectory).pid, 'SIGQUIT'),
      },
    )
  })

  it('is answered with 503 and a time to come again, is over by itself, and loses nothing: external', async context => {
    if (typeof external === 'string') return context.skip(external)
    const { url, restart } = external
    if (!restart) return context.skip('the server of FAULTS_DATABASE_URL is not ours to restart')
    const variables = { DATABASE_URL: url, AUTH_SECRET: randomBytes(32).toString('hex') }
    await restartAgainAndAgain(variables, { urlOf: () => url, restart })
  })
})

interface Place {
  readonly urlOf: (app: App) => string
  readonly restart: (app: App) => Promise<void>
}

async function restartAgainAndAgain(
  variables: Record<string, string>,
  { urlOf, restart }: Place,
): Promise<void> {
  const random = seededRandom(6)
  const app = await startForTest({ variables })
  const takers: Taker[] = []
  for (let n = 0; n < TAKERS; n++) takers.push(await Taker.signUp(app.url, random))
  const recoveries: number[] = []
  const refused = new Set<string>()
  for (let time = 0; time < RESTARTS; time++) {
    const load = answerContinuously(takers, { random, from: 20, to: 100 })
    const visits = visitEverything(takers, refused)
    await sleep(500)
    const begun = performance.now()
    await restart(app)
    const before = takers.map(taker => taker.count)
    const goneOn = () => takers.every((taker, n) => taker.count > (before[n] ?? 0))
    for (const deadline = begun + RECOVERY_MS; !goneOn() && performance.now() < deadline; await sleep(20)) {
      load.check()
      visits.check()
    }
    expect(goneOn(), `everyone can answer again within ${RECOVERY_MS} ms`).toBe(true)
    recoveries.push(performance.now() - begun)
    await Promise.all([load.stop(), visits.stop()])
    expect(await audit(takers, urlOf(app)), `after restart ${time + 1}`).toMatchObject(NOTHING_WRONG)
  }
  const { acknowledged } = await audit(takers, urlOf(app))
  console.log(
    `${acknowledged} acknowledged answers, 0 lost; everyone went on within ${Math.round(Math.max(...recoveries))} ms; ` +
      `503 on ${[...refused].sort().join(', ')}`,
  )
  expect(refused.size).toBeGreaterThan(0)
  expect(app.process.exitCode).toBeNull()
  expect(await app.stop()).toBe(0)
  expect(app.output(), 'the log keeps statements and addresses to itself').not.toMatch(/params:|@example/)
}

/** Each other way into the database, one after the other: answered as usual or with a 503, and never with what is behind. */
function visitEverything([taker]: readonly Taker[], refused: Set<string>): Load {
  if (!taker) throw new Error('nobody to visit as')
  const { member } = taker
  const address = { email: 'nobody@example.com' }
  const calls: [string, string, unknown?][] = [
    ['GET', '/api/auth/user'],
    ['GET', '/api/assessment'],
    ['GET', '/api/profile'],
    ['POST', '/api/assessment/start', {}],
    ['POST', '/api/auth/login', { ...address, password: 'wrong password' }],
    ['POST', '/api/auth/forgot-password', address],
    ['POST', '/api/auth/verify-email', { token: 'x' }],
    ['PUT', '/api/account/language', { language: 'ar' }],
  ]
  let running = true
  const loops = calls.map(async ([method, path, body]) => {
    while (running) {
      const answer = await member.call(method, path, body)
      if (answer.status === 503) {
        checkUnavailable(answer)
        refused.add(`${method} ${path}`)
      } else if (answer.status >= 500) throw new Error(`${method} ${path}: ${JSON.stringify(answer.json)}`)
      await sleep(25)
    }
  })
  loops.push(
    (async () => {
      while (running) {
        const page = await member.client.request('GET', '/profile', { headers: { cookie: member.cookie } })
        if (INTERNALS.test(page.text))
          throw new Error(`/profile shows internals: ${INTERNALS.exec(page.text)?.[0]}`)
        await sleep(50)
      }
    })(),
  )
  const failures: unknown[] = []
  for (const loop of loops) loop.catch(error => failures.push(error))
  return {
    check() {
      if (failures.length > 0) throw failures[0]
    },
    async stop() {
      running = false
      await Promise.all(loops)
    },
  }
}
