import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../tests/support/accounts.ts'
import { createShop, pay, type Shop } from '../../../tests/support/shop.ts'
import { decideRefund } from './decide.ts'
import { reconcile } from './reconcile.ts'
import { runSubscriptions } from './run-subscriptions.ts'

const DAY = 86_400_000
const START = new Date('2026-01-31T09:00:00Z')

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = START
  await shop.sandbox.setFaults({})
  await shop.rows("update subscription set status = 'ended'")
  await shop.rows("update \"order\" set status = 'closed' where status = 'open'")
})

/** A person who has just bought the first month of a plan. */
async function subscriber(packageId: 'starter' | 'pro' = 'starter', saveCard = true) {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent({ packageId, saveCard }))
  expect((await buyer.person.call('POST', `/api/payments/${id}/settle`)).json).toMatchObject({
    status: 'paid',
    packageId,
  })
  await shop.work()
  const billing = async () => (await buyer.person.call('GET', '/api/billing')).json
  const act = (name: string, body?: object) => buyer.person.call('POST', `/api/billing/${name}`, body)
  return { ...buyer, billing, act, mails: () => shop.mailsTo(buyer.person.email) }
}

/** Day by day, as the job would find it. */
async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    shop.clock.advance(DAY)
    await runSubscriptions(shop.deps)
    await shop.work()
  }
}

const periodsOf = async (userId: string): Promise<string[]> =>
  (
    await shop.rows(
      'select kind, starts_at, ends_at from entitlement where user_id = $1 and revoked_at is null order by starts_at',
      [userId],
    )
  ).map(row => `${row.kind} ${dayOf(row.starts_at)} ${dayOf(row.ends_at)}`)
const dayOf = (time: Date) => time.toISOString().slice(0, 10)
const chargesOf = async (clientOrder: string) =>
  (await shop.sandbox.holds()).payments.filter(payment => payment.metadata?.order_id === clientOrder)

