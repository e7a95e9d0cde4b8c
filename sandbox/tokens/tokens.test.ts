import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { passBank } from '../../tests/support/bank-pages.ts'
import { type Sandbox, startSandbox } from '../../tests/support/sandbox.ts'
import { APPROVED_MADA, cardPayment, cardSource, NO_FUNDS_VISA, tokenPayment } from '../bodies-for-tests.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
afterEach(() => sandbox.setFaults({}))

const create = async (body: unknown) => (await sandbox.call('POST', '/payments', body)).json
const token = async (id: string) => (await sandbox.call('GET', `/tokens/${id}`)).json
const tokenBody = (others: object = {}) => {
  const { type: _, ...card } = cardSource(APPROVED_MADA)
  return { ...card, callback_url: 'http://localhost:3000/cards?step=2', ...others }
}
/** A card that was saved with a payment. */
async function savedCard(number = APPROVED_MADA, source: object = {}): Promise<string> {
  const payment = await create(cardPayment({}, cardSource(number, { save_card: true, ...source })))
  await passBank(payment.source.transaction_url)
  return payment.source.token
}

describe('a card saved with a payment', () => {
  it('has its token while the payment is initiated, and is active after the charge', async () => {
    const payment = await create(cardPayment({}, cardSource(undefined, { save_card: true })))
    expect(payment.status).toBe('initiated')
    expect(await token(payment.source.token)).toEqual({
      id: payment.source.token,
      status: 'initiated',
      brand: 'mada',
      funding: 'debit',
      country: 'SA',
      month: '12',
      year: '2040',
      name: 'Noura Alsalem',
      last_four: '1010',
      metadata: null,
      message: null,
      verification_url: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
      expires_at: null,
    })
    await passBank(payment.source.transaction_url)
    expect((await token(payment.source.token)).status).toBe('active')
  })

  it.each([
    ['the bank says no', APPROVED_MADA, 'UNAUTHENTICATED'],
    ['the charge is declined', NO_FUNDS_VISA, 'AUTHENTICATED'],
  ] as const)('is inactive when %s', async (_, number, answer) => {
    const payment = await create(cardPayment({}, cardSource(number, { save_card: true })))
    await passBank(payment.source.transaction_url, answer)
    expect((await token(payment.source.token)).status).toBe('inactive')
  })

  it('is inactive when the payment’s time is up', async () => {
    const payment = await create(cardPayment({}, cardSource(undefined, { save_card: true })))
    await sandbox.moveClock({ advanceMs: 15 * 60_000 })
    expect((await token(payment.source.token)).status).toBe('inactive')
  })
})

describe('charging a saved card', () => {
  it('pays at once, as a card, and knows no client address', async () => {
    const payment = await create(tokenPayment(await savedCard()))
    expect(payment).toMatchObject({ status: 'paid', ip: null })
    expect(payment.source).toMatchObject({
      type: 'creditcard',
      company: 'mada',
      transaction_url: null,
      response_code: '00',
    })
  })

  it('again and again, for months, until the card expires', async () => {
    const id = await savedCard(APPROVED_MADA, { month: '3', year: '2031' })
    await sandbox.moveClock({ now: new Date('2031-03-31T23:59:59Z') })
    expect((await create(tokenPayment(id))).status).toBe('paid')
    await sandbox.moveClock({ now: new Date('2031-04-01T00:00:00Z') })
    expect(await create(tokenPayment(id))).toMatchObject({
      status: 'failed',
      source: { response_code: '54', message: 'DECLINED: EXPIRED CARD' },
    })
  })

  it('asks the bank when the payment wants it', async () => {
    const payment = await create(tokenPayment(await savedCard(), { '3ds': true }))
    expect(payment.status).toBe('initiated')
    await passBank(payment.source.transaction_url)
    expect((await sandbox.call('GET', `/payments/${payment.id}`)).json.status).toBe('paid')
  })

  it('asks the bank when a fault says that the issuer wants it', async () => {
    const id = await savedCard()
    await sandbox.setFaults({ challengeTokens: true })
    const payment = await create(tokenPayment(id))
    expect(payment).toMatchObject({ status: 'initiated', source: { transaction_url: expect.any(String) } })
  })

  it('is declined when a fault says so, and the card stays good', async () => {
    const id = await savedCard()
    await sandbox.setFaults({ decline: '51' })
    expect(await create(tokenPayment(id))).toMatchObject({
      status: 'failed',
      source: { response_code: '51' },
    })
    await sandbox.setFaults({})
    expect((await create(tokenPayment(id))).status).toBe('paid')
  })

  it('is refused without a return address', async () => {
    const { errors } = await create({ ...tokenPayment(await savedCard()), callback_url: undefined })
    expect(errors).toHaveProperty('callback_url')
  })

  it('is refused for a token that is not active, or was deleted', async () => {
    const initiated = await create(cardPayment({}, cardSource(undefined, { save_card: true })))
    expect((await create(tokenPayment(initiated.source.token))).errors).toHaveProperty('token')
    const id = await savedCard()
    expect((await sandbox.call('DELETE', `/tokens/${id}`)).status).toBe(204)
    expect((await create(tokenPayment(id))).errors).toHaveProperty('token')
    expect((await sandbox.call('GET', `/tokens/${id}`)).status).toBe(404)
    expect((await sandbox.call('DELETE', `/tokens/${id}`)).status).toBe(404)
  })
})

describe('a token made alone', () => {
  it('with the publishable key is verified at the bank for 1 riyal that goes back, then active', async () => {
    const { status, json } = await sandbox.call('POST', '/tokens', tokenBody(), sandbox.publishableKey)
    expect(status).toBe(201)
    expect(json).toMatchObject({ status: 'initiated', verification_url: expect.stringMatching(/\/prepare$/) })
    const back = await passBank(json.verification_url)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ step: '2', id: json.id, status: 'active' })
    expect(await token(json.id)).toMatchObject({ status: 'active', verification_url: null })
    const check = (await sandbox.holds()).payments.find(({ status }) => status === 'verified')
    expect(check).toMatchObject({ amount: 100, voided_at: expect.any(String) })
    expect((await create(tokenPayment(json.id))).status).toBe('paid')
  })

  it('with a body that is wrong is refused by field', async () => {
    const { status, json } = await sandbox.call('POST', '/tokens', tokenBody({ cvc: '1' }))
    expect([status, Object.keys(json.errors)]).toEqual([400, ['cvc']])
  })

  it('save_only: asks nobody now, is good for one payment, and that one goes to the bank', async () => {
    const { json } = await sandbox.call(
      'POST',
      '/tokens',
      tokenBody({ save_only: true, callback_url: undefined }),
    )
    expect(json).toMatchObject({
      status: 'initiated',
      verification_url: null,
      expires_at: expect.any(String),
    })
    const payment = await create(tokenPayment(json.id))
    expect(payment.status).toBe('initiated')
    expect((await create(tokenPayment(json.id))).errors).toHaveProperty('token')
  })

  it('save_only: ends after 15 minutes', async () => {
    const { json } = await sandbox.call('POST', '/tokens', tokenBody({ save_only: true }))
    await sandbox.moveClock({ advanceMs: 15 * 60_000 })
    expect((await token(json.id)).status).toBe('expired')
    expect((await create(tokenPayment(json.id))).errors).toHaveProperty('token')
  })
})
