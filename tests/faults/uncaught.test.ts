import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { seededRandom } from '../support/seeded-random.ts'
import type { App } from '../support/start-app.ts'
import { audit, NOTHING_WRONG } from './audit.ts'
import { startForTest } from './start-for-test.ts'
import { answerContinuously, Taker } from './taker.ts'

const variables = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'throw-on-signal.mjs')}` }

it('a rejection that nobody awaited is logged once, without what it said, and the server lives on', async () => {
  const app = await startForTest({ variables })
  const taker = await Taker.signUp(app.url, seededRandom(11))
  app.process.kill('SIGHUP')
  await expect.poll(() => events(app, 'unhandled_rejection')).toHaveLength(1)
  expect(await taker.step()).toBe('acknowledged')
  expect(app.output()).not.toContain('noura@example.com')
  expect(await app.stop()).toBe(0)
})

it('an uncaught error ends the process in order: logged once, others answered, exit code 1, and the next start has everything', async () => {
  const random = seededRandom(12)
  let app = await startForTest({ variables })
  const { dataDirectory } = app
  const takers: Taker[] = []
  for (let n = 0; n < 8; n++) takers.push(await Taker.signUp(app.url, random))
  const load = answerContinuously(takers, { random, from: 0, to: 20 })
  await expect.poll(() => takers.every(taker => taker.count > 2), { timeout: 30_000 }).toBe(true)
  const ended = new Promise(resolve => app.process.once('exit', resolve))
  app.process.kill('SIGUSR2')
  expect(await ended).toBe(1)
  await load.stop()
  expect(events(app, 'uncaught_exception')).toHaveLength(1)
  expect(app.output()).not.toContain('noura@example.com')

  app = await startForTest({ dataDirectory })
  for (const taker of takers) {
    taker.base = app.url
    // What had been accepted was answered.
    expect(await taker.stored()).toBe(taker.current.acknowledged.length)
  }
  expect(await audit(takers, embeddedPostgres(dataDirectory).url)).toMatchObject(NOTHING_WRONG)
  expect(await app.stop()).toBe(0)
})

it('visitors who leave in the middle of a page or an upload cost nobody else anything', async () => {
  const app = await startForTest()
  const taker = await Taker.signUp(app.url, seededRandom(15))
  const port = Number(new URL(app.url).port)
  for (let n = 0; n < 100; n++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await new Promise<void>(resolve => socket.once('connect', () => resolve()))
    const head =
      n % 2
        ? 'GET / HTTP/1.1'
        : 'POST /api/contact HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 900'
    await new Promise<void>(resolve => socket.write(`${head}\r\nHost: localhost\r\n\r\n{"n`, () => resolve()))
    socket.destroy()
  }
  expect(await taker.step()).toBe('acknowledged')
  expect(app.output()).not.toMatch(/"level":(50|60)/)
  expect(await app.stop()).toBe(0)
})

function events(app: App, name: string): string[] {
  return app
    .output()
    .split('\n')
    .filter(line => line.includes(`"event":"${name}"`))
}
