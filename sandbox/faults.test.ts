import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../tests/support/sandbox.ts'
import { cardPayment, cardSource } from './bodies-for-tests.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
afterEach(() => sandbox.setFaults({}))

const paid = (others: object = {}) => cardPayment(others, cardSource(undefined, { '3ds': false }))
const create = (body: unknown = paid()) => sandbox.call('POST', '/payments', body)
const fetched = (id: string) => sandbox.call('GET', `/payments/${id}`)

describe('500 after commit', () => {
  it('has made the payment: the same id is refused, and found by fetching', async () => {
    const given_id = randomUUID()
    await sandbox.setFaults({ failAfterCommit: 1 })
    expect((await create(paid({ given_id }))).status).toBe(500)
    expect((await create(paid({ given_id }))).json.type).toBe('used_given_id')
    expect((await fetched(given_id)).json.status).toBe('paid')
  })

  it('happens as often as asked, to changes that would have worked', async () => {
    await sandbox.setFaults({ failAfterCommit: 2 })
    const responses = []
    for (const body of [paid(), {}, paid(), paid()]) responses.push((await create(body)).status)
    expect(responses).toEqual([500, 400, 500, 201])
  })
})

it('a cut connection has made the payment', async () => {
  const given_id = randomUUID()
  await sandbox.setFaults({ hangUpAfterCommit: 1 })
  await expect(create(paid({ given_id }))).rejects.toThrow()
  expect((await fetched(given_id)).json.status).toBe('paid')
})

it('slow: a client that gives up has paid', async () => {
  const given_id = randomUUID()
  await sandbox.setFaults({ slowMs: 60_000 })
  const giveUp = fetch(`${sandbox.url}/v1/payments`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Wijha-Tests',
      authorization: `Basic ${btoa(sandbox.secretKey)}`,
    },
    body: JSON.stringify(paid({ given_id })),
    signal: AbortSignal.timeout(300),
  })
  await expect(giveUp).rejects.toThrow(/timeout/i)
  await sandbox.setFaults({})
  expect((await fetched(given_id)).json.status).toBe('paid')
})

it('trickle: the answer arrives a byte at a time, whole in the end', async () => {
  const { json } = await create()
  await sandbox.setFaults({ trickleMs: 1 })
  const started = performance.now()
  expect((await fetched(json.id)).json).toEqual(json)
  expect(performance.now() - started).toBeGreaterThan(JSON.stringify(json).length)
})

describe('down: nothing is done', () => {
  it.each([429, 500, 502, 503] as const)('%d, in the provider’s shape', async down => {
    const given_id = randomUUID()
    await sandbox.setFaults({ down })
    const { status, json } = await create(paid({ given_id }))
    expect(status).toBe(down)
    expect(json).toEqual({ type: expect.any(String), message: expect.any(String), errors: null })
    if (down === 429) expect(json.type).toBe('rate_limit_error')
    await sandbox.setFaults({})
    expect((await fetched(given_id)).status).toBe(404)
  })

  it('403 is a web page', async () => {
    await sandbox.setFaults({ down: 403 })
    const { status, headers } = await create()
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([403, 'text/html'])
  })
})

it('empty answers: update and void are done and say nothing', async () => {
  await sandbox.setFaults({ emptyResponses: true })
  const { json } = await create(cardPayment({}, cardSource(undefined, { '3ds': false })))
  for (const [method, rest] of [
    ['PUT', ''],
    ['POST', '/void'],
  ] as const) {
    const { status, text } = await sandbox.call(method, `/payments/${json.id}${rest}`, {})
    expect([status, text]).toEqual([200, ''])
  }
  expect((await fetched(json.id)).json.status).toBe('voided')
})

it('lie: what is fetched, alone or in the list, says something else than what is held', async () => {
  const { json } = await create(paid({ metadata: { order_id: 'lied' } }))
  await sandbox.setFaults({
    lie: { in: 'fetch', amount: 1, currency: 'USD', status: 'failed', metadata: null },
  })
  const lied = { ...json, amount: 1, currency: 'USD', status: 'failed', metadata: null }
  expect((await fetched(json.id)).json).toEqual(lied)
  expect((await sandbox.call('GET', '/payments?metadata[order_id]=lied')).json.payments).toEqual([lied])
  expect((await sandbox.holds()).payments.find(({ id }) => id === json.id)).toEqual(json)
})

describe('the switches', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.url}/sandbox/${path}`, { method: 'POST', body, headers })

  it('refuse what they do not know', async () => {
    for (const [path, body] of [
      ['faults', '{"slow":1}'],
      ['faults', '{"down":418}'],
      ['faults', 'no json'],
      ['clock', '{"now":"tomorrow"}'],
      ['clock', '{"advanceMs":-1}'],
    ] as const) {
      expect((await post(path, body)).status).toBe(400)
    }
  })

  it.each([
    ['a page in a browser', { origin: 'http://localhost:3000' }],
    ['a forwarded call', { 'x-forwarded-for': '203.0.113.7' }],
    ['a forwarded call of the newer kind', { forwarded: 'for=203.0.113.7' }],
  ])('are not there for %s', async (_, headers: Record<string, string>) => {
    expect((await post('faults', '{"down":503}', headers)).status).toBe(404)
    expect((await create()).status).toBe(201)
  })
})

it('the clock runs with the machine, stands where it is set, and runs again', async () => {
  const now = new Date('2027-02-28T23:59:59.000Z')
  expect(await sandbox.moveClock({ now })).toEqual(now)
  expect((await create()).json.created_at).toBe(now.toISOString())
  expect(await sandbox.moveClock({ advanceMs: 2000 })).toEqual(new Date('2027-03-01T00:00:01.000Z'))
  const running = await sandbox.moveClock({ running: true })
  expect(Math.abs(running.getTime() - Date.now())).toBeLessThan(5000)
})
