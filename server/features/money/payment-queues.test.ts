import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PACE } from '#server/jobs/pace.ts'
import { type RunningJobs, startJobs } from '#server/start-jobs.ts'
import { passWait } from '../../../tests/support/pass-wait.ts'
import { createShop, pay, type Shop } from '../../../tests/support/shop.ts'

let shop: Shop
let jobs: RunningJobs
beforeAll(async () => {
  shop = await createShop({ webhooks: false })
  jobs = await startJobs(shop.deps, { ...PACE, poll: 0.5 })
})
afterAll(async () => {
  await jobs.stop()
  await shop.close()
})

async function until(done: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(50)) if (await done()) return
  throw new Error('it did not happen within 10 s')
}

test('a payment that a webhook names is settled within seconds, and never by a webhook that was rolled back', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const [id, never] = [await pay(await buyer.intent()), await pay(await other.intent())]
  await shop.store.database
    .transaction(async transaction => {
      await jobs.settlePayment(transaction, never)
      throw new Error('taken back')
    })
    .catch(() => {})
  await shop.store.database.transaction(transaction => jobs.settlePayment(transaction, id))
  const orders = (userId: string) =>
    shop.rows('select id from "order" where user_id = $1 and status = \'paid\'', [userId])
  await until(async () => (await orders(buyer.userId)).length === 1)
  expect(await orders(other.userId)).toEqual([])
})

test('a payment is tried again when the provider was away, and settled then', async () => {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent())
  await shop.sandbox.setFaults({ down: 503 })
  await shop.store.database.transaction(transaction => jobs.settlePayment(transaction, id))
  const states = () => shop.rows("select state from pgboss.job where data->>'paymentId' = $1", [id])
  await until(async () => (await states()).some(({ state }) => state === 'retry'))
  const paid = () =>
    shop.rows('select id from "order" where user_id = $1 and status = \'paid\'', [buyer.userId])
  expect(await paid()).toEqual([])
  await shop.sandbox.setFaults({})
  await passWait(shop.store.pool, 'settle-payment')
  await until(async () => (await paid()).length === 1)
})

test('a kept card is forgotten at the provider, and no row shows its token', async () => {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent({ packageId: 'starter', saveCard: true }))
  await buyer.person.call('POST', `/api/payments/${id}/settle`)
  const [{ card_token: token }] = await shop.rows('select card_token from subscription where user_id = $1', [
    buyer.userId,
  ])
  await shop.store.database.transaction(transaction => jobs.forgetCard(transaction, token))
  const rows = JSON.stringify(await shop.rows("select data from pgboss.job where name = 'forget-card'"))
  expect(rows).not.toContain(token)
  await until(async () => !(await shop.sandbox.holds()).tokens.some(held => held.id === token))
})
