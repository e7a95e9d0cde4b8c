import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passBank } from '../../tests/support/bank-pages.ts'
import { type Sandbox, startSandbox } from '../../tests/support/sandbox.ts'
import { cardPayment } from '../bodies-for-tests.ts'
import { AUTH_RESULTS } from '../payments/test-cards.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const create = async (others: object = {}, source?: object) =>
  (await sandbox.call('POST', '/payments', cardPayment(others, source))).json
const fetched = async (id: string) => (await sandbox.call('GET', `/payments/${id}`)).json
const submit = async (address: string, fields: Record<string, string>) => {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
  return { status: response.status, page: await response.text() }
}

it('the chain has the provider’s five paths and field names', async () => {
  const { id, source } = await create()
  const base = source.transaction_url.replace(/\/prepare$/, '')
  const path = new URL(base).pathname

  const prepare = await (await fetch(source.transaction_url)).text()
  expect(prepare).toContain(`action="${path}/authenticate"`)
  const device = ['color_depth', 'js_enabled', 'language', 'screen_height', 'screen_width', 'time_zone']
  for (const name of device) expect(prepare).toContain(`name="${name}"`)

  const authenticate = await submit(`${base}/authenticate`, { language: 'ar-SA' })
  expect(authenticate.page).toContain(`action="${path}/acs_emulator"`)
  expect(authenticate.page).toMatch(/name="creq" value="[\w-]+"/)

  const emulator = await submit(`${base}/acs_emulator`, { creq: 'x' })
  expect(emulator.page).toContain(`action="${path}/set_auth_result"`)
  expect(emulator.page).toContain('<select id="auth_result" name="auth_result">')
  for (const result of AUTH_RESULTS) expect(emulator.page).toContain(`<option value="${result}">`)

  const answered = await submit(`${base}/set_auth_result`, { auth_result: 'AUTHENTICATED' })
  expect(answered.page).toContain(`action="${path}/acs_return"`)
  expect((await fetched(id)).status).toBe('initiated')

  const returned = await submit(`${base}/acs_return`, {})
  expect(returned.status).toBe(200)
  expect(returned.page).toContain(
    `window.location.href = "http://localhost:3000/payment/callback?order=7&id=${id}&status=paid&message=APPROVED"`,
  )
  expect((await fetched(id)).status).toBe('paid')
})

describe('every answer but AUTHENTICATED fails the payment', () => {
  it.each(AUTH_RESULTS.filter(result => result !== 'AUTHENTICATED'))('%s', async result => {
    const { id, source } = await create()
    const back = await passBank(source.transaction_url, result)
    const payment = await fetched(id)
    expect(payment.status).toBe('failed')
    expect(payment.source).toMatchObject({
      response_code: null,
      authorization_code: null,
      transaction_url: null,
    })
    expect(Object.fromEntries(back.searchParams)).toEqual({
      order: '7',
      id,
      status: 'failed',
      message: payment.source.message,
    })
  })
})

it('the return address keeps what it carried, percent signs and fragment included', async () => {
  const callback_url = 'http://localhost:3000/back?name=%D9%86%20x&empty=#top'
  const { id, source } = await create({ callback_url })
  expect((await passBank(source.transaction_url)).href).toBe(
    `http://localhost:3000/back?name=%D9%86%20x&empty=&id=${id}&status=paid&message=APPROVED#top`,
  )
})

it('an address that carries nothing gets its question mark', async () => {
  const { source } = await create({ callback_url: 'http://localhost:3000/back' })
  expect((await passBank(source.transaction_url)).href).toMatch(/\/back\?id=/)
})

describe('out of order', () => {
  it('returning without an answer asks again and settles nothing', async () => {
    const { id, source } = await create()
    const { status } = await submit(source.transaction_url.replace('prepare', 'acs_return'), {})
    expect([status, (await fetched(id)).status]).toEqual([400, 'initiated'])
  })

  it('an answer that does not exist is not taken', async () => {
    const { id, source } = await create()
    const { status } = await submit(source.transaction_url.replace('prepare', 'set_auth_result'), {
      auth_result: 'YES',
    })
    expect([status, (await fetched(id)).status]).toEqual([400, 'initiated'])
  })

  it('going back after a decline cannot turn it into a payment; every step leads to the shop', async () => {
    const { id, source } = await create()
    await passBank(source.transaction_url, 'UNAUTHENTICATED')
    const again = await passBank(source.transaction_url, 'AUTHENTICATED')
    expect(again.searchParams.get('status')).toBe('failed')
    await submit(source.transaction_url.replace('prepare', 'set_auth_result'), {
      auth_result: 'AUTHENTICATED',
    })
    await submit(source.transaction_url.replace('prepare', 'acs_return'), {})
    expect((await fetched(id)).status).toBe('failed')
  })

  it('a bank page that does not exist says so', async () => {
    const response = await fetch(`${sandbox.url}/v1/card_auth/6f1e1d3c-0000-4000-8000-000000000000/prepare`)
    expect(response.status).toBe(404)
  })
})

it('nobody’s answer within 15 minutes fails the payment, not a moment earlier; then the bank leads back', async () => {
  const { id, source } = await create()
  const opened = Date.parse((await fetched(id)).created_at)
  await sandbox.moveClock({ now: new Date(opened + 15 * 60_000 - 1) })
  expect((await fetched(id)).status).toBe('initiated')
  await sandbox.moveClock({ advanceMs: 1 })
  expect(await fetched(id)).toMatchObject({
    status: 'failed',
    updated_at: new Date(opened + 15 * 60_000).toISOString(),
    source: { message: 'Allowed time frame for transaction has been expired' },
  })
  expect((await passBank(source.transaction_url)).searchParams.get('status')).toBe('failed')
})

it('a return address cannot break out of the page’s script', async () => {
  const { source } = await create({ callback_url: 'http://localhost:3000/?x=</script><script>alert(1)//"\'' })
  await submit(source.transaction_url.replace('prepare', 'set_auth_result'), { auth_result: 'AUTHENTICATED' })
  const { page } = await submit(source.transaction_url.replace('prepare', 'acs_return'), {})
  expect(page).not.toContain('<script>alert')
  expect(page).toContain('href="http://localhost:3000/?x=&lt;/script&gt;')
})
