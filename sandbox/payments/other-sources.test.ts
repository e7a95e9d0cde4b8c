import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../tests/support/sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const pay = async (amount: number, source: object) =>
  (await sandbox.call('POST', '/payments', { amount, currency: 'SAR', source })).json

describe.each(['applepay', 'samsungpay'])('%s: the amount decides', type => {
  it.each([
    [200_00, '00'],
    [300_00, '00'],
    [1000_00, '99'],
    [1150_00, '51'],
    [1250_00, '41'],
    [1350_00, '05'],
    [1450_00, '54'],
    [1550_00, '61'],
    [1650_00, '43'],
    [29_00, '99'],
    [99_00, '99'],
  ])('%d halalas: %s', async (amount, code) => {
    const payment = await pay(amount, { type, token: 'wallet' })
    expect(payment.status).toBe(code === '00' ? 'paid' : 'failed')
    expect(payment.source).toMatchObject({ type, response_code: code })
    expect(payment.source.gateway_id).toMatch(/^moyasar_ap_/)
  })
})

describe('STC Pay', () => {
  async function proceed(otp_value: string | number) {
    const payment = await pay(2900, { type: 'stcpay', mobile: '0512345678' })
    expect(payment).toMatchObject({ status: 'initiated', source: { type: 'stcpay', mobile: '0512345678' } })
    expect(payment.source.transaction_url).toMatch(/\/v1\/stc_pays\/[^/]+\/proceed\?otp_token=\w+$/)
    const response = await fetch(payment.source.transaction_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Wijha-Tests' },
      body: JSON.stringify({ otp_value }),
    })
    return response.json()
  }

  it.each(['123456', '000000'])('code %s pays', async otp => {
    expect(await proceed(otp)).toMatchObject({ status: 'paid', source: { transaction_url: null } })
  })

  it.each([
    ['111111', /funds/],
    ['222222', /Daily/],
    ['333333', /Transaction limit/],
    ['444444', /timed out/],
    ['987654', /Invalid OTP/],
  ])('code %s fails', async (otp, message) => {
    expect(await proceed(otp)).toMatchObject({
      status: 'failed',
      source: { message: expect.stringMatching(message) },
    })
  })

  it.each(['0515555555', '0515555556', '0515555557', '0515555558', '0515555559'])(
    'mobile %s fails at once',
    async mobile => {
      expect(await pay(2900, { type: 'stcpay', mobile })).toMatchObject({
        status: 'failed',
        source: { mobile },
      })
    },
  )

  it('a payment that has failed stays so, whatever code comes then', async () => {
    const { source, id } = await pay(2900, { type: 'stcpay', mobile: '0512345678' })
    for (const otp_value of ['987654', '123456']) {
      await fetch(source.transaction_url, {
        method: 'POST',
        headers: { 'user-agent': 'Wijha-Tests' },
        body: JSON.stringify({ otp_value }),
      })
    }
    expect((await sandbox.call('GET', `/payments/${id}`)).json.status).toBe('failed')
  })

  it('a number that is no Saudi mobile is refused', async () => {
    expect((await pay(2900, { type: 'stcpay', mobile: '+15550100' })).errors).toHaveProperty('mobile')
  })
})
