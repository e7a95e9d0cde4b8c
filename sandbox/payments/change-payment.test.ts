import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../tests/support/sandbox.ts'
import { cardPayment, cardSource, NO_FUNDS_VISA } from '../bodies-for-tests.ts'

const HOUR_MS = 3_600_000
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function made(source: object = {}, number?: string) {
  const body = cardPayment({ metadata: { order_id: '7' } }, cardSource(number, { '3ds': false, ...source }))
  return (await sandbox.call('POST', '/payments', body)).json
}
const change = (id: string, verb: string, body?: object) =>
  sandbox.call('POST', `/payments/${id}/${verb}`, body)

describe('refund', () => {
  it('without an amount gives everything back', async () => {
    const { id } = await made()
    const { status, json } = await change(id, 'refund')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      id,
      status: 'refunded',
      refunded: 2900,
      refunded_format: '29.00 SAR',
      refunded_at: expect.stringMatching(/Z$/),
    })
  })

  it('of a part already makes it refunded, and a second one is refused', async () => {
    const { id } = await made()
    expect((await change(id, 'refund', { amount: '1450' })).json).toMatchObject({
      status: 'refunded',
      refunded: 1450,
    })
    const second = await change(id, 'refund', { amount: 1450 })
    expect([second.status, second.json.message]).toEqual([
      400,
      'Only paid or captured payments can be refunded.',
    ])
  })

  it('of more than was paid, of nothing, and of fractions is refused', async () => {
    const { id } = await made()
    for (const amount of [2901, 0, -1, 1.5]) {
      expect((await change(id, 'refund', { amount })).json.errors).toHaveProperty('amount')
    }
    expect((await sandbox.call('GET', `/payments/${id}`)).json.status).toBe('paid')
  })

  it('of a failed or an initiated payment is refused', async () => {
    for (const payment of [await made({}, NO_FUNDS_VISA), await made({ '3ds': true })]) {
      const { status, json } = await change(payment.id, 'refund')
      expect([status, json.message]).toEqual([400, 'Only paid or captured payments can be refunded.'])
    }
  })
})

describe('void', () => {
  it('undoes a paid payment, once', async () => {
    const { id } = await made()
    expect((await change(id, 'void')).json).toMatchObject({
      status: 'voided',
      voided_at: expect.any(String),
    })
    expect((await change(id, 'void')).status).toBe(400)
  })

  it('is possible within two hours of the charge, whatever was edited since', async () => {
    const [early, late] = [await made(), await made()]
    await sandbox.moveClock({ advanceMs: 1.9 * HOUR_MS })
    expect((await change(early.id, 'void')).status).toBe(200)
    await sandbox.call('PUT', `/payments/${late.id}`, { description: 'edited' })
    await sandbox.moveClock({ advanceMs: 0.2 * HOUR_MS })
    expect((await change(late.id, 'void')).status).toBe(400)
    expect((await change(late.id, 'refund')).status).toBe(200)
  })
})

describe('update', () => {
  it('changes description and metadata alone; an empty value takes a key away', async () => {
    const payment = await made()
    const { json } = await sandbox.call('PUT', `/payments/${payment.id}`, {
      description: 'new',
      amount: 1,
      status: 'failed',
      metadata: { order_id: '', invoice: 'A-1' },
    })
    expect(json).toEqual({
      ...payment,
      description: 'new',
      metadata: { invoice: 'A-1' },
      updated_at: expect.any(String),
    })
  })

  it('refuses metadata beyond the limits, also when it grows there by parts', async () => {
    const { id } = await made()
    const keys = (from: number, to: number) =>
      Object.fromEntries(Array.from({ length: to - from }, (_, n) => [`key${from + n}`, 'x']))
    expect((await sandbox.call('PUT', `/payments/${id}`, { metadata: keys(0, 29) })).status).toBe(200)
    expect((await sandbox.call('PUT', `/payments/${id}`, { metadata: keys(29, 31) })).status).toBe(400)
  })
})

it('every change of a payment that does not exist is 404', async () => {
  const path = '/payments/6f1e1d3c-0000-4000-8000-000000000000'
  for (const [method, rest] of [
    ['GET', ''],
    ['PUT', ''],
    ['POST', '/refund'],
    ['POST', '/void'],
  ] as const) {
    const { status, json } = await sandbox.call(method, path + rest)
    expect([status, json]).toEqual([404, { type: 'api_error', message: 'Object not found', errors: null }])
  }
})
