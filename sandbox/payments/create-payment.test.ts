import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../tests/support/sandbox.ts'
import { cardPayment, cardSource } from '../bodies-for-tests.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const create = (body: unknown) => sandbox.call('POST', '/payments', body)

describe('a card payment', () => {
  it('is initiated, with every field of the provider in its format and no card number', async () => {
    const { status, json, text } = await create(
      cardPayment({ metadata: { order_id: '7', first: true, n: 1 } }),
    )
    expect(status).toBe(201)
    expect(text).not.toContain('4201320111111010')
    expect(json).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'initiated',
      amount: 2900,
      fee: 0,
      currency: 'SAR',
      refunded: 0,
      refunded_at: null,
      captured: 0,
      captured_at: null,
      voided_at: null,
      description: 'Report',
      amount_format: '29.00 SAR',
      fee_format: '0.00 SAR',
      refunded_format: '0.00 SAR',
      captured_format: '0.00 SAR',
      invoice_id: null,
      ip: '127.0.0.1',
      callback_url: 'http://localhost:3000/payment/callback?order=7',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updated_at: json.created_at,
      metadata: { order_id: '7', first: true, n: 1 },
      source: {
        type: 'creditcard',
        company: 'mada',
        name: 'Noura Alsalem',
        number: '4201-32XX-XXXX-1010',
        gateway_id: expect.stringMatching(/^moyasar_cc_\w{22}$/),
        reference_number: null,
        token: null,
        message: null,
        transaction_url: expect.stringMatching(
          new RegExp(`^${sandbox.url}/v1/card_auth/[0-9a-f-]{36}/prepare$`),
        ),
        response_code: null,
        authorization_code: null,
        issuer_name: 'SANDBOX BANK',
        issuer_country: 'SA',
        issuer_card_type: 'debit',
        issuer_card_category: 'CLASSIC',
      },
    })
    expect((await sandbox.call('GET', `/payments/${json.id}`)).json).toEqual(json)
  })

  it('may come as a form with brackets, and with numbers as text', async () => {
    const form = new URLSearchParams({
      amount: '2900',
      callback_url: 'https://shop.example/return',
      'metadata[order_id]': '8',
      'source[type]': 'creditcard',
      'source[name]': 'Noura Alsalem',
      'source[number]': '4111 1111 1111 1111',
      'source[month]': '01',
      'source[year]': '2040',
      'source[cvc]': '123',
      'source[save_card]': 'true',
    })
    const { status, json } = await create(form)
    expect(status).toBe(201)
    expect(json).toMatchObject({ amount: 2900, currency: 'SAR', metadata: { order_id: '8' } })
    expect(json.source).toMatchObject({ company: 'visa', token: expect.stringMatching(/^token_/) })
  })

  it('without 3-D Secure settles at once', async () => {
    const { json } = await create(cardPayment({}, cardSource(undefined, { '3ds': false })))
    expect(json.status).toBe('paid')
    expect(json.source).toMatchObject({
      message: 'APPROVED',
      transaction_url: null,
      response_code: '00',
      reference_number: expect.stringMatching(/^\d{12}$/),
      authorization_code: expect.stringMatching(/^\d{6}$/),
    })
  })

  it('takes the currency’s own number of decimals', async () => {
    const formats = await Promise.all(
      ['KWD', 'JPY', 'USD'].map(
        async currency => (await create(cardPayment({ currency }))).json.amount_format,
      ),
    )
    expect(formats).toEqual(['2.900 KWD', '2900 JPY', '29.00 USD'])
  })
})