describe('a subscription', () => {
  test('lives a year: every month is charged once and begins where the last one ended', async () => {
    const { userId, billing, mails } = await subscriber()
    await passDays(365)
    expect(await periodsOf(userId)).toEqual([
      'starter 2026-01-31 2026-02-28',
      'starter 2026-02-28 2026-03-31',
      'starter 2026-03-31 2026-04-30',
      'starter 2026-04-30 2026-05-31',
      'starter 2026-05-31 2026-06-30',
      'starter 2026-06-30 2026-07-31',
      'starter 2026-07-31 2026-08-31',
      'starter 2026-08-31 2026-09-30',
      'starter 2026-09-30 2026-10-31',
      'starter 2026-10-31 2026-11-30',
      'starter 2026-11-30 2026-12-31',
      'starter 2026-12-31 2027-01-31',
      'starter 2027-01-31 2027-02-28',
    ])
    const { subscription, orders } = await billing()
    expect(orders).toHaveLength(13)
    expect(new Set(orders.map((order: { receiptNumber: string }) => order.receiptNumber)).size).toBe(13)
    expect(subscription).toMatchObject({
      status: 'active',
      paidUntil: '2027-02-28T09:00:00.000Z',
      nextCharge: { at: '2027-02-28T09:00:00.000Z', plan: 'starter', amount: 2900 },
      card: { brand: 'visa', lastFour: '1111' },
    })
    expect(mails().filter(kind => kind === 'renewal_reminder')).toHaveLength(12)
    expect(mails().filter(kind => kind === 'payment_settled')).toHaveLength(13)
  })

  test('that is cancelled stays open to the end of its month, is not charged, and forgets its card', async () => {
    const { userId, act, billing, mails } = await subscriber()
    const tokens = (await shop.sandbox.holds()).tokens.length
    expect((await act('cancel')).json).toMatchObject({ status: 'cancelled', nextCharge: null })
    await passDays(27)
    expect((await billing()).subscription.status).toBe('cancelled')
    await passDays(10)
    expect((await billing()).subscription).toMatchObject({ status: 'ended', card: null })
    expect(await periodsOf(userId)).toHaveLength(1)
    expect(mails().filter(kind => kind === 'subscription_ended')).toHaveLength(1)
    expect((await shop.sandbox.holds()).tokens).toHaveLength(tokens - 1)
  })

  test('opens what is completed within its months: nothing from before, nothing from after', async () => {
    const buyer = await shop.buyer()
    const isUnlocked = async (id: string) =>
      (await buyer.person.call('GET', `/api/assessment/${id}/results`)).json.unlocked
    shop.clock.advance(DAY)
    const paid = await pay(await buyer.intent({ packageId: 'starter', saveCard: false }))
    await buyer.person.call('POST', `/api/payments/${paid}/settle`)
    shop.clock.advance(DAY)
    const within = await shop.completeAnother(buyer.person)
    await passDays(40)
    const after = await shop.completeAnother(buyer.person)
    expect(await isUnlocked(buyer.assessmentId)).toBe(false)
    expect(await isUnlocked(within)).toBe(true)
    expect(await isUnlocked(after)).toBe(false)
  })

  test('that is cancelled can be resumed before its end, and goes on', async () => {
    const { userId, act } = await subscriber()
    await act('cancel')
    await passDays(5)
    expect((await act('resume')).json).toMatchObject({ status: 'active', nextCharge: { amount: 2900 } })
    await passDays(30)
    expect(await periodsOf(userId)).toHaveLength(2)
  })

  test('changes its plan at the next renewal, not before', async () => {
    const { userId, act } = await subscriber()
    expect((await act('change', { packageId: 'pro' })).json).toMatchObject({
      plan: 'starter',
      changeTo: 'pro',
      nextCharge: { plan: 'pro', amount: 9900 },
    })
    await passDays(20)
    expect((await act('change', { packageId: 'starter' })).json.changeTo).toBeNull()
    await act('change', { packageId: 'pro' })
    await passDays(10)
    expect(await periodsOf(userId)).toEqual(['starter 2026-01-31 2026-02-28', 'pro 2026-02-28 2026-03-31'])
  })

  test('whose card is refused is tried again on days 1, 3 and 7, then ends', async () => {
    const { userId, billing, mails } = await subscriber()
    await passDays(27)
    await shop.sandbox.setFaults({ decline: '51' })
    const tried: string[] = []
    let seen = 0
    for (let day = 0; day < 12; day++) {
      await passDays(1)
      const failed = (
        await shop.rows("select id from payment where user_id = $1 and status = 'failed'", [userId])
      ).length
      if (failed > seen) tried.push(dayOf(shop.clock.now))
      seen = failed
    }
    expect(tried).toEqual(['2026-02-28', '2026-03-01', '2026-03-03', '2026-03-07'])
    expect((await billing()).subscription).toMatchObject({ status: 'ended', card: null, nextCharge: null })
    expect(mails().filter(kind => kind === 'renewal_failed')).toHaveLength(3)
    expect(mails().filter(kind => kind === 'subscription_ended')).toHaveLength(1)
    expect(await periodsOf(userId)).toHaveLength(1)
  })

  test('whose card works again on a later day loses no day and pays once', async () => {
    const { userId, billing } = await subscriber()
    await passDays(27)
    await shop.sandbox.setFaults({ decline: '51' })
    await passDays(1)
    expect((await billing()).subscription).toMatchObject({
      status: 'past_due',
      nextCharge: { at: '2026-03-01T09:00:00.000Z' },
    })
    await shop.sandbox.setFaults({})
    await passDays(1)
    expect(await periodsOf(userId)).toEqual([
      'starter 2026-01-31 2026-02-28',
      'starter 2026-02-28 2026-03-31',
    ])
    expect((await billing()).subscription).toMatchObject({ status: 'active' })
  })

  test('whose card is refused can be paid with another one, which is kept instead', async () => {
    const { userId, intent, person, billing } = await subscriber()
    await passDays(27)
    await shop.sandbox.setFaults({ decline: '54' })
    await passDays(1)
    await shop.sandbox.setFaults({})
    const id = await pay(await intent({ packageId: 'starter', saveCard: true }), {
      card: '4201320111111010',
    })
    expect((await person.call('POST', `/api/payments/${id}/settle`)).json.status).toBe('paid')
    await passDays(3)
    expect(await periodsOf(userId)).toHaveLength(2)
    expect((await billing()).subscription).toMatchObject({
      status: 'active',
      card: { brand: 'mada', lastFour: '1010' },
    })
  })

  test('is charged once though the answer to the charge is lost, and though the provider is down for days', async () => {
    const { userId, billing } = await subscriber()
    await passDays(27)
    await shop.sandbox.setFaults({ hangUpAfterCommit: 1 })
    await passDays(1)
    await passDays(1)
    expect(await periodsOf(userId)).toHaveLength(2)
    const [, renewal] = (
      await shop.rows('select reference from "order" where user_id = $1 order by created_at', [userId])
    ).map(row => row.reference)
    expect(await chargesOf(renewal)).toHaveLength(1)
    expect((await billing()).subscription.status).toBe('active')
  })

  test('that is cancelled while its renewal waits for the account is not charged', async () => {
    const { userId, billing } = await subscriber()
    shop.clock.advance(28 * DAY)
    const other = await shop.deps.database.$client.connect()
    try {
      await other.query('begin')
      await other.query('select from "user" where id = $1 for update', [userId])
      const renewing = runSubscriptions(shop.deps)
      const waiting =
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
      await expect.poll(() => shop.rows(waiting)).toHaveLength(1)
      await other.query("update subscription set status = 'cancelled' where user_id = $1", [userId])
      await other.query('commit')
      await renewing
    } finally {
      other.release()
    }
    expect((await billing()).orders).toHaveLength(1)
    expect(await periodsOf(userId)).toHaveLength(1)
  })

  test('whose bank wants the person to confirm is not charged a second time meanwhile', async () => {
    const { userId } = await subscriber()
    await passDays(27)
    await shop.sandbox.setFaults({ challengeTokens: true })
    await passDays(1)
    await runSubscriptions(shop.deps)
    await runSubscriptions(shop.deps)
    const [row] = await shop.rows(
      "select count(*)::int as tries from payment where user_id = $1 and status = 'initiated'",
      [userId],
    )
    expect(row.tries).toBe(1)
  })

  test('keeps the card that was ticked, also when the page is opened again before it is paid', async () => {
    const { intent, person } = await shop.buyer()
    const ticked = await intent({ packageId: 'starter', saveCard: true })
    expect(await intent({ packageId: 'starter' })).toMatchObject({ saveCard: true })
    await person.call('POST', `/api/payments/${await pay(ticked)}/settle`)
    const { json } = await person.call('GET', '/api/billing')
    expect(json.subscription.card).toMatchObject({ lastFour: expect.stringMatching(/^\d{4}$/) })
  })

  test('without a kept card ends with its month', async () => {
    const { userId, act, billing } = await subscriber('starter', false)
    expect((await billing()).subscription).toMatchObject({ card: null, nextCharge: null })
    expect((await act('change', { packageId: 'pro' })).json.code).toBe('card_required')
    await passDays(40)
    expect((await billing()).subscription.status).toBe('ended')
    expect(await periodsOf(userId)).toHaveLength(1)
  })

  test('cannot be bought twice, and an ended one can be bought anew', async () => {
    const { intent, act } = await subscriber()
    await expect(intent({ packageId: 'pro' })).rejects.toThrow('already_subscribed')
    await act('cancel')
    await passDays(40)
    expect(await intent({ packageId: 'pro' })).toMatchObject({ amount: 9900, saveCard: false })
  })

  test('bought in two tabs at once is one, and the other payment goes back', async () => {
    const buyer = await shop.buyer()
    const starter = await buyer.intent({ packageId: 'starter' })
    const pro = await buyer.intent({ packageId: 'pro' })
    await pay(starter)
    await pay(pro)
    await shop.sandbox.idle()
    await shop.work()
    shop.clock.advance(DAY)
    await reconcile(shop.deps)
    await shop.work()
    const { payments } = await shop.sandbox.holds()
    const mine = payments.filter(payment =>
      [starter.clientSecret, pro.clientSecret].includes(String(payment.metadata?.order_id)),
    )
    expect(mine.map(payment => payment.status).sort()).toEqual(['paid', 'voided'])
    expect(await periodsOf(buyer.userId)).toHaveLength(1)
  })
})

