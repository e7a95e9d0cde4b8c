import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passBank } from '../../tests/support/bank-pages.ts'
import { type Sandbox, startSandbox } from '../../tests/support/sandbox.ts'
import { cardPayment, cardSource } from '../bodies-for-tests.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

async function payThroughBank(number: string) {
  const created = await sandbox.call('POST', '/payments', cardPayment({}, cardSource(number)))
  expect([created.status, created.json.status]).toEqual([201, 'initiated'])
  const back = await passBank(created.json.source.transaction_url)
  const { json } = await sandbox.call('GET', `/payments/${created.json.id}`)
  return { back, payment: json }
}

/** Copied from the reference, not from the code: message, code, then mada, Visa, Mastercard, Amex, UnionPay. */
const TABLE: [string, string, string[]][] = [
  [
    'APPROVED',
    '00',
    ['4201320111111010', '4111111111111111', '5421080101000000', '340000000900000', '6200000000000005'],
  ],
  [
    'UNSPECIFIED FAILURE',
    '99',
    ['4201320000013020', '4123120000000000', '5105105105105100', '371111111111114', '6200000000000013'],
  ],
  [
    'INSUFFICIENT FUNDS',
    '51',
    ['4201320000311101', '4123120001090000', '5457210001000092', '340033000000000', '6200000000000021'],
  ],
  [
    'DECLINED: LOST CARD',
    '41',
    ['4201320131000508', '4123450131000508', '5204010101000000', '340012340501000', '6200000000000039'],
  ],
  [
    'DECLINED',
    '05',
    ['4201321234411220', '4123120001090109', '5204730000002514', '340033000000133', '6200000000000047'],
  ],
  [
    'DECLINED: EXPIRED CARD',
    '54',
    ['4201322267774310', '4123128518640738', '5105107550274126', '340000018441278', '6200000000000054'],
  ],
  [
    'DECLINED: EXCEEDS WITHDRAWAL LIMIT',
    '61',
    ['4201326324640570', '4123123033308648', '5105106475101067', '340000753060788', '6200000000000062'],
  ],
  [
    'DECLINED: STOLEN CARD',
    '43',
    ['4201321144311528', '4123125276780003', '5105107304607225', '340000418501838', '6200000000000070'],
  ],
]

const COMPANIES = ['mada', 'visa', 'master', 'amex', 'unionpay']

describe.each(TABLE)('%s, code %s', (message, code, numbers) => {
  it.each(numbers)('%s', async number => {
    const { back, payment } = await payThroughBank(number)
    const status = code === '00' ? 'paid' : 'failed'
    expect(payment.status).toBe(status)
    expect(payment.source).toMatchObject({
      message,
      response_code: code,
      company: COMPANIES[numbers.indexOf(number)],
      reference_number: expect.stringMatching(/^\d{12}$/),
      authorization_code: code === '00' ? expect.stringMatching(/^\d{6}$/) : null,
      transaction_url: null,
    })
    expect(payment).toMatchObject({ captured: 0, captured_at: null, fee: 0 })
    expect(Object.fromEntries(back.searchParams)).toEqual({ order: '7', id: payment.id, status, message })
  })
})

describe('cards with a 3-D Secure case of their own', () => {
  it('the frictionless one passes the redirects without a question and is paid', async () => {
    const { payment } = await payThroughBank('4111114005765430')
    expect(payment).toMatchObject({ status: 'paid', source: { message: 'APPROVED' } })
  })

  it.each([
    ['attempted, not available', '4111118250252531'],
    ['enrolment check fails', '4111113343111067'],
    ['not enrolled', '4111116611600661'],
    ['fails during authentication, though approved', '4111112205628150'],
    ['rejected by the issuer', '4111115784228433'],
    ['unavailable', '4111115620358287'],
  ])('%s', async (_, number) => {
    const { back, payment } = await payThroughBank(number)
    expect(payment.status).toBe('failed')
    expect(payment.source.message).toMatch(/^3-D Secure transaction attempt failed \([A-Z_]+\)$/)
    expect(payment.source).toMatchObject({ response_code: null, reference_number: null })
    expect(back.searchParams.get('status')).toBe('failed')
  })
})

it('any other number fails', async () => {
  const { payment } = await payThroughBank('4242424242424242')
  expect(payment).toMatchObject({
    status: 'failed',
    source: { message: 'UNSPECIFIED FAILURE', response_code: '99' },
  })
})

it('a decline does not show before the bank’s page', async () => {
  const { json } = await sandbox.call('POST', '/payments', cardPayment({}, cardSource('4123120001090000')))
  expect(json).toMatchObject({ status: 'initiated', source: { message: null, response_code: null } })
})
