import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '#server/app.ts'
import { rateLimits } from '#server/db/schema.ts'
import { type AccountsApi, Browser, createAccountsApi, PASSWORD } from '../../tests/support/accounts.ts'

let api: AccountsApi
afterEach(() => api.close())

const wrong = (address: string, email: string, headers: Record<string, string> = {}) =>
  api.browser({ address }).call('POST', '/api/auth/login', { email, password: 'a wrong password' }, headers)

/** How often a call was refused for its content, not for its number. */
const counted = (responses: { status: number }[]) => responses.filter(({ status }) => status !== 429).length

describe('with the limits of a deployment', () => {
  beforeEach(async () => {
    api = await createAccountsApi({ RATE_LIMIT_FACTOR: '1' })
  })

  test('one address gets 10 wrong passwords a minute, however many it sends at once', async () => {
    const { email } = await api.registered({ address: '203.0.113.99' })
    const responses = await Promise.all(Array.from({ length: 150 }, () => wrong('203.0.113.5', email)))
    expect(counted(responses)).toBe(10)
    const refused = responses.find(({ status }) => status === 429)
    expect(refused?.json.code).toBe('too_many_requests')
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50)
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  test('one account gets 100 wrong passwords a day, from however many addresses', async () => {
    const { email } = await api.registered({ address: '203.0.113.99' })
    const addresses = Array.from({ length: 150 }, (_, index) => `198.51.100.${index + 1}`)
    expect(counted(await Promise.all(addresses.map(address => wrong(address, email))))).toBe(100)
  }, 60_000)

  test('one account begins 60 sessions an hour and holds 30, the last ones', async () => {
    const { email } = await api.registered({ address: '203.0.113.99' })
    const first = api.browser({ address: '203.0.113.5' })
    await first.call('POST', '/api/auth/login', { email, password: PASSWORD })
    const statuses: number[] = []
    for (let time = 0; time < 62; time++) {
      const browser = api.browser({ address: '203.0.113.5' })
      const { status } = await browser.call('POST', '/api/auth/login', { email, password: PASSWORD })
      statuses.push(status)
      api.clock.advance(1000)
      if (time === 40) expect((await first.call('GET', '/api/auth/user')).status).toBe(401)
      if (status === 200) expect((await browser.call('GET', '/api/auth/user')).status).toBe(200)
      else expect(browser.session).toBeUndefined()
    }
    expect(statuses).toEqual([...Array(59).fill(200), 429, 429, 429])
    const { rows } = await api.store.pool.query('select count(*)::int as number from session')
    expect(rows[0].number).toBe(30)
  }, 60_000)

  test('one account asks for 60 payments in ten minutes, whatever it wants to buy', async () => {
    const person = await api.registered({ address: '203.0.113.99' })
    const ask = () =>
      person.call('POST', '/api/create-payment-intent', { packageId: 'starter', saveCard: false })
    const responses = await Promise.all(Array.from({ length: 70 }, ask))
    expect(counted(responses)).toBe(60)
  }, 60_000)

  test('one address asks for 300 payments in ten minutes, with however many accounts', async () => {
    const address = '203.0.113.9'
    const people = await Promise.all(Array.from({ length: 6 }, () => api.registered({ address })))
    const ask = (person: Browser) =>
      person.call('POST', '/api/create-payment-intent', { packageId: 'starter', saveCard: false })
    const responses = await Promise.all(
      people.flatMap(person => Array.from({ length: 55 }, () => ask(person))),
    )
    expect(counted(responses)).toBe(300)
  }, 60_000)

  test('right passwords are not counted', async () => {
    const { email } = await api.registered({ address: '203.0.113.99' })
    for (let time = 0; time < 15; time++) {
      const browser = api.browser({ address: '203.0.113.5' })
      expect((await browser.call('POST', '/api/auth/login', { email, password: PASSWORD })).status).toBe(200)
    }
  })

  test.each([
    ['x-forwarded-for', (time: number) => `10.0.0.${time}`],
    ['x-real-ip', (time: number) => `10.0.0.${time}`],
    ['forwarded', (time: number) => `for=10.0.0.${time}`],
  ])('a new %s each time is still one address', async (name, value) => {
    const responses = []
    for (let time = 0; time < 15; time++) {
      responses.push(await wrong('203.0.113.5', 'someone@example.com', { [name]: value(time) }))
    }
    expect(counted(responses)).toBe(10)
  })

  test.each([
    ['the addresses of one /64', (time: number) => `2001:db8:1:2::${(time + 1).toString(16)}`],
    ['both forms of an IPv4 address', (time: number) => (time % 2 ? '203.0.113.5' : '::ffff:203.0.113.5')],
  ])('%s are one', async (_, address) => {
    const responses = []
    for (let time = 0; time < 15; time++) responses.push(await wrong(address(time), 'someone@example.com'))
    expect(counted(responses)).toBe(10)
  })

  test.each([
    ['register', 10, { email: 'no-address', password: PASSWORD, firstName: 'Sara', lastName: 'Saad' }, 400],
    [
      'register',
      10,
      { email: 'x@example.com', password: 'password1', firstName: 'Sara', lastName: 'Saad' },
      400,
    ],
    ['forgot-password', 5, { email: 'x@example.com' }, 200],
    ['verify-email', 30, { token: 'made-up' }, 400],
    ['reset-password', 30, { token: 'made-up', password: PASSWORD }, 400],
    ['confirm-email', 30, { token: 'made-up' }, 400],
    ['revert-email', 30, { token: 'made-up' }, 400],
  ])('%s is answered %i times', async (path, times, body, status) => {
    const responses = []
    for (let time = 0; time < times + 5; time++)
      responses.push(await api.browser().call('POST', `/api/auth/${path}`, body))
    // What the contract refuses costs nothing, so it is not counted.
    const expected = 'email' in body && body.email === 'no-address' ? times + 5 : times
    expect(counted(responses)).toBe(expected)
    expect(responses[0]?.status).toBe(status)
  })

  test('the verification mail is sent again 3 times in 10 minutes', async () => {
    const browser = await api.registered()
    const responses = []
    for (let time = 0; time < 6; time++)
      responses.push(await browser.call('POST', '/api/auth/resend-verification'))
    expect(counted(responses)).toBe(3)
    expect(api.outbox).toHaveLength(4)
  })

  test('the mail that confirms another address goes out 5 times a day, from one account and to one address', async () => {
    const [one, two] = [await api.registered(), await api.registered()]
    const ask = (browser: Browser, email: string) =>
      browser.call('POST', '/api/account/change-email', { currentPassword: PASSWORD, email })
    const responses = []
    for (let time = 0; time < 7; time++) responses.push(await ask(one, 'wanted@example.com'))
    expect(counted(responses)).toBe(5)
    expect((await ask(one, 'another@example.com')).status).toBe(429)
    expect((await ask(two, 'wanted@example.com')).status).toBe(429)
    expect((await ask(two, 'another@example.com')).status).toBe(200)
    expect(api.outbox.filter(({ kind }) => kind === 'confirm_new_email')).toHaveLength(6)
  })

  test('neither addresses nor accounts can be read from what is kept', async () => {
    await wrong('203.0.113.5', 'canary@example.com')
    const rows = await api.store.database.select().from(rateLimits)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|canary/)
  })
})

