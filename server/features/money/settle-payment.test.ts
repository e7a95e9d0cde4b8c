import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { paymentFailure } from '#contract/payment-failures.ts'
import { CARDS, createShop, pay, type Shop, sendCard } from '../../../tests/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const isUnlocked = async (buyer: Awaited<ReturnType<Shop['buyer']>>, id = buyer.assessmentId) =>
  (await buyer.person.call('GET', `/api/assessment/${id}/results`)).json.unlocked
const settle = (buyer: Awaited<ReturnType<Shop['buyer']>>, id: string) =>
  buyer.person.call('POST', `/api/payments/${id}/settle`)
/** Everything the ledger holds of a person, counted. */
const ledgerOf = async (userId: string) => {
  const [row] = await shop.rows(
    `select (select count(*)::int from entitlement where user_id = $1 and revoked_at is null) as entitlements,
            (select count(*)::int from receipt where user_id = $1) as receipts,
            (select count(*)::int from "order" where user_id = $1 and status = 'paid') as paid,
            (select count(*)::int from refund where user_id = $1) as refunds`,
    [userId],
  )
  return row
}

describe('an intent', () => {
  test('says all that the browser sends on, with the price of our list', async () => {
    const buyer = await shop.buyer()
    const intent = await buyer.intent()
    expect(intent).toMatchObject({
      item: 'unlock',
      amount: 2900,
      currency: 'SAR',
      callbackUrl: 'http://localhost:3000/payment/callback',
      metadata: { order_id: intent.clientSecret, assessmentId: buyer.assessmentId },
      publishableKey: shop.sandbox.publishableKey,
      apiUrl: `${shop.sandbox.url}/v1`,
      saveCard: false,
      open: null,
    })
    expect(JSON.stringify(intent)).not.toContain(shop.sandbox.secretKey)
  })

  test.each([
    { amount: -1 },
    { price: 0.01 },
    { amount: '1' },
    { currency: 'JPY', discount: 100, plan: 'pro', amount: [1] },
  ])('takes no price from the browser: %j', async extra => {
    const buyer = await shop.buyer()
    const intent = await buyer.intent({ assessmentId: buyer.assessmentId, ...extra })
    expect(intent).toMatchObject({ amount: 2900, currency: 'SAR', item: 'unlock' })
  })

  test('stays the same, however often and from however many tabs it is asked for', async () => {
    const buyer = await shop.buyer()
    const intents = await Promise.all(Array.from({ length: 8 }, () => buyer.intent()))
    expect(new Set(intents.map(intent => intent.givenId)).size).toBe(1)
    expect(new Set(intents.map(intent => intent.clientSecret)).size).toBe(1)
  })

  test('is refused for what is unfinished, unknown, somebody else’s, or paid', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    const ask = async (assessmentId: string) => {
      const { status, json } = await buyer.person.call('POST', '/api/create-payment-intent', { assessmentId })
      return [status, json.code]
    }
    expect(await ask(other.assessmentId)).toEqual([404, 'not_found'])
    expect(await ask('00000000-0000-4000-8000-000000000000')).toEqual([404, 'not_found'])
    await settle(buyer, await pay(await buyer.intent()))
    expect(await ask(buyer.assessmentId)).toEqual([409, 'already_paid'])
    const open = (await buyer.person.call('POST', '/api/assessment/start')).json
    expect(await ask(open.id)).toEqual([409, 'incomplete'])
  })

  test('offers the bank’s page again while an attempt is under way, and a new id once it has failed', async () => {
    const buyer = await shop.buyer()
    const first = await buyer.intent()
    await pay(first, { bank: 'leave' })
    const second = await buyer.intent()
    expect(second.givenId).toBe(first.givenId)
    expect(second.open?.transactionUrl).toContain('/v1/card_auth/')
    // The same id is refused by the provider: no second charge can begin.
    expect((await sendCard(second)).status).toBe(400)

    const other = await shop.buyer()
    const declined = await other.intent()
    await pay(declined, { card: CARDS.noFunds })
    const next = await other.intent()
    expect(next.givenId).not.toBe(declined.givenId)
    expect(next.clientSecret).toBe(declined.clientSecret)
    expect(next.open).toBeNull()
  })
})

