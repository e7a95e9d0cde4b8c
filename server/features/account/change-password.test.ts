import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, sessions } from '#server/db/schema.ts'
import {
  type AccountsApi,
  type Browser,
  createAccountsApi,
  PASSWORD,
} from '../../../tests/support/accounts.ts'

const NEW = 'the new password 7'

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi()
})
afterAll(() => api.close())

const change = (browser: Browser, body: Record<string, unknown>) =>
  browser.call('POST', '/api/account/change-password', body)
const logIn = (email: string, password: string, rememberMe = false) =>
  api.browser().call('POST', '/api/auth/login', { email, password, rememberMe })

describe('changing the password from within the account', () => {
  test('needs the present one', async () => {
    const browser = await api.registered({ language: 'en' })
    for (const currentPassword of ['not the password', '', undefined]) {
      const refused = await change(browser, { currentPassword, password: NEW })
      expect(refused.status).toBe(400)
      expect(refused.json.errors).toEqual([
        { path: 'currentPassword', code: 'password_wrong', message: 'The current password is not right' },
      ])
    }
    expect((await logIn(browser.email, PASSWORD)).status).toBe(200)
  })

  test('makes the new one open the account, and the old one nothing', async () => {
    const browser = await api.registered()
    const { status } = await change(browser, { currentPassword: PASSWORD, password: NEW })
    expect(status).toBe(200)
    expect((await logIn(browser.email, PASSWORD)).status).toBe(401)
    expect((await logIn(browser.email, NEW)).status).toBe(200)
  })

  test('ends every other session at its very next request, and goes on here under a new token', async () => {
    const browser = await api.registered()
    const elsewhere = api.browser()
    await elsewhere.call('POST', '/api/auth/login', { email: browser.email, password: PASSWORD })
    const before = browser.copy()
    await change(browser, { currentPassword: PASSWORD, password: NEW })
    expect((await elsewhere.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await before.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await browser.call('PUT', '/api/account/language', { language: 'en' })).status).toBe(200)
  })

  test('keeps a session remembered that was', async () => {
    const { email } = await api.registered()
    const browser = api.browser()
    await browser.call('POST', '/api/auth/login', { email, password: PASSWORD, rememberMe: true })
    const { headers } = await change(browser, { currentPassword: PASSWORD, password: NEW })
    expect(headers.get('set-cookie')).toContain(`Max-Age=${30 * 24 * 3600}`)
  })

  test('ends reset links that are still in the mail', async () => {
    const browser = await api.registered()
    await browser.call('POST', '/api/auth/forgot-password', { email: browser.email })
    const token = api.mailedToken('reset_password', browser.email)
    await change(browser, { currentPassword: PASSWORD, password: NEW })
    const reset = await api
      .browser()
      .call('POST', '/api/auth/reset-password', { token, password: 'another 12345' })
    expect(reset.json.code).toBe('invalid_token')
  })

  test('tells the owner by mail', async () => {
    const browser = await api.registered()
    await change(browser, { currentPassword: PASSWORD, password: NEW })
    expect(api.outbox.at(-1)).toMatchObject({ kind: 'password_changed', to: browser.email })
  })

  test('refuses a common one, and the account’s own address, beside its field', async () => {
    const browser = await api.registered()
    for (const password of ['wijhawijha', browser.email]) {
      const { json } = await change(browser, { currentPassword: PASSWORD, password })
      expect(json.errors[0]).toMatchObject({ path: 'password', code: 'password_common' })
    }
  })
})

describe('an account without a password', () => {
  async function withoutPassword() {
    const browser = await api.registered()
    const { json } = await browser.call('GET', '/api/auth/user')
    await api.store.database.delete(accounts).where(sql`user_id = ${json.id}`)
    return Object.assign(browser, { userId: json.id as string })
  }

  test('says so', async () => {
    const browser = await withoutPassword()
    expect((await browser.call('GET', '/api/account/sign-in-ways')).json).toEqual({
      hasPassword: false,
      providers: [],
      newEmail: null,
    })
  })

  test('gets its first one within ten minutes of signing in', async () => {
    const browser = await withoutPassword()
    expect((await change(browser, { password: NEW })).status).toBe(200)
    expect((await logIn(browser.email, NEW)).status).toBe(200)
  })

  test('asks for a new sign-in later', async () => {
    const browser = await withoutPassword()
    const earlier = new Date(api.clock.now.getTime() - 601_000)
    await api.store.database
      .update(sessions)
      .set({ createdAt: earlier })
      .where(sql`user_id = ${browser.userId}`)
    const { status, json } = await change(browser, { password: NEW })
    expect([status, json.code]).toEqual([403, 'sign_in_again'])
  })
})

test('ten wrong passwords within a session are enough, whatever the device; the right one is not counted', async () => {
  const strict = await createAccountsApi({ RATE_LIMIT_FACTOR: '1' })
  try {
    const browser = await strict.registered()
    for (let time = 0; time < 12; time++) {
      const { status } = await change(browser, { currentPassword: PASSWORD, password: PASSWORD })
      expect(status).toBe(200)
    }
    const wrong = { currentPassword: 'not the password', password: NEW }
    const responses = await Promise.all(Array.from({ length: 12 }, () => change(browser, wrong)))
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(400), 429, 429])
    expect((await change(browser, { currentPassword: PASSWORD, password: NEW })).status).toBe(429)
  } finally {
    await strict.close()
  }
})