test('the count is one for all processes, and a new start does not reset it', async () => {
  api = await createAccountsApi({ RATE_LIMIT_FACTOR: '1' })
  const other = createApi({ ...api.deps })
  const responses = []
  for (let time = 0; time < 14; time++) {
    const browser = time % 2 ? api.browser() : new Browser(other, {})
    const body = { email: 'someone@example.com', password: 'a wrong password' }
    responses.push(await browser.call('POST', '/api/auth/login', body))
  }
  const started = createApi({ ...api.deps })
  const body = { email: 'someone@example.com', password: 'a wrong password' }
  expect(counted(responses)).toBe(10)
  expect((await new Browser(started, {}).call('POST', '/api/auth/login', body)).status).toBe(429)
})

/** A tenth of the limits: the same rules at a tenth of the hashing. */
describe('an account that is being guessed at', () => {
  beforeEach(async () => {
    api = await createAccountsApi({ RATE_LIMIT_FACTOR: '0.1' })
  })

  const guess = async (email: string) => {
    const responses = []
    for (let address = 1; address <= 12; address++)
      responses.push(await wrong(`198.51.100.${address}`, email))
    return counted(responses)
  }
  const right = (browser: Browser, email: string, password = PASSWORD) =>
    browser.call('POST', '/api/auth/login', { email, password })

  test('opens to the right password on its own device, and on no other', async () => {
    const owner = await api.registered({ address: '203.0.113.98' })
    expect(await guess(owner.email)).toBe(10)
    expect((await right(api.browser({ address: '203.0.113.5' }), owner.email)).status).toBe(429)
    await owner.call('POST', '/api/auth/logout')
    expect((await right(owner, owner.email)).status).toBe(200)
  })

  test('does not open on a device that knows another account', async () => {
    const owner = await api.registered({ address: '203.0.113.98' })
    const body = { email: 'other@example.com', password: PASSWORD, firstName: 'Sara', lastName: 'Saad' }
    const attacker = api.browser({ address: '203.0.113.99' })
    await attacker.call('POST', '/api/auth/register', body)
    await guess(owner.email)
    expect((await right(attacker, owner.email)).status).toBe(429)
  })

  test('opens everywhere to a new password', async () => {
    const { email } = await api.registered({ address: '203.0.113.98' })
    await guess(email)
    const browser = api.browser({ address: '203.0.113.5' })
    await browser.call('POST', '/api/auth/forgot-password', { email })
    const token = api.mailedToken('reset_password', email)
    await browser.call('POST', '/api/auth/reset-password', { token, password: 'the new password 7' })
    expect((await right(api.browser({ address: '203.0.113.6' }), email, 'the new password 7')).status).toBe(
      200,
    )
  })

  test('does not open on a device that knew it by its old password', async () => {
    const { email } = await api.registered({ address: '203.0.113.98' })
    const left = api.browser({ address: '203.0.113.5' })
    expect((await right(left, email)).status).toBe(200)
    const owner = api.browser({ address: '203.0.113.6' })
    await owner.call('POST', '/api/auth/forgot-password', { email })
    const token = api.mailedToken('reset_password', email)
    await owner.call('POST', '/api/auth/reset-password', { token, password: 'the new password 7' })
    expect(await guess(email)).toBe(10)
    expect((await right(left, email, 'a wrong password')).status).toBe(429)
    expect((await right(owner, email, 'the new password 7')).status).toBe(200)
  })

  test('need not exist to be limited', async () => {
    expect(await guess('nobody@example.com')).toBe(10)
  })

  test('is guessed at by its own device no more than that is allowed', async () => {
    const owner = await api.registered()
    const responses = []
    for (let time = 0; time < 6; time++) responses.push(await right(owner, owner.email, 'a wrong password'))
    expect(counted(responses)).toBe(3)
  })
})

test('behind a trusted proxy the forwarded address counts', async () => {
  api = await createAccountsApi({ RATE_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '192.0.2.1' })
  const responses = []
  for (let time = 0; time < 24; time++) {
    responses.push(
      await wrong('192.0.2.1', 'x@example.com', { 'x-forwarded-for': `evil, 198.51.100.${time % 2}` }),
    )
  }
  expect(counted(responses)).toBe(20)
})

test('the factor of the deployment multiplies the limits', async () => {
  api = await createAccountsApi({ RATE_LIMIT_FACTOR: '3' })
  const responses = []
  for (let time = 0; time < 40; time++) responses.push(await wrong('203.0.113.5', 'x@example.com'))
  expect(counted(responses)).toBe(30)
})
