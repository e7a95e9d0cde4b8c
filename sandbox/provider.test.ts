import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { passBank } from '../tests/support/bank-pages.ts'
import { type Provider, startProvider } from '../tests/support/sandbox.ts'
import { APPROVED_VISA, cardPayment, cardSource, NO_FUNDS_VISA } from './bodies-for-tests.ts'

/**
 * What holds at the real provider too: with MOYASAR_PUBLISHABLE_KEY and MOYASAR_SECRET_KEY (test keys) in the environment
 * these run there. They ask for nothing that only the sandbox can do.
 */
let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())

const fetched = async (id: string) => (await provider.call('GET', `/payments/${id}`)).json

it('browser pays with the publishable key, passes the bank, and the payment is found by its order', async () => {
  const given_id = randomUUID()
  const order_id = randomUUID()
  const body = cardPayment(
    { given_id, apply_coupon: false, metadata: { order_id }, publishable_api_key: provider.publishableKey },
    cardSource(APPROVED_VISA),
  )
  const created = await provider.call('POST', '/payments', body, '')
  expect([created.status, created.json.id, created.json.status]).toEqual([201, given_id, 'initiated'])
  const back = await passBank(created.json.source.transaction_url)
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ order: '7', id: given_id, status: 'paid' })
  expect(await fetched(given_id)).toMatchObject({
    status: 'paid',
    amount: 2900,
    currency: 'SAR',
    metadata: { order_id },
    source: { company: 'visa', number: expect.stringMatching(/1111$/), response_code: '00' },
  })
  const { json } = await provider.call('GET', `/payments?metadata[order_id]=${order_id}`)
  expect(json.payments.map(({ id }: { id: string }) => id)).toEqual([given_id])
  expect((await provider.call('POST', '/payments', body, '')).status).toBe(400)
})

it.each([
  ['the bank says no', APPROVED_VISA, 'UNAUTHENTICATED'],
  ['the payer cancels', APPROVED_VISA, 'CANCELLED_AUTHENTICATION'],
  ['there are no funds', NO_FUNDS_VISA, 'AUTHENTICATED'],
] as const)('the payment fails when %s', async (_, number, answer) => {
  const { json } = await provider.call('POST', '/payments', cardPayment({}, cardSource(number)))
  const back = await passBank(json.source.transaction_url, answer)
  expect(back.searchParams.get('status')).toBe('failed')
  expect((await fetched(json.id)).status).toBe('failed')
})

it('a paid payment is refunded once', async () => {
  const { json } = await provider.call('POST', '/payments', cardPayment({}, cardSource(APPROVED_VISA)))
  await passBank(json.source.transaction_url)
  expect((await provider.call('POST', `/payments/${json.id}/refund`)).status).toBe(200)
  expect(await fetched(json.id)).toMatchObject({ status: 'refunded', refunded: 2900 })
  expect((await provider.call('POST', `/payments/${json.id}/refund`)).status).toBe(400)
})

it('wrong keys and unknown payments are told apart', async () => {
  expect((await provider.call('GET', `/payments/${randomUUID()}`)).status).toBe(404)
  expect((await provider.call('GET', '/payments', undefined, 'sk_test_wrong')).status).toBe(401)
})
