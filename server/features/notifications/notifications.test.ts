import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { runSubscriptions } from '#server/features/money/run-subscriptions.ts'
import { settlePayment } from '#server/features/money/settle-payment.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { PROFILE } from '../../../tests/support/api.ts'
import { createMailingWorld, type MailingWorld } from '../../../tests/support/mailing-world.ts'
import { createShop, pay, type Shop } from '../../../tests/support/shop.ts'
import { createTaker } from '../../../tests/support/unlocked.ts'

const DAY_MS = 86_400_000

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ webhooks: false })
})
afterAll(() => shop.close())

type Buyer = Awaited<ReturnType<Shop['buyer']>>
type Reads = {
  call(method: string, path: string, body?: unknown): Promise<{ json: unknown; status: number }>
}
const listOf = async (person: Reads) =>
  (await person.call('GET', '/api/notices')).json as { unread: number; notices: Notification[] }
const titlesOf = async (person: Reads) => (await listOf(person)).notices.map(({ title }) => title.en)
const settle = async (buyer: Buyer, id: string) =>
  (await buyer.person.call('POST', `/api/payments/${id}/settle`)).json

describe('there is a notification', () => {
  test('of a result that is ready, once, however often the last answer is sent', async () => {
    const person = await shop.registered()
    await person.call('POST', '/api/profile', PROFILE)
    const { json: attempt } = await person.call('POST', '/api/assessment/start')
    await person.call('POST', `/api/assessment/${attempt.id}/field`, { selectedField: 'technology' })
    await shop.rows(
      `update attempt set answers = repeat('3', 88), languages = repeat('a', 88), devices = repeat('p', 88),
         changes = repeat('0', 88), item_milliseconds = array_fill(20000, array[88]),
         answered_after = array_fill(60, array[88]) where id = $1`,
      [attempt.id],
    )
    const last = { section: 'skills', questionNumber: 30, answer: 3, responseTime: 9000 }
    const before = { ...last, questionNumber: 29 }
    expect((await person.call('POST', `/api/assessment/${attempt.id}/answer`, before)).status).toBe(200)
    expect(await listOf(person)).toEqual({ unread: 0, notices: [] })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.call('POST', `/api/assessment/${attempt.id}/answer`, last)),
    )
    expect(answers.map(({ json }) => json.completed)).toEqual([true, true, true, true, true])
    expect(await listOf(person)).toEqual({
      unread: 1,
      notices: [
        {
          id: expect.any(String),
          topic: 'report',
          title: { ar: 'النتيجة جاهزة', en: 'Your result is ready' },
          body: {
            ar: `اكتمل التقييم ${attempt.applicationNumber}، ونتيجته محفوظة.`,
            en: `Assessment ${attempt.applicationNumber} is complete, and its result is saved.`,
          },
          to: '/results',
          at: shop.clock.now.toISOString(),
          isRead: false,
        },
      ],
    })
  })

  test('of a payment and of its refund, each once and in the words of its mail', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    await Promise.all(Array.from({ length: 4 }, () => settle(buyer, id)))
    const { receiptNumber } = await settle(buyer, id)
    const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
    shop.clock.advance(1000)
    await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId })
    await shop.work()
    await shop.work()
    const { notices: notifications } = await listOf(buyer.person)
    expect(notifications).toMatchObject([
      { topic: 'money', title: { ar: 'تم استرداد المبلغ', en: 'The amount was refunded' }, to: '/billing' },
      {
        topic: 'money',
        title: { ar: `إيصال الدفع ${receiptNumber}`, en: `Payment receipt ${receiptNumber}` },
        to: '/results',
      },
    ])
    expect(notifications[1]?.body.ar).toContain('29 ريالاً')
  })

  test('of a payment that does not match, and of one too many', async () => {
    const buyer = await shop.buyer()
    const intent = await buyer.intent()
    await settle(buyer, await pay(intent, { changes: { amount: 100 } }))
    expect(await titlesOf(buyer.person)).toEqual(['A payment is under review'])
    const other = await shop.buyer()
    const twice = await other.intent()
    const [one, two] = [await pay(twice), await pay(twice, { changes: { given_id: undefined } })]
    await settle(other, one)
    shop.clock.advance(1000)
    await settle(other, two)
    expect((await titlesOf(other.person))[0]).toBe('A duplicate payment is being returned')
  })

  test('of a renewal that is near, one that is done, and one that was refused', async () => {
    const buyer = await shop.buyer()
    await settle(buyer, await pay(await buyer.intent({ packageId: 'starter', saveCard: true })))
    shop.clock.advance(28 * DAY_MS)
    await runSubscriptions(shop.deps)
    shop.clock.advance(3 * DAY_MS)
    await runSubscriptions(shop.deps)
    const titles = await titlesOf(buyer.person)
    expect(titles[0]).toMatch(/^Subscription renewed, receipt R-\d{6}$/)
    expect(titles[1]).toBe('Your subscription renews soon')
    const [newest] = (await listOf(buyer.person)).notices
    expect(newest?.body.en).toContain('is renewed until 20 January 2027')

    const [{ card_token: token }] = await shop.rows(
      'select card_token from subscription where user_id = $1',
      [buyer.userId],
    )
    await shop.deps.payments.gateway.deleteToken(token)
    shop.clock.advance(31 * DAY_MS)
    await runSubscriptions(shop.deps)
    expect((await titlesOf(buyer.person))[0]).toBe('Your subscription was not renewed')
  })

  test('only if its cause came about: what is rolled back takes it along', async () => {
    const buyer = await shop.buyer()
    const id = await pay(await buyer.intent())
    const jobs = { ...shop.deps.jobs, enqueueMail: () => Promise.reject(new Error('the queue is away')) }
    await expect(settlePayment({ ...shop.deps, jobs }, id)).rejects.toThrow('the queue is away')
    expect(await titlesOf(buyer.person)).toEqual([])
    await settle(buyer, id)
    expect(await titlesOf(buyer.person)).toHaveLength(1)
  })
})

