import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { passBank } from '../../tests/support/bank-pages.ts'
import { type Sandbox, startSandbox } from '../../tests/support/sandbox.ts'
import { cardPayment, cardSource, NO_FUNDS_VISA } from '../bodies-for-tests.ts'
import { type Receiver, startReceiver } from './receiver-for-tests.ts'

const START = new Date('2026-11-20T09:00:00.000Z')
const MINUTE_MS = 60_000
let sandbox: Sandbox
let shop: Receiver
let webhookId: string

beforeEach(async () => {
  shop = await startReceiver()
  sandbox = await startSandbox()
  await sandbox.moveClock({ now: START })
  const { json } = await register()
  webhookId = json.id
})
afterEach(async () => {
  await sandbox.stop()
  shop.close()
})

const register = (others: object = {}) =>
  sandbox.call('POST', '/webhooks', {
    http_method: 'post',
    url: shop.url,
    shared_secret: 'shop-secret',
    ...others,
  })
const pay = async (source: object = {}, number?: string, others: object = {}) => {
  const body = cardPayment(others, cardSource(number, { '3ds': false, ...source }))
  return (await sandbox.call('POST', '/payments', body)).json
}
const types = () => shop.received.map(({ body }) => body.type)

describe('registering', () => {
  it('answers without the secret, and lists, shows and deletes so', async () => {
    const { status, json } = await register({ events: ['payment_paid'] })
    expect(status).toBe(201)
    expect(json).toEqual({
      id: expect.any(String),
      http_method: 'post',
      url: shop.url,
      created_at: expect.stringMatching(/Z$/),
      events: ['payment_paid'],
    })
    expect((await sandbox.call('GET', `/webhooks/${json.id}`)).json).toEqual(json)
    const { webhooks } = (await sandbox.call('GET', '/webhooks')).json
    expect(webhooks).toEqual([expect.objectContaining({ id: webhookId }), json])
    expect((await sandbox.call('DELETE', `/webhooks/${json.id}`)).status).toBe(204)
    expect((await sandbox.call('GET', `/webhooks/${json.id}`)).status).toBe(404)
  })

  it.each([
    ['http_method', { http_method: 'get' }],
    ['url', { url: 'shop' }],
    ['url', { url: 'https://shop.example/hook' }],
    ['shared_secret', { shared_secret: '' }],
    ['events', { events: ['payment_faild'] }],
    ['events', { events: 'payment_paid' }],
  ])('is refused for its %s: %j', async (field, others) => {
    const { status, json } = await register(others)
    expect([status, Object.keys(json.errors)]).toEqual([400, [field]])
  })

  it('knows all events by their real names', async () => {
    expect((await sandbox.call('GET', '/webhooks/available_events')).json.events).toEqual([
      'payment_paid',
      'payment_failed',
      'payment_refunded',
      'payment_voided',
      'payment_verified',
      'payment_abandoned',
      'card_auth_authenticated',
      'card_auth_failed',
    ])
  })
})

describe('an event', () => {
  it('carries the secret in its body and the whole payment', async () => {
    const payment = await pay()
    await sandbox.idle()
    expect(shop.received).toHaveLength(1)
    expect(shop.received[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    })
    expect(shop.received[0]?.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'payment_paid',
      created_at: START.toISOString(),
      secret_token: 'shop-secret',
      account_name: 'Sandbox',
      live: false,
      data: payment,
    })
  })

  it('tells every change, and nothing of the beginning', async () => {
    const initiated = (await sandbox.call('POST', '/payments', cardPayment())).json
    await sandbox.idle()
    expect(types()).toEqual([])
    await passBank(initiated.source.transaction_url)
    await sandbox.call('POST', `/payments/${initiated.id}/refund`)
    await sandbox.idle()
    await pay({}, NO_FUNDS_VISA)
    await sandbox.idle()
    const surplus = await pay()
    await sandbox.call('POST', `/payments/${surplus.id}/void`)
    await sandbox.idle()
    expect(types().sort()).toEqual(
      ['payment_paid', 'payment_refunded', 'payment_failed', 'payment_paid', 'payment_voided'].sort(),
    )
  })

  it('of a payment that was left open is told as failed and as abandoned', async () => {
    await sandbox.call('POST', '/payments', cardPayment())
    await sandbox.moveClock({ advanceMs: 15 * MINUTE_MS })
    expect(types().sort()).toEqual(['payment_abandoned', 'payment_failed'])
  })

  it('goes only to those who asked for its kind', async () => {
    await sandbox.call('DELETE', `/webhooks/${webhookId}`)
    await register({ events: ['payment_failed'] })
    await pay()
    await pay({}, NO_FUNDS_VISA)
    await sandbox.idle()
    expect(types()).toEqual(['payment_failed'])
  })
})

