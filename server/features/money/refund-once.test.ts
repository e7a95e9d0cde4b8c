import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, createShop, pay, type Shop } from '../../../tests/support/shop.ts'
import { decideRefund } from './decide.ts'

// The database allows one refund a payment. Here it does not: what decides comes before it, and answers in words.
const INDEX = 'refund_payment_id_unique'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

async function withoutIndex<Result>(work: () => Promise<Result>): Promise<Result> {
  await shop.rows(`alter table refund drop constraint ${INDEX}`)
  try {
    return await work()
  } finally {
    await shop.rows(`alter table refund add constraint ${INDEX} unique (payment_id)`)
  }
}

/** A paid order of somebody, whose report was opened or not. */
async function paidOrder({ opened }: { opened: boolean }) {
  const buyer = await shop.buyer()
  await pay(await buyer.intent())
  await shop.sandbox.idle()
  await shop.work()
  if (opened) await buyer.person.call('POST', `/api/assessment/${buyer.assessmentId}/open`)
  const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
  const ask = () => buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId })
  return { buyer, ask }
}

const refundsOf = ({ userId }: Buyer) =>
  shop.rows('select id, status from refund where user_id = $1', [userId])

test.each([
  ['unused', false, 'processing'],
  ['opened', true, 'requested'],
])(
  'a refund of an %s purchase that is asked for again, and 20 times at once, is one',
  async (_, opened, status) => {
    const { buyer, ask } = await paidOrder({ opened })
    const answers = await withoutIndex(async () => [
      await ask(),
      await ask(),
      ...(await Promise.all(Array.from({ length: 20 }, ask))),
    ])
    const [first, ...later] = answers.map(({ status: code, json }) => [code, json.code ?? json.status])
    expect(first).toEqual([200, status])
    expect(later).toEqual(later.map(() => [409, 'not_refundable']))
    expect(await refundsOf(buyer)).toMatchObject([{ status }])
  },
)

test('a refund that is granted twice at once is carried out once, and one that was carried out cannot be rejected', async () => {
  const { buyer, ask } = await paidOrder({ opened: true })
  await ask()
  const [refund] = await refundsOf(buyer)
  const decide = (decision: 'approve' | 'reject') =>
    decideRefund(shop.deps, { id: refund.id, decision, note: async () => {} })
  const decided = await Promise.all([decide('approve'), decide('approve'), decide('approve')])
  expect(decided.filter(({ kind }) => kind === 'decided')).toHaveLength(1)
  expect((await decide('reject')).kind).toBe('nothing_open')
  expect(await refundsOf(buyer)).toMatchObject([{ status: 'processing' }])
})

test('a refund that the provider has made already, as where its answer was lost, is not asked of it again', async () => {
  const quiet = await createShop({ webhooks: false })
  try {
    const buyer = await quiet.buyer()
    const id = await pay(await buyer.intent())
    await buyer.person.call('POST', `/api/payments/${id}/settle`)
    const [order] = (await buyer.person.call('GET', '/api/billing')).json.orders
    await buyer.person.call('POST', '/api/billing/refund', { orderId: order.orderId })
    await quiet.sandbox.call('POST', `/payments/${id}/refund`)
    const asked: string[] = []
    const { gateway } = quiet.deps.payments
    const spied = (name: 'void' | 'refund') => async () => {
      asked.push(name)
      return { kind: 'refused', status: 400, type: 'invalid_request_error' }
    }
    Object.assign(gateway, { void: spied('void'), refund: spied('refund') })
    await quiet.work()
    expect(asked).toEqual([])
    const [after] = (await buyer.person.call('GET', '/api/billing')).json.orders
    expect(after.refund.status).toBe('refunded')
  } finally {
    await quiet.close()
  }
})