describe('a notification of a mail', () => {
  let world: MailingWorld
  beforeAll(async () => {
    world = await createMailingWorld()
  })
  afterAll(() => world.close())

  const name = 'شركة المسار للنقل'
  async function sendToCompany(person: Awaited<ReturnType<typeof createTaker>>, email: string) {
    const { json: company } = await person.call('POST', '/api/companies', { name, email })
    const body = { assessmentId: person.assessmentId, consent: true }
    await person.call('POST', `/api/companies/${company.id}/send-application`, body)
    return company.id as string
  }

  test('that was refused says which, and why', async () => {
    const person = await createTaker(world)
    world.smtp.answerRecipient = to => (to === person.email || to.startsWith('closed@') ? 550 : undefined)
    await person.call('POST', `/api/assessment/${person.assessmentId}/send-report`)
    await expect.poll(async () => (await listOf(person)).unread, { timeout: 20_000 }).toBe(1)
    world.clock.advance(1000)
    await sendToCompany(person, 'closed@almasar.example')
    await expect.poll(async () => (await listOf(person)).unread, { timeout: 20_000 }).toBe(2)
    expect((await listOf(person)).notices).toMatchObject([
      {
        topic: 'mail',
        title: { en: `The report did not reach \u2068${name}\u2069` },
        body: { ar: 'لم يقبل العنوان هذه الرسالة (رمز خادم البريد 550).' },
        to: '/company',
      },
      { topic: 'mail', title: { ar: 'لم يصل التقرير إلى البريد' }, to: '/results' },
    ])
  })

  test('that a company opened comes with the first press alone, and names nobody who was removed', async () => {
    world.smtp.answerRecipient = () => undefined
    const person = await createTaker(world)
    const address = 'open@almasar.example'
    const companyId = await sendToCompany(person, address)
    const [mail] = await world.reportsTo(address)
    const token = /\/r\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1]
    expect((await listOf(person)).unread).toBe(0)
    await world.browser().call('GET', `/api/shared/${token}`)
    expect((await listOf(person)).unread).toBe(0)
    for (let time = 1; time <= 3; time++) await world.browser().call('POST', `/api/shared/${token}/open`)
    const { notices: notifications } = await listOf(person)
    expect(notifications).toMatchObject([{ topic: 'company', title: { ar: 'فُتح التقرير' }, to: '/company' }])
    expect(notifications[0]?.body.ar).toContain(name)
    await person.call('DELETE', `/api/companies/${companyId}`)
    const after = JSON.stringify(await listOf(person))
    expect(after).not.toContain(name)
    expect(after).toContain('شركة أزيلت من القائمة')
  })
})

