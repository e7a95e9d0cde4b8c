import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShop, pay, type Shop } from '../../../tests/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ webhooks: false })
})
afterAll(() => shop.close())

type Buyer = Awaited<ReturnType<Shop['buyer']>>
const isUnlocked = async ({ person, assessmentId }: Buyer) =>
  (await person.call('GET', `/api/assessment/${assessmentId}/results`)).json.unlocked
const settle = async ({ person }: Buyer, id: string) =>
  (await person.call('POST', `/api/payments/${id}/settle`)).json

test.each(['USD', 'JPY', 'KWD'])('the same number in %s opens nothing', async currency => {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent(), { changes: { currency } })
  expect((await settle(buyer, id)).status).toBe('flagged')
  expect(await isUnlocked(buyer)).toBe(false)
})

test('a payment with our id and the order of another person opens neither, whoever returns with it', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const theirs = await other.intent()
  const id = await pay(await buyer.intent(), { changes: { metadata: theirs.metadata } })
  expect((await other.person.call('POST', `/api/payments/${id}/settle`)).status).toBe(404)
  expect((await settle(buyer, id)).status).toBe('flagged')
  expect([await isUnlocked(buyer), await isUnlocked(other)]).toEqual([false, false])
})

test('one payment pays one order: named for a second attempt it opens only the first', async () => {
  const buyer = await shop.buyer()
  const second = await shop.completeAnother(buyer.person)
  const id = await pay(await buyer.intent())
  await settle(buyer, id)
  const intent = await buyer.intent({ assessmentId: second })
  expect(intent.givenId).not.toBe(id)
  const asked = await buyer.person.call('POST', '/api/payment-success', {
    assessmentId: second,
    paymentId: id,
  })
  expect(asked.json.status).not.toBe('paid')
  expect(await isUnlocked({ ...buyer, assessmentId: second })).toBe(false)
  const [{ paid }] = await shop.rows('select count(*)::int as paid from "order" where payment_id = $1', [id])
  expect(paid).toBe(1)
})

test.each(['1e309', '-1', '"29"', '[2900]', '{"$gt":0}', 'null'])(
  'an amount of %s beside what is bought changes no price',
  async amount => {
    const buyer = await shop.buyer()
    const body = `{"assessmentId":"${buyer.assessmentId}","amount":${amount},"price":${amount},"plan":"pro"}`
    const { status, json } = await buyer.person.call('POST', '/api/create-payment-intent', body)
    expect([status, json.amount, json.item]).toEqual([200, 2900, 'unlock'])
  },
)