describe('a payment', () => {
  test('opens the report, gives a receipt and mails it', async () => {
    const buyer = await shop.buyer()
    expect(await isUnlocked(buyer)).toBe(false)
    const id = await pay(await buyer.intent(), { card: CARDS.approvedMada })
    const settled = await settle(buyer, id)
    expect(settled.json).toEqual({
      status: 'paid',
      transactionNumber: id,
      message: null,
      item: 'unlock',
      assessmentId: buyer.assessmentId,
      packageId: null,
      receiptNumber: expect.stringMatching(/^R-\d{6}$/),
    })
    expect(await isUnlocked(buyer)).toBe(true)
    const receipt = await buyer.person.call('GET', `/api/receipts/${settled.json.receiptNumber}`)
    expect(receipt.json).toMatchObject({
      kind: 'receipt',
      total: 2900,
      vat: null,
      qr: null,
      paidBy: { brand: 'mada', lastFour: '1010' },
      paymentId: id,
    })
    expect(shop.mailsTo(buyer.person.email)).toContain('payment_settled')
    const other = await shop.buyer()
    expect((await other.person.call('GET', `/api/receipts/${settled.json.receiptNumber}`)).status).toBe(404)
  })

  test('is settled once by return page, payment-success and webhooks at once', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    const success = () =>
      buyer.person.call('POST', '/api/payment-success', { assessmentId: buyer.assessmentId, paymentId: id })
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => settle(buyer, id)),
      ...Array.from({ length: 5 }, success),
      shop.work(),
    ])
    for (const response of responses.slice(0, 10))
      expect(response).toMatchObject({ json: { status: 'paid' } })
    expect(await ledgerOf(buyer.userId)).toEqual({ entitlements: 1, receipts: 1, paid: 1, refunds: 0 })
    expect(shop.mailsTo(buyer.person.email).filter(kind => kind === 'payment_settled')).toHaveLength(1)
  })

  test.each(['UNAUTHENTICATED', 'CANCELLED_AUTHENTICATION', 'AUTHENTICATION_REJECTED'] as const)(
    'that the bank answers with %s opens nothing and can be tried again',
    async bank => {
      const buyer = await shop.buyer()
      const settled = await settle(buyer, await pay(await buyer.intent(), { bank }))
      expect(settled.json).toMatchObject({ status: 'failed', receiptNumber: null })
      expect(settled.json.message).toEqual(paymentFailure(`3-D Secure transaction attempt failed (${bank})`))
      expect(JSON.stringify(settled.json)).not.toContain('3-D Secure')
      expect(await isUnlocked(buyer)).toBe(false)
      const again = await settle(buyer, await pay(await buyer.intent()))
      expect(again.json.status).toBe('paid')
    },
  )

  test('that the bank has not decided is pending and opens nothing', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent(), { bank: 'leave' })
    expect((await settle(buyer, id)).json.status).toBe('pending')
    expect(await isUnlocked(buyer)).toBe(false)
  })

  test('that was only authorised opens nothing', async () => {
    const buyer = await shop.buyer()
    onTestFinished(() => shop.sandbox.setFaults({}))
    await shop.sandbox.setFaults({ lie: { in: 'both', status: 'authorized' } })
    const id = await pay(await buyer.intent())
    expect((await settle(buyer, id)).json.status).toBe('pending')
    expect(await isUnlocked(buyer)).toBe(false)
  })

  test('that nobody ever sent is no payment, and the id of another order is none of this person’s', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    expect((await settle(buyer, 'paid')).status).toBe(404)
    expect((await settle(buyer, '5f0c2f0e-3c39-4f6a-9f5f-0123456789ab')).status).toBe(404)
    const id = await pay(await other.intent())
    expect((await settle(buyer, id)).status).toBe(404)
    expect(await isUnlocked(buyer)).toBe(false)
    // It was paid, so it opens what its own order bought.
    expect(await isUnlocked(other)).toBe(true)
  })

  test('opens only what its order is for, not another attempt of the same person', async () => {
    const buyer = await shop.buyer()
    const second = await shop.completeAnother(buyer.person)
    const id = await pay(await buyer.intent({ assessmentId: second }))
    const asked = await buyer.person.call('POST', '/api/payment-success', {
      assessmentId: buyer.assessmentId,
      paymentId: id,
    })
    expect(asked.status).toBe(404)
    expect(await isUnlocked(buyer)).toBe(false)
    expect(await isUnlocked(buyer, second)).toBe(true)
  })

  test.each([
    ['one halala less', { amount: 2899 }, 'amount'],
    ['one halala more', { amount: 2901 }, 'amount'],
    ['the price in riyals instead of halalas', { amount: 290 }, 'amount'],
    ['the same number of another currency', { currency: 'USD' }, 'currency'],
    ['another order in its metadata', { metadata: { order_id: 'order_of_somebody' } }, 'order'],
    ['no metadata', { metadata: null }, 'order'],
  ])('of %s is flagged, opens nothing and is put before the operator', async (_, changes, flag) => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent(), { changes })
    expect((await settle(buyer, id)).json.status).toBe('flagged')
    expect(await isUnlocked(buyer)).toBe(false)
    const [row] = await shop.rows('select role, flag from payment where id = $1', [id])
    expect(row).toEqual({ role: 'flagged', flag })
    expect(await ledgerOf(buyer.userId)).toMatchObject({ entitlements: 0, receipts: 0, refunds: 1 })
    expect(shop.mailsTo(buyer.person.email)).toContain('payment_flagged')
    expect(shop.outbox).toContainEqual(
      expect.objectContaining({ kind: 'operator_notice', topic: 'mismatch' }),
    )
    expect(shop.logged.some(line => line.includes('payment_mismatch'))).toBe(true)
  })

  test.each([
    ['an amount of 0', { amount: 0 }],
    ['a status that was never reached', { status: 'paid', amount: 1 }],
    ['another payment', { id: '5f0c2f0e-3c39-4f6a-9f5f-0123456789ab' }],
  ])('about which the provider tells of %s opens nothing', async (_, lie) => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    await shop.sandbox.setFaults({ lie: { in: 'fetch', ...lie } })
    await settle(buyer, id)
    expect(await isUnlocked(buyer)).toBe(false)
    await shop.sandbox.setFaults({})
  })

  test('made in test mode never pays an order of the live side', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    await shop.rows('update "order" set live = true where user_id = $1', [buyer.userId])
    expect((await settle(buyer, id)).json.status).toBe('flagged')
    expect(await isUnlocked(buyer)).toBe(false)
  })

  test('that came with an id of its own is found by its order', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent(), { changes: { given_id: undefined } })
    expect((await settle(buyer, id)).json.status).toBe('paid')
    expect(await isUnlocked(buyer)).toBe(true)
  })

  test('made twice is refunded once, and the person is told', async () => {
    const buyer = await shop.buyer()
    const intent = await buyer.intent()
    // Two tabs: one sends our id, the other one leaves it out.
    const [one, two] = [await pay(intent), await pay(intent, { changes: { given_id: undefined } })]
    await settle(buyer, one)
    expect((await settle(buyer, two)).json.status).toBe('paid')
    await shop.work()
    const { payments } = await shop.sandbox.holds()
    const kept = payments.filter(payment => [one, two].includes(payment.id) && payment.status === 'paid')
    expect(kept).toHaveLength(1)
    expect(await ledgerOf(buyer.userId)).toEqual({ entitlements: 1, receipts: 1, paid: 1, refunds: 1 })
    expect(shop.mailsTo(buyer.person.email)).toEqual(
      expect.arrayContaining(['payment_settled', 'payment_surplus', 'payment_refunded']),
    )
  })

  test('of somebody whose account is gone is refunded', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    await shop.rows('delete from "user" where id = $1', [buyer.userId])
    await shop.sandbox.idle()
    await shop.work()
    const { payments } = await shop.sandbox.holds()
    expect(payments.find(payment => payment.id === id)?.status).toMatch(/refunded|voided/)
  })
})

test('settling costs the provider one question, and none once it is settled', async () => {
  const quiet = await createShop({ webhooks: false })
  try {
    const buyer = await quiet.buyer()
    const id = await pay(await buyer.intent())
    const asked: string[] = []
    const { gateway } = quiet.deps.payments
    const fetchPayment = gateway.fetch
    Object.assign(gateway, {
      fetch: (paymentId: string) => {
        asked.push(paymentId)
        return fetchPayment(paymentId)
      },
    })
    await buyer.person.call('POST', `/api/payments/${id}/settle`)
    expect(asked).toEqual([id])
    await buyer.person.call('POST', `/api/payments/${id}/settle`)
    await buyer.person.call('POST', '/api/payment-success', { assessmentId: buyer.assessmentId })
    expect(asked).toEqual([id])
  } finally {
    await quiet.close()
  }
})