describe('an event that is not acknowledged', () => {
  it('is sent again after 1, 10, 30, 60 and 120 minutes with the same id, then dropped', async () => {
    shop.status = 500
    await pay()
    await sandbox.idle()
    const minutes = [0, 1, 11, 41, 101, 221]
    for (const [tries, minute] of minutes.entries()) {
      if (minute > 0) {
        await sandbox.moveClock({ now: new Date(START.getTime() + minute * MINUTE_MS - 1) })
        expect(shop.received).toHaveLength(tries)
        await sandbox.moveClock({ advanceMs: 1 })
      }
      expect(shop.received).toHaveLength(tries + 1)
    }
    await sandbox.moveClock({ advanceMs: 30 * 86_400_000 })
    expect(shop.received).toHaveLength(6)
    expect(new Set(shop.received.map(({ body }) => body.id)).size).toBe(1)
    expect((await sandbox.holds()).waiting).toEqual([])
  })

  it('is sent no more once it is; the list of attempts tells all of it, newest first', async () => {
    shop.status = 503
    await pay()
    await sandbox.idle()
    shop.status = 204
    await sandbox.moveClock({ advanceMs: 86_400_000 })
    const { json } = await sandbox.call('GET', '/webhooks/attempts')
    expect(json.meta).toMatchObject({ current_page: 1, total_count: 2 })
    expect(json.webhook_attempts).toEqual([
      expect.objectContaining({
        retry_number: 2,
        result: 'success',
        response_code: 204,
        created_at: '2026-11-20T09:01:00.000Z',
      }),
      {
        id: expect.any(String),
        webhook_id: webhookId,
        event_id: shop.received[0]?.body.id,
        event_type: 'payment_paid',
        retry_number: 1,
        result: 'failed',
        message: expect.any(String),
        response_code: 503,
        response_headers: expect.stringContaining('x-shop'),
        response_body: 'noted',
        created_at: START.toISOString(),
      },
    ])
  })

  it('because nobody listens is tried again too', async () => {
    shop.close()
    await pay()
    await sandbox.idle()
    const { attempts, waiting } = await sandbox.holds()
    expect(attempts).toEqual([expect.objectContaining({ result: 'failed', response_code: null })])
    expect(waiting).toEqual([expect.objectContaining({ tries: 1, due: START.getTime() + MINUTE_MS })])
  })

  it('is sent no more when its webhook is deleted', async () => {
    shop.status = 500
    await pay()
    await sandbox.idle()
    await sandbox.call('DELETE', `/webhooks/${webhookId}`)
    await sandbox.moveClock({ advanceMs: 86_400_000 })
    expect(shop.received).toHaveLength(1)
    expect((await sandbox.holds()).waiting).toEqual([])
  })
})

it('a speed factor shortens all waits, on the running clock', async () => {
  const fast = await startSandbox({ variables: { SANDBOX_SPEED: '600000' } })
  shop.status = 500
  await fast.call('POST', '/webhooks', { http_method: 'post', url: shop.url, shared_secret: 's' })
  await fast.call('POST', '/payments', cardPayment({}, cardSource(undefined, { '3ds': false })))
  await expect.poll(() => shop.received.length).toBe(6)
  await fast.idle()
  expect((await fast.holds()).waiting).toEqual([])
  await fast.stop()
})

describe('faults', () => {
  it('drop: no event arrives, ever', async () => {
    await sandbox.setFaults({ dropWebhooks: true })
    await pay()
    await sandbox.moveClock({ advanceMs: 86_400_000 })
    expect(shop.received).toEqual([])
  })

  it('duplicate: the same event several times', async () => {
    await sandbox.setFaults({ duplicateWebhooks: 4 })
    await pay()
    await sandbox.idle()
    expect(shop.received).toHaveLength(5)
    expect(new Set(shop.received.map(({ body }) => body.id)).size).toBe(1)
  })

  it('reorder: an event arrives after the next one', async () => {
    await sandbox.setFaults({ reorderWebhooks: true })
    const { id } = await pay()
    await sandbox.idle()
    expect(types()).toEqual([])
    await sandbox.call('POST', `/payments/${id}/refund`)
    await sandbox.idle()
    expect(types()).toEqual(['payment_refunded', 'payment_paid'])
  })

  it('reorder: ending it lets the last one go', async () => {
    await sandbox.setFaults({ reorderWebhooks: true })
    await pay()
    await sandbox.setFaults({})
    await sandbox.idle()
    expect(types()).toEqual(['payment_paid'])
  })

  it('delay: an event arrives later', async () => {
    await sandbox.setFaults({ delayWebhooksMs: 5 * MINUTE_MS })
    await pay()
    await sandbox.moveClock({ advanceMs: 5 * MINUTE_MS - 1 })
    expect(types()).toEqual([])
    await sandbox.moveClock({ advanceMs: 1 })
    expect(types()).toEqual(['payment_paid'])
  })

  it('secret: the body carries a wrong one', async () => {
    await sandbox.setFaults({ webhookSecret: 'wrong' })
    await pay()
    await sandbox.idle()
    expect(shop.received[0]?.body.secret_token).toBe('wrong')
  })

  it('lie: the body says another amount, currency and status than a fetch does', async () => {
    await sandbox.setFaults({ lie: { in: 'webhook', amount: 1, currency: 'USD', status: 'paid' } })
    const { id } = await pay({}, NO_FUNDS_VISA)
    await sandbox.idle()
    expect(shop.received[0]?.body.data).toMatchObject({ id, amount: 1, currency: 'USD', status: 'paid' })
    expect((await sandbox.call('GET', `/payments/${id}`)).json).toMatchObject({
      amount: 2900,
      status: 'failed',
    })
  })
})
