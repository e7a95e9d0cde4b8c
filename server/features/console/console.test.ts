import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { operatorLog } from '#server/db/schema.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { PASSWORD } from '../../../tests/support/accounts.ts'
import { type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { type Buyer, createShop, pay, type Shop } from '../../../tests/support/shop.ts'

let shop: Shop
let owner: OperatorBrowser
beforeAll(async () => {
  shop = await createShop()
})
beforeEach(async () => {
  owner = await openConsole(shop, 'owner')
})
afterAll(() => shop.close())

const LOOK = '/api/operator/people/look'
const lines = (userId: string) =>
  shop.rows('select act, operator_id, operator_role, look_reason from operator_log where user_id = $1', [
    userId,
  ])

/** A paid order whose buyer has asked for a refund that an operator must grant. */
async function askedRefund(): Promise<{ buyer: Buyer; refundId: string; number: string }> {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent())
  await buyer.person.call('POST', `/api/payments/${id}/settle`)
  await buyer.person.call('POST', `/api/assessment/${buyer.assessmentId}/open`)
  const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
  const reason = 'سبب كتبه صاحب الطلب'
  await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId, reason })
  const [refund] = await shop.rows('select id from refund where user_id = $1', [buyer.userId])
  return { buyer, refundId: refund.id, number: order.applicationNumber }
}

