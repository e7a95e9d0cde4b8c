import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Buyer, createShop, pay, type Shop } from '../../../tests/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

const cardConsents = async ({ person }: Buyer) => {
  const { json } = await person.call('GET', '/api/account/consents')
  return json.filter(({ purpose }: { purpose: string }) => purpose === 'card_saving')
}

/** A running Starter plan whose card is kept at the provider. */
async function subscriber(): Promise<Buyer> {
  const buyer = await shop.buyer()
  const payment = await pay(await buyer.intent({ packageId: 'starter', saveCard: true }))
  await buyer.person.call('POST', `/api/payments/${payment}/settle`)
  await shop.work()
  return buyer
}

/** Sets a new password by the link of a mail. */
async function setPassword({ person: { email } }: Buyer): Promise<void> {
  await shop.browser().call('POST', '/api/auth/forgot-password', { email })
  const mail = shop.outbox.findLast(({ kind }) => kind === 'reset_password')
  const body = { token: mail && 'token' in mail && mail.token, password: 'the new password 7' }
  expect((await shop.browser().call('POST', '/api/auth/reset-password', body)).status).toBe(200)
  await shop.work()
}

const kept = async ({ userId }: Buyer) =>
  (await shop.rows('select card_token, status from subscription where user_id = $1', [userId]))[0]

test('the box under the card is a consent when it is ticked, and none when it is unticked again', async () => {
  const buyer = await shop.buyer()
  const { length } = shop.logged
  await buyer.intent({ packageId: 'starter' })
  expect(await cardConsents(buyer)).toEqual([])
  await buyer.intent({ packageId: 'starter', saveCard: true })
  await buyer.intent({ packageId: 'starter', saveCard: true })
  expect(await cardConsents(buyer)).toMatchObject([{ withdrawnAt: null, language: 'ar' }])
  await buyer.intent({ packageId: 'starter', saveCard: false })
  expect(await cardConsents(buyer)).toMatchObject([{ withdrawable: false }])
  const record = shop.logged.slice(length).map(line => JSON.parse(line))
  const actions = record.filter(({ event, actor }) => event === 'security' && actor === buyer.userId)
  expect(actions.map(({ action }) => action)).toEqual(['consent_given', 'consent_withdrawn'])
})

test('withdrawn, the card is deleted here and at the provider, and the plan is not renewed', async () => {
  const buyer = await subscriber()
  const token = (await kept(buyer)).card_token
  expect(token).toBeTruthy()
  const [given] = await cardConsents(buyer)
  await buyer.person.call('DELETE', `/api/account/consents/${given.id}`)
  await shop.work()
  expect(await kept(buyer)).toEqual({ card_token: null, status: 'cancelled' })
  expect((await shop.sandbox.holds()).tokens.map(({ id }) => id)).not.toContain(token)
})

test('a first proof of the address by a new password leaves no card of whoever made the account', async () => {
  const buyer = await subscriber()
  const token = (await kept(buyer)).card_token
  expect(token).toBeTruthy()
  await setPassword(buyer)
  expect(await kept(buyer)).toEqual({ card_token: null, status: 'cancelled' })
  expect((await shop.sandbox.holds()).tokens.map(({ id }) => id)).not.toContain(token)
})

test('a new password of a proven address leaves the card and the plan as they are', async () => {
  const buyer = await subscriber()
  await shop.rows('update "user" set email_verified = true where id = $1', [buyer.userId])
  const before = await kept(buyer)
  expect(before.card_token).toBeTruthy()
  await setPassword(buyer)
  expect(await kept(buyer)).toEqual(before)
})

test('a deleted account leaves no card at the provider, and its ledger whole', async () => {
  const buyer = await subscriber()
  const token = (await kept(buyer)).card_token
  expect((await shop.sandbox.holds()).tokens.map(({ id }) => id)).toContain(token)
  const deletion = { currentPassword: 'كلمة مرور طويلة 42', email: buyer.person.email }
  expect((await buyer.person.call('POST', '/api/account/deletion', deletion)).status).toBe(200)
  await shop.work()
  expect((await shop.sandbox.holds()).tokens.map(({ id }) => id)).not.toContain(token)
  const left = await shop.rows(
    `select (select count(*) from receipt where user_id = $1)::int as receipts,
            (select count(*) from payment where user_id = $1)::int as payments,
            (select count(*) from subscription where user_id = $1)::int as plans`,
    [buyer.userId],
  )
  expect(left).toEqual([{ receipts: 1, payments: 1, plans: 0 }])
})

test('money that arrives after the deletion is refunded, and its card is not kept', async () => {
  const buyer = await shop.buyer()
  const intent = await buyer.intent({ packageId: 'starter', saveCard: true })
  const deletion = { currentPassword: 'كلمة مرور طويلة 42', email: buyer.person.email }
  await buyer.person.call('POST', '/api/account/deletion', deletion)
  const payment = await pay(intent)
  await shop.sandbox.idle()
  await shop.work()
  const [row] = await shop.rows('select role, status from payment where id = $1', [payment])
  expect(row.role).toBe('surplus')
  expect(['refunded', 'voided']).toContain(row.status)
  const { payments, tokens } = await shop.sandbox.holds()
  const source = payments.find(({ id }) => id === payment)?.source as { token?: string } | undefined
  expect(tokens.map(({ id }) => id)).not.toContain(source?.token)
})