describe('a refund', () => {
  test('of an unopened report is at once: locked again, credit note, mail, money back', async () => {
    const buyer = await shop.buyer()
    await pay(await buyer.intent())
    await shop.sandbox.idle()
    await shop.work()
    shop.clock.advance(13 * DAY)
    const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
    expect(order).toMatchObject({ refundable: 'now', item: 'unlock', refund: null })
    const asked = await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId })
    expect(asked.json).toEqual({ status: 'processing' })
    const results = await buyer.person.call('GET', `/api/assessment/${buyer.assessmentId}/results`)
    expect(results.json.unlocked).toBe(false)
    await shop.work()
    const [after] = (await buyer.person.call('GET', '/api/billing')).json.orders
    expect(after).toMatchObject({
      refundable: 'none',
      refund: { status: 'refunded', creditNoteNumber: expect.stringMatching(/^C-\d{6}$/) },
    })
    const note = await buyer.person.call('GET', `/api/receipts/${after.refund.creditNoteNumber}`)
    expect(note.json).toMatchObject({ kind: 'credit_note', total: 2900, refersTo: after.receiptNumber })
    expect(shop.mailsTo(buyer.person.email)).toContain('payment_refunded')
    const again = await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId })
    expect(again.json.code).toBe('not_refundable')
  })

  test.each([
    ['opened', 0],
    ['older than 14 days', 15],
  ])('of a report that is %s is a request to the operator', async (which, days) => {
    const buyer = await shop.buyer()
    await pay(await buyer.intent())
    await shop.sandbox.idle()
    await shop.work()
    if (which === 'opened') await buyer.person.call('POST', `/api/assessment/${buyer.assessmentId}/open`)
    shop.clock.advance(days * DAY)
    const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
    expect(order.refundable).toBe('request')
    const body = { orderId: order.orderId, reason: 'لم يناسبني' }
    expect((await buyer.person.call('POST', '/api/billing/refund', body)).json).toEqual({
      status: 'requested',
    })
    expect(shop.outbox).toContainEqual(
      expect.objectContaining({ topic: 'refund_request', facts: expect.arrayContaining(['لم يناسبني']) }),
    )
    const other = await shop.buyer()
    expect((await other.person.call('POST', '/api/billing/refund', body)).status).toBe(404)
  })

  test('of an opened report, once granted, closes its detail everywhere', async () => {
    const buyer = await shop.buyer()
    const { person, assessmentId } = buyer
    await pay(await buyer.intent())
    await shop.sandbox.idle()
    await shop.work()
    const opened = await person.call('POST', `/api/assessment/${assessmentId}/open`)
    expect(opened.json.detail).not.toBeNull()
    const [order] = (await person.call('GET', '/api/billing')).json.orders
    await person.call('POST', '/api/billing/refund', { orderId: order.orderId, reason: 'لم يناسبني' })
    const [{ id }] = await shop.rows('select id from refund where user_id = $1', [buyer.userId])
    const note = async () => {}
    expect(await decideRefund(shop.deps, { id, decision: 'approve', note })).toEqual({ kind: 'decided' })
    await shop.work()

    const results = await person.call('GET', `/api/assessment/${assessmentId}/results`)
    expect(results.json).toMatchObject({ unlocked: false, detail: null })
    expect((await person.call('POST', `/api/assessment/${assessmentId}/open`)).status).toBe(402)
    const copy = await person.call('POST', '/api/account/export', { currentPassword: PASSWORD })
    expect(copy.json.results).toMatchObject([{ detail: null }])
  })

  test('and the opening of the report, asked for at once, never both succeed', async () => {
    for (let round = 0; round < 8; round++) {
      const buyer = await shop.buyer()
      await pay(await buyer.intent())
      await shop.sandbox.idle()
      await shop.work()
      const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
      const [refund, opened] = await Promise.all([
        buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId }),
        buyer.person.call('POST', `/api/assessment/${buyer.assessmentId}/open`),
      ])
      expect([refund.json.status === 'processing', opened.status === 200]).not.toEqual([true, true])
    }
  })

  test('of a plan’s month ends the plan', async () => {
    const { billing, act, userId } = await subscriber('pro')
    const [order] = (await billing()).orders
    expect((await act('refund', { orderId: order.orderId })).json).toEqual({ status: 'processing' })
    await shop.work()
    expect((await billing()).subscription).toMatchObject({ status: 'ended', card: null })
    expect(await periodsOf(userId)).toEqual([])
  })

  test('made by hand at the provider is noticed and closes what it had opened', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    await shop.sandbox.idle()
    await shop.work()
    await shop.sandbox.call('POST', `/payments/${id}/refund`)
    await shop.sandbox.idle()
    await shop.work()
    const results = await buyer.person.call('GET', `/api/assessment/${buyer.assessmentId}/results`)
    expect(results.json.unlocked).toBe(false)
    const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
    expect(order.refund).toMatchObject({ status: 'refunded' })
  })
})

