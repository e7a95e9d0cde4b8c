import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DroppingProxy, startDroppingProxy } from '../support/dropping-proxy.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { type App, removeData, startApp } from '../support/start-app.ts'
import { audit, NOTHING_WRONG } from './audit.ts'
import { Taker } from './taker.ts'

const TIMES = 200

let app: App
let proxy: DroppingProxy
beforeAll(async () => {
  app = await startApp({ variables: { RATE_LIMIT_FACTOR: '1000' } })
  proxy = await startDroppingProxy(app.url)
})
afterAll(async () => {
  proxy.close()
  await app.stop()
  removeData(app)
})

describe(`an answer whose response is lost on the way, ${TIMES} times`, () => {
  it('is stored once, and its repeat is answered with the same status and body', async () => {
    const taker = await Taker.signUp(app.url, seededRandom(10))
    taker.base = proxy.url
    for (let time = 0; time < TIMES; time++) {
      // The last answer of an attempt too: the next step would begin another one first.
      if (taker.current.acknowledged.length === 90) expect(await taker.step()).toBe('acknowledged')
      const dropped = proxy.dropNext()
      expect(await taker.step()).toBe('no_response')
      const { status, body } = await dropped
      expect(await taker.step()).toBe('acknowledged')
      expect(status).toBe(200)
      expect(taker.lastAnswer).toEqual(JSON.parse(body))
    }
    const found = await audit([taker], embeddedPostgres(app.dataDirectory).url)
    expect(found).toMatchObject(NOTHING_WRONG)
    expect(found.acknowledged).toBeGreaterThanOrEqual(TIMES)
  })
})