describe('the list', () => {
  test('is read up to what was shown; what came meanwhile stays unread', async () => {
    const buyer = await shop.buyer()
    await settle(buyer, await pay(await buyer.intent()))
    const shown = await listOf(buyer.person)
    shop.clock.advance(1000)
    const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
    await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId })
    await shop.work()
    const until = shown.notices[0]?.at
    const read = await buyer.person.call('POST', '/api/notices/read', { until })
    expect(read.json.unread).toBe(1)
    expect(read.json.notices.map(({ isRead }: Notification) => isRead)).toEqual([false, true])
    expect(await listOf(buyer.person)).toEqual(read.json)
  })

  test('is one person’s alone, and for nobody without a session or without its token', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    await settle(buyer, await pay(await buyer.intent()))
    const until = '2100-01-01T00:00:00.000Z'
    expect(await listOf(other.person)).toEqual({ unread: 0, notices: [] })
    await other.person.call('POST', '/api/notices/read', { until })
    expect((await listOf(buyer.person)).unread).toBe(1)
    expect((await shop.browser().call('GET', '/api/notices')).status).toBe(401)
    const forged = await shop.api.request('/api/notices/read', {
      method: 'POST',
      headers: { cookie: buyer.person.cookieHeader(), 'content-type': 'application/json' },
      body: JSON.stringify({ until }),
    })
    expect(forged.status).toBe(403)
    expect((await buyer.person.call('POST', '/api/notices/read', { until: 'now' })).status).toBe(400)
  })

  test('holds the latest 50 and counts all; what is older than half a year is removed', async () => {
    const buyer = await shop.buyer()
    await shop.rows(
      `insert into notice (user_id, id, cause, created_at)
       select $1, gen_random_uuid(), '{"kind": "payment_flagged"}', $2::timestamptz + n * interval '1 second'
       from generate_series(1, 60) n`,
      [buyer.userId, shop.clock.now],
    )
    const { unread, notices: notifications } = await listOf(buyer.person)
    expect([unread, notifications.length]).toEqual([60, 50])
    expect(notifications[0]?.at.localeCompare(notifications[49]?.at ?? '')).toBe(1)
    shop.clock.advance(180 * DAY_MS)
    await cleanUp(shop.deps)
    expect((await listOf(buyer.person)).unread).toBe(60)
    shop.clock.advance(DAY_MS)
    await cleanUp(shop.deps)
    expect(await listOf(buyer.person)).toEqual({ unread: 0, notices: [] })
  })

  test('goes with the account, and a row names nobody', async () => {
    const buyer = await shop.buyer()
    await settle(buyer, await pay(await buyer.intent()))
    const rows = await shop.rows('select * from notice where user_id = $1', [buyer.userId])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/@|نورة|السالم/)
    await shop.rows('delete from "user" where id = $1', [buyer.userId])
    expect(await shop.rows('select * from notice where user_id = $1', [buyer.userId])).toEqual([])
  })
})
