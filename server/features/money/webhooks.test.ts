import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { createShop, pay, type Shop, WEBHOOK_SECRET } from '../../../tests/support/shop.ts'
import { reconcile } from './reconcile.ts'

const MINUTE = 60_000

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ limitMs: 600 })
})
afterAll(() => shop.close())
afterEach(() => shop.sandbox.setFaults({}))

const isUnlocked = async ({ person, assessmentId }: Awaited<ReturnType<Shop['buyer']>>) =>
  (await person.call('GET', `/api/assessment/${assessmentId}/results`)).json.unlocked
const sendWebhook = (body: unknown) => shop.browser().call('POST', '/api/webhooks/moyasar', body)
const event = (values: object = {}) => ({
  id: randomUUID(),
  type: 'payment_paid',
  created_at: '2026-11-20T09:00:00.000Z',
  secret_token: WEBHOOK_SECRET,
  account_name: 'Wijha',
  live: false,
  data: { id: randomUUID() },
  ...values,
})
const eventsKept = async () =>
  (await shop.rows('select count(*)::int as events from webhook_event'))[0].events

describe('a webhook', () => {
  test('opens what was paid, though the person never came back', async () => {
    const buyer = await shop.buyer()
    await pay(await buyer.intent())
    await shop.sandbox.idle()
    await shop.work()
    expect(await isUnlocked(buyer)).toBe(true)
  })

  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['null', null],
    ['an array', [WEBHOOK_SECRET]],
    ['a number', 1],
    ['its beginning', WEBHOOK_SECRET.slice(0, -1)],
    ['one letter that only looks the same', WEBHOOK_SECRET.replace('e', 'е')],
    ['it twice', WEBHOOK_SECRET + WEBHOOK_SECRET],
  ])('whose secret is %s is refused, and nothing is looked up', async (_, secret_token) => {
    const before = await eventsKept()
    const response = await sendWebhook(event({ secret_token }))
    expect([response.status, response.json.code]).toEqual([401, 'webhook_refused'])
    expect(await eventsKept()).toBe(before)
  })

  test('larger than any real one is refused before it is read', async () => {
    expect((await sendWebhook(event({ secret_token: 'x'.repeat(1 << 20) }))).status).toBe(413)
  })

  test('of the live side is refused by the test side', async () => {
    expect((await sendWebhook(event({ live: true }))).status).toBe(401)
    expect((await sendWebhook(event({ live: 'false' }))).status).toBe(401)
  })

  test.each(['payment_faild', 'payment_failed', 'balance_transferred', 'x'.repeat(500)])(
    'of the kind %s about a payment of nobody changes nothing',
    async type => {
      const response = await sendWebhook(event({ type, extra: { deep: [1] } }))
      expect([response.status, response.json]).toEqual([200, { accepted: true }])
      await shop.work()
    },
  )

  test('that asks to confirm the address is put before the operator once, and its code is in no log', async () => {
    const asked = event({ type: 'webhook_verification', data: { code: 'verify-31415926', note: 'a b' } })
    for (let time = 1; time <= 3; time++) expect((await sendWebhook(asked)).status).toBe(200)
    const told = shop.outbox.filter(mail => mail.kind === 'operator_notice')
    expect(told).toMatchObject([{ topic: 'webhook_verification', facts: ['code: verify-31415926'] }])
    expect(shop.logged.join('')).not.toContain('31415926')
  })

  test.each([null, [], 'text', { data: null }, { data: { id: 7 } }, { id: null }, { type: null }])(
    'with %j in the place of what is expected is accepted or refused, never a crash',
    async broken => {
      const body = typeof broken === 'object' && broken !== null ? { ...event(), ...broken } : broken
      expect((await sendWebhook(JSON.stringify(body))).status).toBeLessThan(500)
    },
  )

  test('that comes a hundred times, at once and after 30 days, opens once and gives one receipt', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    const same = event({ data: { id } })
    const responses = await Promise.all(Array.from({ length: 100 }, () => sendWebhook(same)))
    expect(responses.every(response => response.status === 200)).toBe(true)
    await shop.work()
    shop.clock.advance(30 * 24 * 60 * MINUTE)
    await shop.rows('delete from webhook_event')
    expect((await sendWebhook(same)).status).toBe(200)
    await shop.work()
    const [counts] = await shop.rows(
      `select (select count(*)::int from receipt where user_id = $1) as receipts,
              (select count(*)::int from entitlement where user_id = $1) as entitlements`,
      [buyer.userId],
    )
    expect(counts).toEqual({ receipts: 1, entitlements: 1 })
  })

  test('that lies is not believed: only what is fetched counts', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent(), { bank: 'leave' })
    await sendWebhook(event({ data: { id, status: 'paid', amount: 2900, currency: 'SAR' } }))
    await shop.work()
    expect(await isUnlocked(buyer)).toBe(false)
  })
})