test('a chosen package is remembered until it is bought', async () => {
  const buyer = await shop.buyer()
  const chosen = async () => (await buyer.person.call('GET', '/api/billing')).json.chosenPackage
  expect(await chosen()).toBeNull()
  await buyer.person.call('POST', '/api/packages/select', { packageId: 'starter' })
  expect((await buyer.person.call('POST', '/api/packages/select', { packageId: 'pro' })).json).toEqual({
    packageId: 'pro',
  })
  expect(await chosen()).toBe('pro')
  expect((await buyer.person.call('POST', '/api/packages/select', { packageId: 'gold' })).status).toBe(400)
  await pay(await buyer.intent({ packageId: 'pro' }))
  await shop.sandbox.idle()
  await shop.work()
  expect(await chosen()).toBeNull()
})

test('the price list has 29, 29 and 99 riyals, for everyone to see', async () => {
  expect((await shop.browser().call('GET', '/api/plans')).json).toEqual({
    currency: 'SAR',
    prices: { unlock: 2900, starter: 2900, pro: 9900 },
    refundDays: 14,
    sandbox: true,
    ai: false,
  })
})

describe('a database that was restored from a backup', () => {
  const TABLES = ['subscription', '"order"', 'payment', 'entitlement', 'receipt', 'receipt_series', 'notice']

  async function backUp(): Promise<() => Promise<void>> {
    await shop.rows('create schema backup')
    for (const table of TABLES) await shop.rows(`create table backup.${table} as table ${table}`)
    return async () => {
      for (const table of TABLES) {
        await shop.rows(`delete from ${table}`)
        await shop.rows(`insert into ${table} select * from backup.${table}`)
      }
      await shop.rows('drop schema backup cascade')
    }
  }

  const charged = async () =>
    (await shop.sandbox.holds()).payments.filter(({ status }) => status === 'paid').length

  test('charges no month a second time, also one that was paid at the second try', async () => {
    const { billing } = await subscriber()
    await subscriber('pro')
    await passDays(27)
    const restore = await backUp()
    await shop.sandbox.setFaults({ decline: '51' })
    await passDays(1)
    await shop.sandbox.setFaults({})
    await passDays(4)
    const [paid, { subscription }] = [await charged(), await billing()]
    expect(dayOf(new Date(subscription.paidUntil))).toBe('2026-03-31')
    await restore()
    await passDays(3)
    expect(await charged()).toBe(paid)
    expect((await billing()).subscription).toMatchObject({
      status: 'active',
      paidUntil: subscription.paidUntil,
    })
  })
})
