import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { type Buyer, createShop, pay, type Shop } from '../../../tests/support/shop.ts'
import { reconcile } from './reconcile.ts'
import { reconcileList } from './reconcile-list.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Of the provider's list. */
const A_PAGE = 40

let shop: Shop
beforeAll(async () => {
  shop = await createShop({ webhooks: false })
})
afterAll(() => shop.close())
afterEach(() => shop.sandbox.setFaults({}))

const isUnlocked = async ({ person, assessmentId }: Buyer) =>
  (await person.call('GET', `/api/assessment/${assessmentId}/results`)).json.unlocked

test('an order that was opened days ago is looked at when it is offered again', async () => {
  const buyer = await shop.buyer()
  const first = await buyer.intent()
  shop.clock.advance(5 * DAY)
  const again = await buyer.intent()
  expect(again.givenId).toBe(first.givenId)
  await pay(again)
  shop.clock.advance(3 * MINUTE)
  await reconcile(shop.deps)
  expect(await isUnlocked(buyer)).toBe(true)
})

test('a fresh payment is found at the first look, behind however many orders that nobody pays', async () => {
  const crowd = await shop.buyer()
  await crowd.intent()
  await shop.rows(
    `insert into "order" (user_id, id, reference, item, subject, amount, currency, live, status, created_at, offered_at)
     select user_id, gen_random_uuid(), reference || '-' || n, item, subject, amount, currency, live, 'closed',
       created_at - n * interval '1 minute', created_at - n * interval '1 minute'
     from "order", generate_series(1, 400) n where user_id = $1`,
    [crowd.userId],
  )
  shop.clock.advance(10 * MINUTE)
  const buyer = await shop.buyer()
  await pay(await buyer.intent())
  shop.clock.advance(3 * MINUTE)
  await reconcile(shop.deps)
  expect(await isUnlocked(buyer)).toBe(true)
})

test('what is paid with a form that lay open for days is found in the provider’s own list', async () => {
  const buyer = await shop.buyer()
  const intent = await buyer.intent()
  shop.clock.advance(5 * DAY)
  await pay(intent)
  await reconcile(shop.deps)
  expect(await isUnlocked(buyer)).toBe(false)
  await reconcileList(shop.deps)
  await reconcileList(shop.deps)
  await shop.work()
  expect(await isUnlocked(buyer)).toBe(true)
  expect(shop.mailsTo(buyer.person.email).filter(kind => kind === 'payment_settled')).toHaveLength(1)
})

test('the provider’s list is read to its end, also past what names no order of ours', async () => {
  const buyer = await shop.buyer()
  const intent = await buyer.intent()
  await pay(intent)
  const strange = { given_id: undefined, metadata: { order_id: 'of-another-shop' } }
  for (let n = 0; n < A_PAGE + 2; n++) await pay(intent, { changes: strange })
  await reconcileList(shop.deps)
  expect(await isUnlocked(buyer)).toBe(true)
  expect(shop.logged.filter(line => line.includes('"event":"payment_unknown"'))).toHaveLength(A_PAGE + 2)
})

test('a provider that does not answer leaves the list for another try', async () => {
  await shop.sandbox.setFaults({ down: 503 })
  await expect(reconcileList(shop.deps)).rejects.toThrow('did not answer')
})

test('an unpaid order is kept as long as it was offered lately', async () => {
  const buyer = await shop.buyer()
  await buyer.intent()
  shop.clock.advance(29 * DAY)
  const { clientSecret } = await buyer.intent()
  shop.clock.advance(2 * DAY)
  await cleanUp(shop.deps)
  expect(await shop.rows('select 1 from "order" where reference = $1', [clientSecret])).toHaveLength(1)
})