describe("a person's page", () => {
  test('is found by address, number and id, says what there is, and leaves a line that its person sees', async () => {
    const { buyer, number } = await askedRefund()
    for (const query of [buyer.person.email.toUpperCase(), number.toLowerCase(), buyer.userId]) {
      const { status, json } = await owner.call('POST', LOOK, { query, reason: 'payment' })
      expect(status, query).toBe(200)
      expect(json).toMatchObject({
        email: buyer.person.email,
        attempts: [{ applicationNumber: number, answered: 90, unlocked: true }],
        orders: [{ product: 'unlock', refund: { status: 'requested', note: 'سبب كتبه صاحب الطلب' } }],
        looks: expect.arrayContaining([expect.objectContaining({ act: 'person_opened', by: owner.email })]),
      })
      expect(JSON.stringify(json)).not.toMatch(/answers"|score|password|token/)
    }
    const seen = (await buyer.person.call('GET', '/api/account/looks')).json
    const on = shop.clock.now.toISOString().slice(0, 10)
    expect(seen).toEqual(Array(3).fill({ role: 'owner', act: 'person_opened', reason: 'payment', on }))
    expect(JSON.stringify(seen)).not.toContain(owner.email)
    const copy = await buyer.person.call('POST', '/api/account/export', { currentPassword: PASSWORD })
    expect(JSON.stringify(copy.json)).toContain('person_opened')
    expect(JSON.stringify(copy.json)).not.toContain(owner.email)
    expect(await lines(buyer.userId)).toContainEqual({
      ...{ act: 'person_opened', operator_id: owner.userId, operator_role: 'owner', look_reason: 'payment' },
    })
  })

  test('is not opened without a reason of the list, and nobody is found by half an address', async () => {
    const buyer = await shop.buyer()
    const query = buyer.person.email
    for (const body of [{ query }, { query, reason: 'curious' }]) {
      expect((await owner.call('POST', LOOK, body)).status).toBe(400)
    }
    expect((await owner.call('POST', LOOK, { query: query.slice(3), reason: 'asked' })).status).toBe(404)
    expect(await lines(buyer.userId)).toEqual([])
  })

  test.each([
    ['the line cannot be written', 'before insert on operator_log for each row'],
    ['the commit fails', 'after insert on operator_log deferrable initially deferred for each row'],
  ])('stays closed when %s: nothing is read without a line', async (_, when) => {
    const buyer = await shop.buyer()
    await shop.rows(
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
    )
    const kind = when.startsWith('after') ? 'constraint trigger' : 'trigger'
    await shop.rows(`create ${kind} refuse ${when} execute function refuse()`)
    try {
      const response = await owner.call('POST', LOOK, { query: buyer.userId, reason: 'asked' })
      expect(response.status).toBe(500)
      expect(JSON.stringify(response.json)).not.toContain(buyer.person.email)
    } finally {
      await shop.rows('drop trigger refuse on operator_log')
    }
    expect(await lines(buyer.userId)).toEqual([])
  })

  test('fifty connections cut in the middle of opening it: no read without a line', async () => {
    const buyer = await shop.buyer()
    const cutter = new Client({ connectionString: shop.store.url })
    await cutter.connect()
    let done = false
    let cuts = 0
    const cutting = (async () => {
      while (!done) {
        // The wait makes each cut whole: none reaches what is tested after this.
        const { rowCount } = await cutter.query(
          `select pg_terminate_backend(pid, 5000) from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and query like '%operator_log%'`,
        )
        cuts += rowCount ?? 0
      }
    })()
    const opened: number[] = []
    for (let i = 0; i < 50 || cuts < 50; i++) {
      const answer = await owner
        .call('POST', LOOK, { query: buyer.userId, reason: 'asked' })
        .catch(() => null)
      if (answer?.status === 200) opened.push(i)
    }
    done = true
    await cutting
    await cutter.end()
    // The pool lets go of the connections that were cut while they were idle.
    const { pool } = shop.store
    await Promise.allSettled(Array.from({ length: pool.options.max }, () => pool.query('select 1')))
    const written = await lines(buyer.userId)
    expect(written.length).toBeGreaterThanOrEqual(opened.length)
  })
})

describe('money', () => {
  test('of a hundred approvals of one refund at once, one is carried out, and one line says so', async () => {
    const { buyer, refundId } = await askedRefund()
    const path = `/api/operator/refunds/${refundId}/approval`
    const answers = await Promise.all(Array.from({ length: 100 }, () => owner.call('POST', path)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(99)
    await shop.work()
    const refunds = await shop.rows('select status from refund where user_id = $1', [buyer.userId])
    expect(refunds).toEqual([{ status: 'refunded' }])
    const approved = (await lines(buyer.userId)).filter(({ act }) => act === 'refund_approved')
    expect(approved).toHaveLength(1)
  })

  test('is refunded after a further code alone, which counts for five minutes', async () => {
    const { refundId } = await askedRefund()
    const path = `/api/operator/refunds/${refundId}/approval`
    shop.clock.advance(6 * 60_000)
    const late = await owner.call('POST', path)
    expect([late.status, late.json.code]).toEqual([403, 'confirmation_required'])
    await owner.call('POST', '/api/operator/confirmation', { code: owner.code() })
    expect((await owner.call('POST', path)).json).toEqual({ waits: false })
  })

  test('lists are searched whole by id or number, and turned page by page without a gap', async () => {
    const { buyer } = await askedRefund()
    const [order] = await shop.rows('select id, payment_id from "order" where user_id = $1', [buyer.userId])
    const [receipt] = await shop.rows('select number from receipt where user_id = $1', [buyer.userId])
    const list = async (name: string, query: Record<string, string> = {}) =>
      (await owner.call('GET', `/api/operator/${name}?${new URLSearchParams(query)}`)).json
    for (const search of [order.id, order.payment_id])
      for (const name of ['orders', 'payments', 'receipts'])
        expect(await list(name, { search }), name).toMatchObject([{ person: buyer.userId }])
    const numbered = await list('receipts', { search: receipt.number.toLowerCase() })
    expect(numbered).toMatchObject([{ number: receipt.number, total: 2900 }])
    expect(await list('orders', { search: receipt.number })).toEqual([])
    expect(await list('payments', { search: buyer.person.email })).toEqual([])

    // Sixty payments of one moment and twenty around it: what a page ends with, the next one begins after.
    await shop.rows(
      `insert into payment (user_id, id, order_id, status, role, flag, amount, currency, created_at, updated_at)
       select $1, gen_random_uuid(), gen_random_uuid(), 'paid', 'flagged', 'amount', 100, 'SAR', at, at
       from generate_series(1, 80) n, lateral (select $2::timestamptz - greatest(n - 60, 0) * interval '1 minute' as at) moment`,
      [buyer.userId, shop.clock.now],
    )
    const seen = new Set<string>()
    for (let page = await list('payments'); page.length > 0; ) {
      for (const { id } of page) expect(seen.size).toBeLessThan(seen.add(id).size)
      const { at, id } = page.at(-1)
      page = await list('payments', { before: at, last: id })
    }
    const [{ all }] = await shop.rows('select count(*)::int as all from payment where role is not null')
    expect(seen.size).toBe(all)
    await shop.rows(`delete from payment where flag = 'amount'`)
  })

  test('a payment that does not match is shown on its order', async () => {
    const { buyer } = await askedRefund()
    const [order] = await shop.rows('select id from "order" where user_id = $1', [buyer.userId])
    const flags = async () => {
      const page = await owner.call('POST', LOOK, { query: buyer.userId, reason: 'payment' })
      const orders = await owner.call('GET', `/api/operator/orders?search=${order.id}`)
      return [page.json.orders[0].flag, orders.json[0].flag]
    }
    expect(await flags()).toEqual([null, null])
    await shop.rows(
      `insert into payment (user_id, id, order_id, status, role, flag, amount, currency, created_at, updated_at)
       values ($1, gen_random_uuid(), $2, 'paid', 'flagged', 'currency', 2900, 'USD', now(), now())`,
      [buyer.userId, order.id],
    )
    expect(await flags()).toEqual(['currency', 'currency'])
  })

  test('lists name nobody, and each look at one leaves a line', async () => {
    const { buyer, refundId } = await askedRefund()
    const finance = await openConsole(shop, 'finance')
    const refunds = (await finance.call('GET', '/api/operator/refunds')).json
    expect(refunds).toContainEqual(
      expect.objectContaining({ id: refundId, person: buyer.userId, status: 'requested', amount: 2900 }),
    )
    const orders = (await finance.call('GET', '/api/operator/orders')).json
    expect(JSON.stringify([refunds, orders])).not.toMatch(/@|سبب/)
    const acts = await shop.rows('select act from operator_log where operator_id = $1', [finance.userId])
    expect(acts.map(({ act }) => act).sort()).toEqual(['orders_listed', 'refunds_listed'])
    expect((await finance.call('POST', `/api/operator/refunds/${refundId}/rejection`)).status).toBe(204)
    expect(shop.mailsTo(buyer.person.email)).toContain('refund_rejected')
  })
})

describe('what an operator does for a person', () => {
  test('a report is unlocked once, for a reason, and never one that is not finished', async () => {
    const buyer = await shop.buyer()
    const path = `/api/operator/people/${buyer.userId}/unlock`
    const body = { attemptId: buyer.assessmentId, reason: 'payment' }
    expect((await owner.call('POST', path, { attemptId: buyer.assessmentId })).status).toBe(400)
    const presses = await Promise.all([1, 2, 3].map(() => owner.call('POST', path, body)))
    expect(presses.map(({ status }) => status).sort()).toEqual([204, 404, 404])
    const page = await owner.call('POST', LOOK, { query: buyer.userId, reason: 'payment' })
    expect(page.json.attempts).toMatchObject([{ unlocked: true }])
    const foreign = { attemptId: (await shop.buyer()).assessmentId, reason: 'payment' }
    expect((await owner.call('POST', path, foreign)).status).toBe(404)
  })

  test('an account is deleted, its person is told, and the line outlives it without a name', async () => {
    const buyer = await shop.buyer()
    const path = `/api/operator/people/${buyer.userId}/deletion`
    expect((await owner.call('POST', path, { reason: 'asked' })).status).toBe(204)
    expect((await buyer.person.call('GET', '/api/auth/user')).status).toBe(401)
    expect(await lines(buyer.userId)).toEqual([
      { act: 'account_deleted', operator_id: owner.userId, operator_role: 'owner', look_reason: 'asked' },
    ])
    expect((await owner.call('POST', path, { reason: 'asked' })).status).toBe(404)
    const own = `/api/operator/people/${owner.userId}/deletion`
    expect((await owner.call('POST', own, { reason: 'asked' })).status).toBe(404)
  })

  test('a message that waits from the confirmed address of a Pro plan stands before all others', async () => {
    const pro = await shop.buyer()
    await shop.rows(
      `insert into entitlement (id, user_id, kind, starts_at, ends_at)
       values (gen_random_uuid(), $1, 'pro', '2020-01-01', '2100-01-01')`,
      [pro.userId],
    )
    const send = (email: string, address: string) =>
      shop
        .browser({ address })
        .call('POST', '/api/contact', { name: 'مرسل', email, message: 'سؤال عن موعد الاستشارة' })
    await send(pro.person.email.toUpperCase(), '198.51.100.78')
    await send('guest@example.com', '198.51.100.79')
    const listed = async () => (await owner.call('GET', '/api/operator/messages')).json
    expect((await listed()).slice(0, 2)).toMatchObject([{ priority: false }, { priority: false }])
    await shop.rows('update "user" set email_verified = true where id = $1', [pro.userId])
    const [first, second] = await listed()
    expect([first, second]).toMatchObject([
      { priority: true, open: true },
      { priority: false, open: true },
    ])
    await owner.call('POST', `/api/operator/messages/${first.id}/closing`)
    expect((await listed()).find(({ id }: { id: string }) => id === first.id)).toMatchObject({
      priority: false,
    })
    await owner.call('POST', `/api/operator/messages/${second.id}/closing`)
  })

  test('a message is a closed letter until it is opened, and answered by mail once', async () => {
    const buyer = await shop.buyer()
    await shop.rows('update "user" set email_verified = true where id = $1', [buyer.userId])
    const message = { name: 'نورة السالم', email: buyer.person.email, message: 'سؤال عن الإيصال رقم واحد' }
    await shop.browser({ address: '198.51.100.77' }).call('POST', '/api/contact', message)
    const list = (await owner.call('GET', '/api/operator/messages')).json
    expect(JSON.stringify(list)).not.toMatch(/@|نورة|سؤال/)
    const [{ id }] = list
    expect((await owner.call('POST', `/api/operator/messages/${id}/look`)).json).toMatchObject(message)
    const body = { answer: 'الإيصال في صفحة الاشتراك.', language: 'ar' }
    const presses = await Promise.all(
      [1, 2, 3].map(() => owner.call('POST', `/api/operator/messages/${id}/answer`, body)),
    )
    expect(presses.map(({ status }) => status).sort()).toEqual([204, 404, 404])
    expect(shop.mailsTo(buyer.person.email).filter(kind => kind === 'message_answered')).toHaveLength(1)
    const thread = (await owner.call('POST', `/api/operator/messages/${id}/look`)).json
    expect(thread.answers).toMatchObject([{ text: body.answer }])
    const copy = await buyer.person.call('POST', '/api/account/export', { currentPassword: PASSWORD })
    expect(JSON.stringify(copy.json)).toContain(body.answer)
    expect((await lines(buyer.userId)).map(({ act }) => act).sort()).toEqual([
      'message_answered',
      'message_read',
      'message_read',
    ])
  })
})

describe('the log', () => {
  test('shows all looks and decisions to owner and auditor, page by page', async () => {
    const at = new Date(shop.clock.now.getTime() - 86_400_000)
    const row = { operatorId: null, role: 'server', userId: null, act: 'mails_listed' } as const
    const many = Array.from({ length: 150 }, (_, i) => ({
      ...row,
      id: randomUUID(),
      at: new Date(at.getTime() - i),
    }))
    await shop.store.database.insert(operatorLog).values(many)
    const auditor = await openConsole(shop, 'auditor')
    const first = (await auditor.call('GET', '/api/operator/log')).json
    expect(first[0]).toMatchObject({ act: 'log_read', operator: auditor.userId, role: 'auditor' })
    const second = (await auditor.call('GET', `/api/operator/log?before=${first.at(-1).at}`)).json
    expect(first.length).toBe(100)
    expect(second.every(({ at }: { at: string }) => at < first.at(-1).at)).toBe(true)
  })

  test('is kept for two years', async () => {
    const old = randomUUID()
    const at = new Date(shop.clock.now.getTime() - 731 * 86_400_000)
    await shop.store.database.insert(operatorLog).values({ id: old, role: 'server', act: 'mails_listed', at })
    await cleanUp(shop.deps)
    expect(await shop.rows('select id from operator_log where id = $1', [old])).toEqual([])
    expect((await shop.rows('select id from operator_log limit 1')).length).toBe(1)
  })
})

test('health says how queues, backup, disk and clock are, and today how much waits', async () => {
  const health = (await owner.call('GET', '/api/operator/health')).json
  expect(health).toMatchObject({ backedUpAt: null, clockDoubted: false, queues: [] })
  const before = (await owner.call('GET', '/api/operator/today')).json
  await askedRefund()
  const after = (await owner.call('GET', '/api/operator/today')).json
  expect(after.waiting).toEqual({ ...before.waiting, refunds: before.waiting.refunds + 1 })
})
