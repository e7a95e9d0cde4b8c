import { randomBytes } from 'node:crypto'
import { createServer, connect as dial } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#server/gateways/postgres/free-port.ts'
import { type ExternalPostgres, startExternalPostgres } from '../support/external-postgres.ts'
import { seededRandom } from '../support/seeded-random.ts'
import { startForTest } from './start-for-test.ts'
import { Taker } from './taker.ts'

let external: ExternalPostgres | string
beforeAll(async () => {
  external = await startExternalPostgres()
})
afterAll(async () => {
  if (typeof external !== 'string') await external.stop()
})

it('a server that starts before its database waits, says so, and is ready by itself when the database is', async context => {
  if (typeof external === 'string') return context.skip(external)
  const [port, target] = [await freePort(), new URL(external.url)]
  const url = external.url.replace(`:${target.port}/`, `:${port}/`)
  const app = await startForTest({
    until: 'alive',
    variables: {
      DATABASE_URL: url,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      // Nobody is at these either, and nothing waits for them.
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1`,
      AI_API_KEY: 'not-a-key',
      AI_MODEL: 'none',
    },
  })
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503)
  const call = await fetch(`${app.url}/api/catalog`)
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await call.json()).toMatchObject({ code: 'unavailable' })
  const page = await fetch(`${app.url}/`, { headers: { cookie: 'language=en' } })
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('The service is busy right now')

  const way = createServer(socket => {
    const other = dial(Number(target.port), target.hostname)
    socket.pipe(other).pipe(socket)
    for (const one of [socket, other]) one.on('error', () => {})
  }).listen(port, '127.0.0.1')
  await expect
    .poll(() => fetch(`${app.url}/readyz`).then(({ status }) => status), { timeout: 60_000 })
    .toBe(200)
  const taker = await Taker.signUp(app.url, seededRandom(14))
  for (let n = 0; n < 5; n++) expect(await taker.step()).toBe('acknowledged')
  expect(app.process.exitCode).toBeNull()
  expect(await app.stop()).toBe(0)
  way.close()
})

it('a server whose database refuses its password does not wait for it', async context => {
  if (typeof external === 'string') return context.skip(external)
  const variables = {
    DATABASE_URL: external.url.replace('postgres://wijha@', 'postgres://nobody-here@'),
    AUTH_SECRET: randomBytes(32).toString('hex'),
  }
  await expect(startForTest({ variables })).rejects.toThrow(/stopped while starting[\s\S]*nobody-here/)
})
