import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/env.ts'
import { runInContext } from '#server/operation/request-context.ts'
import { paceSession } from './pace-session.ts'
import { sessionCookie } from './session.ts'

const secret = 'a-secret-of-the-tests-that-signs-nothing-else'

function openSite(factor = '1', wait: (milliseconds: number) => Promise<unknown> = () => Promise.resolve()) {
  const environment = readEnvironment({
    NODE_ENV: 'test',
    DATA_DIR: '/nonexistent',
    RATE_LIMIT_FACTOR: factor,
  })
  const clock = { now: 0 }
  const app = new Hono()
  app.use(paceSession({ secret, environment }, () => clock.now, wait))
  app.all('*', context => context.text('made'))
  const ask = async (path: string, { token, method = 'GET' }: { token?: string; method?: string } = {}) => {
    const cookie = token && sessionCookie(secret, token, false, false).split(';')[0]
    return app.request(path, { method, headers: cookie ? { cookie } : {} })
  }
  /** Asks until it is sent away. */
  const most = async (path: string, as: { token?: string; method?: string }) => {
    for (let count = 0; count < 1000; count += 1) if ((await ask(path, as)).status !== 200) return count
    return Number.POSITIVE_INFINITY
  }
  return { clock, ask, most }
}

test('a session gets twenty pages in a row and one a second, or five times as many calls', async () => {
  const { clock, ask, most } = openSite()
  expect(await most('/', { token: 'one' })).toBe(20)
  const refused = await ask('/', { token: 'one' })
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '1'])
  clock.now += 1000
  expect(await most('/', { token: 'one' })).toBe(1)
  clock.now += 1000
  expect(await most('/api/assessments', { token: 'one' })).toBe(5)
  clock.now += 3_600_000
  expect(await most('/api/assessment/reset', { token: 'one', method: 'POST' })).toBe(100)
})

test.each(['/api/assessment/x/questions', '/api/assessment/x/pdf-report', '/api/cv/pdf'])(
  '%s costs as much as a page',
  async path => {
    const { most } = openSite()
    expect(await most(path, { token: 'one' })).toBe(20)
  },
)

test('the first pages of a session are made at once, the next take turns', async () => {
  const waits: number[] = []
  const { clock, ask } = openSite('1', async milliseconds => void waits.push(milliseconds))
  for (let count = 0; count < 6; count += 1) await ask('/', { token: 'one' })
  expect(waits).toEqual([100, 200])
  await ask('/', { token: 'another' })
  expect(waits).toHaveLength(2)
  clock.now += 1000
  for (let count = 0; count < 16; count += 1) await ask('/api/assessments', { token: 'one' })
  expect(waits).toHaveLength(2)
  await ask('/api/assessments', { token: 'one' })
  expect(waits).toEqual([100, 200, 20])
})

test('what waits for its turn is not being served meanwhile, and is afterwards', async () => {
  const said: string[] = []
  const { ask } = openSite('1', async () => void said.push('waits'))
  const context = {
    id: 'x',
    stepAside: () => {
      said.push('aside')
      return () => void said.push('back')
    },
  }
  for (let count = 0; count < 5; count += 1) await runInContext(context, () => ask('/', { token: 'one' }))
  expect(said).toEqual(['aside', 'waits', 'back'])
})

test('nobody else waits for it, and no confirmed answer is counted', async () => {
  const { ask, most } = openSite()
  await most('/', { token: 'one' })
  expect((await ask('/', { token: 'another' })).status).toBe(200)
  expect((await ask('/', {})).status).toBe(200)
  expect(await most('/api/assessment/x/answer', { token: 'one', method: 'POST' })).toBe(
    Number.POSITIVE_INFINITY,
  )
})

test('a refusal is held back and counts no longer as being served; past 32 they end their connection', async () => {
  const gate = Promise.withResolvers<void>()
  let holds = Promise.resolve()
  let held = 0
  const { ask, most } = openSite('1', () => {
    held += 1
    return holds
  })
  await most('/', { token: 'one' })
  holds = gate.promise
  held = 0
  const waiting = Array.from({ length: 32 }, () => {
    const context = {
      id: 'x',
      stepAside: () => {
        stepped.push(1)
        return () => {}
      },
    }
    return runInContext(context, () => ask('/', { token: 'one' }))
  })
  const over = await ask('/', { token: 'one' })
  expect([over.status, over.headers.get('Connection'), held]).toEqual([503, 'close', 32])
  expect(stepped).toHaveLength(32)
  expect((await ask('/', { token: 'another' })).status).toBe(200)
  gate.resolve()
  const refused = await Promise.all(waiting)
  expect(refused.map(({ status, headers }) => [status, headers.get('Connection')])).toEqual(
    refused.map(() => [503, null]),
  )
  // There is room again.
  expect((await ask('/', { token: 'one' })).headers.get('Connection')).toBeNull()
})
const stepped: number[] = []

test.each([
  ['/results.data', 20],
  ['/verify/a.b', 20],
  ['/x.y', 20],
  ['/assets/none.js', 20],
  ['/metrics', 20],
  ['/api/verify/a.b', 100],
])('%s is free by no part of its name', async (path, times) => {
  expect(await openSite().most(path, { token: 'one' })).toBe(times)
})

test('the factor of all limits is that of this one too', async () => {
  expect(await openSite('2').most('/', { token: 'one' })).toBe(40)
})