describe('without return and without webhook', () => {
  test('what was paid is found within 15 minutes, and only once', async () => {
    await shop.sandbox.setFaults({ dropWebhooks: true })
    const buyer = await shop.buyer()
    await pay(await buyer.intent())
    await shop.work()
    expect(await isUnlocked(buyer)).toBe(false)
    for (let minutes = 0; minutes < 15; minutes += 3) {
      shop.clock.advance(3 * MINUTE)
      await reconcile(shop.deps)
    }
    expect(await isUnlocked(buyer)).toBe(true)
    expect(shop.mailsTo(buyer.person.email).filter(kind => kind === 'payment_settled')).toHaveLength(1)
  })

  test('a second payment of a paid order, made without our id, is found within the hour and goes back', async () => {
    await shop.sandbox.setFaults({ dropWebhooks: true })
    const buyer = await shop.buyer()
    const intent = await buyer.intent()
    const [one, two] = [await pay(intent), await pay(intent, { changes: { given_id: undefined } })]
    await buyer.person.call('POST', `/api/payments/${one}/settle`)
    for (let minutes = 0; minutes < 60; minutes += 3) {
      shop.clock.advance(3 * MINUTE)
      await reconcile(shop.deps)
      await shop.work()
    }
    const { payments } = await shop.sandbox.holds()
    const statusOf = (id: string) => payments.find(payment => payment.id === id)?.status
    expect([statusOf(one), statusOf(two)]).toEqual(['paid', expect.stringMatching(/refunded|voided/)])
    expect(shop.mailsTo(buyer.person.email)).toContain('payment_surplus')
  })

  test('an order that nobody pays is asked about ever more rarely, and then no more', async () => {
    const buyer = await shop.buyer()
    await buyer.intent()
    const asked: number[] = []
    const { gateway } = shop.deps.payments
    const { listByOrder } = gateway
    const [{ reference }] = await shop.rows('select reference from "order" where user_id = $1', [
      buyer.userId,
    ])
    Object.assign(gateway, {
      listByOrder: (order: string) => {
        if (order === reference) asked.push(shop.clock.now.getTime())
        return listByOrder(order)
      },
    })
    for (let minutes = 0; minutes < 5 * 24 * 60; minutes += 20) {
      shop.clock.advance(20 * MINUTE)
      await reconcile(shop.deps)
    }
    Object.assign(gateway, { listByOrder })
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.length).toBeLessThan(25)
    shop.clock.advance(30 * 24 * 60 * MINUTE)
    await cleanUp(shop.deps)
    for (const table of ['order', 'payment'])
      expect(await shop.rows(`select * from "${table}" where user_id = $1`, [buyer.userId])).toEqual([])
    // What was paid stays, however old.
    expect((await shop.rows('select id from "order" where status = \'paid\'')).length).toBeGreaterThan(0)
  })
})

describe('while the provider', () => {
  test('is slow, the person waits less than 10 s and is told that it is being checked', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    await shop.sandbox.setFaults({ slowMs: 30_000 })
    const begun = performance.now()
    const asked = await buyer.person.call('POST', `/api/payments/${id}/settle`)
    expect(performance.now() - begun).toBeLessThan(3000)
    expect(asked.json.status).toBe('checking')
    await shop.sandbox.setFaults({})
    expect((await buyer.person.call('POST', `/api/payments/${id}/settle`)).json.status).toBe('paid')
  })

  test('trickles its answer, the same', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    await shop.sandbox.setFaults({ trickleMs: 1000 })
    expect((await buyer.person.call('POST', `/api/payments/${id}/settle`)).json.status).toBe('checking')
  })

  test.each([500, 502, 503, 429, 403] as const)(
    'answers %d, nothing is opened and nothing is lost',
    async down => {
      const buyer = await shop.buyer()
      const id = await pay(await buyer.intent())
      await shop.sandbox.setFaults({ down })
      expect((await buyer.person.call('POST', `/api/payments/${id}/settle`)).json.status).toBe('checking')
      expect(await isUnlocked(buyer)).toBe(false)
      const intent = await buyer.person.call('POST', '/api/create-payment-intent', {
        assessmentId: buyer.assessmentId,
      })
      expect([intent.status, intent.json.code]).toEqual([503, 'payment_unavailable'])
      // The free part does not depend on it.
      expect((await buyer.person.call('GET', `/api/assessment/${buyer.assessmentId}/results`)).status).toBe(
        200,
      )
      await shop.sandbox.setFaults({})
      expect((await buyer.person.call('POST', `/api/payments/${id}/settle`)).json.status).toBe('paid')
    },
  )
})

test('nothing that is secret reaches the log or the database', async () => {
  const buyer = await shop.buyer()
  await pay(await buyer.intent(), { card: '4201320111111010' })
  await shop.sandbox.idle()
  await shop.work()
  const tables = await shop.rows("select tablename from pg_tables where schemaname = 'public'")
  const contents = await Promise.all(
    tables.map(async ({ tablename }) => JSON.stringify(await shop.rows(`select * from "${tablename}"`))),
  )
  const everything = [...contents, ...shop.logged, JSON.stringify(shop.outbox)].join('\n')
  const secrets = [
    shop.sandbox.secretKey,
    WEBHOOK_SECRET,
    '4201320111111010',
    '4201 3201 1111 1010',
    '٤٢٠١٣٢٠١',
  ]
  for (const secret of secrets) expect(everything.includes(secret)).toBe(false)
  expect(everything).toContain('1010')
})