describe('a given id', () => {
  it('becomes the id of the payment', async () => {
    const given_id = randomUUID()
    expect((await create(cardPayment({ given_id }))).json.id).toBe(given_id)
  })

  it('is refused the second time, also when both come at once; the first can be fetched', async () => {
    const given_id = randomUUID()
    const answers = await Promise.all([1, 2].map(() => create(cardPayment({ given_id }))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
    expect(answers.find(({ status }) => status === 400)?.json).toEqual({
      type: 'used_given_id',
      message: 'The given_id provided has been already used with a different payment.',
      errors: null,
    })
    expect((await sandbox.call('GET', `/payments/${given_id}`)).status).toBe(200)
  })

  it.each(['7', '6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'x'.repeat(36)])(
    'that is no UUID v4 is refused: %s',
    async given_id => {
      const { status, json } = await create(cardPayment({ given_id }))
      expect([status, Object.keys(json.errors)]).toEqual([400, ['given_id']])
    },
  )
})

describe('is refused with 400 and the name of the field', () => {
  const key = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, 'x']))
  it.each<[string, string, object]>([
    ['an amount below 100', 'amount', cardPayment({ amount: 99 })],
    ['a negative amount', 'amount', cardPayment({ amount: -2900 })],
    ['an amount with a fraction', 'amount', cardPayment({ amount: 29.5 })],
    ['an amount that is no number', 'amount', cardPayment({ amount: 'many' })],
    ['no amount', 'amount', cardPayment({ amount: undefined })],
    ['a list as amount', 'amount', cardPayment({ amount: [2900] })],
    ['a currency that does not exist', 'currency', cardPayment({ currency: 'RIY' })],
    ['a currency in small letters', 'currency', cardPayment({ currency: 'sar' })],
    ['no return address for a card', 'callback_url', cardPayment({ callback_url: undefined })],
    [
      'a return address that is a script',
      'callback_url',
      cardPayment({ callback_url: 'javascript:alert(1)' }),
    ],
    ['31 metadata keys', 'metadata', cardPayment({ metadata: key(31) })],
    ['a metadata key of 41', 'metadata', cardPayment({ metadata: { ['k'.repeat(41)]: 'x' } })],
    ['a metadata value of 501', 'metadata', cardPayment({ metadata: { k: 'x'.repeat(501) } })],
    ['a nested metadata value', 'metadata', cardPayment({ metadata: { k: {} } })],
    ['metadata as text', 'metadata', cardPayment({ metadata: 'x' })],
    ['an unknown source', 'source', cardPayment({}, { type: 'cheque' })],
    ['no source', 'source', cardPayment({ source: undefined })],
    ['an invoice', 'invoice_id', cardPayment({ invoice_id: randomUUID() })],
    ['a name of one word', 'name', cardPayment({}, cardSource(undefined, { name: 'Noura' }))],
    ['a name in Arabic letters', 'name', cardPayment({}, cardSource(undefined, { name: 'نورة السالم' }))],
    ['a number that fails Luhn', 'number', cardPayment({}, cardSource('4111111111111112'))],
    [
      'a number that is a JSON number',
      'number',
      cardPayment({}, cardSource(undefined, { number: 4111111111111111 })),
    ],
    ['month 13', 'month', cardPayment({}, cardSource(undefined, { month: 13 }))],
    ['a year that has passed', 'year', cardPayment({}, cardSource(undefined, { year: '2020' }))],
    ['a code of two digits', 'cvc', cardPayment({}, cardSource(undefined, { cvc: '12' }))],
    [
      'a code of three digits for Amex',
      'cvc',
      cardPayment({}, cardSource('340000000900000', { cvc: '123' })),
    ],
    ['a card of another company', 'company', cardPayment({}, cardSource('6011000990139424'))],
    [
      'a descriptor of 65',
      'statement_descriptor',
      cardPayment({}, cardSource(undefined, { statement_descriptor: 'x'.repeat(65) })),
    ],
    ['a token nobody has issued', 'token', cardPayment({}, { type: 'token', token: 'token_none' })],
  ])('%s', async (_, field, body) => {
    const { status, json } = await create(body)
    expect(status).toBe(400)
    expect(json).toEqual({
      type: 'invalid_request_error',
      message: 'Validation Failed',
      errors: { [field]: expect.arrayContaining([expect.any(String)]) },
    })
  })

  it('30 keys of 40 with values of 500 are taken', async () => {
    const metadata = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [String(n).padStart(40, 'k'), 'x'.repeat(500)]),
    )
    expect((await create(cardPayment({ metadata }))).json.metadata).toEqual(metadata)
  })

  it('a body that is no JSON', async () => {
    const response = await fetch(`${sandbox.url}/v1/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Wijha-Tests' },
      body: '{"amount":',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ type: 'invalid_request_error', errors: null })
  })

  it('saving a card without 3-D Secure, with a text instead of fields', async () => {
    const { status, json } = await create(
      cardPayment({}, cardSource(undefined, { save_card: true, '3ds': false })),
    )
    expect(status).toBe(400)
    expect(json).toEqual({
      type: 'invalid_request_error',
      message: 'Wrong number of parameters',
      errors: expect.stringContaining('MOTO'),
    })
  })
})

describe('a coupon on the card’s range', () => {
  it('lowers the amount, unless the payment says no', async () => {
    await sandbox.setFaults({ coupon: { bin: '420132', off: 500 } })
    const lowered = await create(cardPayment({ metadata: { order_id: '7' } }))
    const kept = await create(cardPayment({ apply_coupon: false }))
    const other = await create(cardPayment({}, cardSource('4111111111111111')))
    await sandbox.setFaults({})
    expect(lowered.json).toMatchObject({
      amount: 2400,
      metadata: { order_id: '7', '#coupon_id': 'sandbox-420132', '#coupon_amount': 500 },
    })
    expect([kept.json.amount, other.json.amount]).toEqual([2900, 2900])
  })
})
