import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { Member } from '../support/member.ts'
import { seededRandom } from '../support/seeded-random.ts'
import type { App } from '../support/start-app.ts'
import { audit, NOTHING_WRONG } from './audit.ts'
import { databaseOf, startForTest } from './start-for-test.ts'
import { answerContinuously, Taker } from './taker.ts'

const TIMES = 5
const TAKERS = 16
const STOP_LIMIT_MS = 10_000

it('SIGTERM under load: what was accepted is answered, and the exit is clean and in time', async () => {
  const random = seededRandom(5)
  let app = await startForTest()
  const { dataDirectory } = app
  const takers: Taker[] = []
  for (let n = 0; n < TAKERS; n++) takers.push(await Taker.signUp(app.url, random))
  const slow = await Member.signUp(app.url)
  const slowAttempt = await slow.beginAttempt()
  for (let time = 1; time <= TIMES; time++) {
    const load = answerContinuously(takers, { random, from: 0, to: 5 })
    const finishSlow = await sendHalf(app, slow, {
      path: `/api/assessment/${slowAttempt}/answer`,
      body: { section: 'motivation', questionNumber: time, answer: 3, responseTime: 9000 },
    })
    await sleep(300)
    const begun = performance.now()
    const stopped = app.stop()
    await sleep(200)
    expect(await finishSlow()).toMatch(/^HTTP\/1\.1 200 /)
    expect(await stopped).toBe(0)
    expect(databaseOf(app), 'the embedded database stops with its only app').toBeUndefined()
    expect(performance.now() - begun).toBeLessThan(STOP_LIMIT_MS)
    await load.stop()

    app = await startForTest({ dataDirectory })
    for (const taker of takers) {
      taker.base = app.url
      // One that is stored and was not acknowledged would have been accepted and not answered.
      expect(await taker.stored()).toBe(taker.current.acknowledged.length)
    }
    slow.client.base = app.url
    expect((await slow.expect('GET', '/api/assessment')).answered).toBe(time)
    expect(await audit(takers, embeddedPostgres(dataDirectory).url)).toMatchObject(NOTHING_WRONG)
  }
  expect(await app.stop()).toBe(0)
})

/** A request whose second half comes later; sending that answers the whole response. */
async function sendHalf(app: App, member: Member, { path, body }: { path: string; body: object }) {
  const text = JSON.stringify(body)
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(app.url).host}`,
    `Cookie: ${member.cookie}`,
    `X-CSRF-Token: ${member.token}`,
    'Content-Type: application/json',
    `Content-Length: ${text.length}`,
  ]
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  let response = ''
  socket.on('data', chunk => {
    response += chunk
  })
  const ended = new Promise<void>(resolve => socket.once('close', () => resolve()))
  socket.on('error', () => {})
  await new Promise<void>(resolve =>
    socket.write(`${head.join('\r\n')}\r\n\r\n${text.slice(0, 20)}`, () => resolve()),
  )
  return async () => {
    socket.write(text.slice(20))
    await ended
    return response
  }
}
