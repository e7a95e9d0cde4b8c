import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, mailedTokens } from '#server/db/schema.ts'
import {
  type AccountsApi,
  createAccountsApi,
  PASSWORD,
  type RegisteredBrowser,
} from '../../../tests/support/accounts.ts'

const HOUR_MS = 60 * 60 * 1000

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi()
})
afterAll(() => api.close())

const another = () => `${randomUUID()}@example.com`
const ask = (browser: RegisteredBrowser, email: string, currentPassword = PASSWORD) =>
  browser.call('POST', '/api/account/change-email', { currentPassword, email })
const confirm = (token: string, browser = api.browser(), password: string | undefined = PASSWORD) =>
  browser.call('POST', '/api/auth/confirm-email', { token, password })
const revert = (token: string) => api.browser().call('POST', '/api/auth/revert-email', { token })
const logIn = (email: string, password = PASSWORD) =>
  api.browser().call('POST', '/api/auth/login', { email, password })
const userOf = async (browser: RegisteredBrowser) => (await browser.call('GET', '/api/auth/user')).json

/** Somebody whose address was changed, with the link that takes it back. */
async function changed() {
  const browser = await api.registered()
  const newEmail = another()
  await ask(browser, newEmail)
  await confirm(api.mailedToken('confirm_new_email', newEmail), browser)
  return Object.assign(browser, { newEmail, way: api.mailedToken('email_changed', browser.email) })
}

describe('asking for another address', () => {
  test('needs the password', async () => {
    const browser = await api.registered()
    const refused = await ask(browser, another(), 'not the password')
    expect([refused.status, refused.json.errors[0].code]).toEqual([400, 'password_wrong'])
  })

  test('changes nothing by itself: it is shown as waiting, and the link goes to the new address alone', async () => {
    const browser = await api.registered({ language: 'en' })
    const newEmail = another()
    expect((await ask(browser, newEmail)).json).toEqual({ accepted: true })
    expect(api.outbox.at(-1)).toMatchObject({ kind: 'confirm_new_email', to: newEmail, locale: 'en' })
    expect((await userOf(browser)).email).toBe(browser.email)
    expect((await browser.call('GET', '/api/account/sign-in-ways')).json.newEmail).toBe(newEmail)
    expect((await logIn(newEmail)).status).toBe(401)
  })

  test('says that an address is taken, as registering does', async () => {
    const [browser, other] = [await api.registered(), await api.registered()]
    const { status, json } = await ask(browser, other.email)
    expect([status, json.code]).toEqual([409, 'email_taken'])
    expect(json.errors).toMatchObject([{ path: 'email', code: 'email_taken' }])
  })

  test('again ends the earlier link', async () => {
    const browser = await api.registered()
    const [first, second] = [another(), another()]
    await ask(browser, first)
    await ask(browser, second)
    expect((await confirm(api.mailedToken('confirm_new_email', first))).status).toBe(400)
    expect((await confirm(api.mailedToken('confirm_new_email', second))).status).toBe(200)
  })
})

describe('a change that waits', () => {
  test('ends with the password that it was asked for with', async () => {
    const reset = async ({ email }: RegisteredBrowser) => {
      await api.browser().call('POST', '/api/auth/forgot-password', { email })
      const token = api.mailedToken('reset_password', email)
      return api.browser().call('POST', '/api/auth/reset-password', { token, password: `${PASSWORD} أخرى` })
    }
    const change = (browser: RegisteredBrowser) =>
      browser.call('POST', '/api/account/change-password', {
        currentPassword: PASSWORD,
        password: `${PASSWORD} أخرى`,
      })
    for (const setAnother of [reset, change]) {
      const browser = await api.registered()
      const newEmail = another()
      await ask(browser, newEmail)
      expect((await setAnother(browser)).status).toBe(200)
      expect((await confirm(api.mailedToken('confirm_new_email', newEmail))).json.code).toBe('invalid_token')
      expect((await logIn(browser.email, `${PASSWORD} أخرى`)).status).toBe(200)
    }
  })
})

describe('confirming it', () => {
  test('makes it the one to sign in with, confirmed', async () => {
    const browser = await changed()
    expect(await userOf(browser)).toMatchObject({ email: browser.newEmail, emailVerified: true })
    expect((await logIn(browser.newEmail)).status).toBe(200)
    expect((await logIn(browser.email)).status).toBe(401)
  })

  test('outside a session of the account needs its password: nobody gets the address of another by their press', async () => {
    const browser = await api.registered()
    const newEmail = another()
    await ask(browser, newEmail)
    const token = api.mailedToken('confirm_new_email', newEmail)
    const use = (more: object) => api.browser().call('POST', '/api/auth/confirm-email', { token, ...more })
    const asked = await use({})
    expect([asked.status, asked.json.code]).toEqual([403, 'password_required'])
    const wrong = await use({ password: 'another password' })
    expect([wrong.status, wrong.json.errors[0].code]).toEqual([400, 'password_wrong'])
    expect((await userOf(browser)).email).toBe(browser.email)
    expect((await use({ password: PASSWORD })).status).toBe(200)
  })

  test('works once, also 20 times at the same moment', async () => {
    const browser = await api.registered()
    const newEmail = another()
    await ask(browser, newEmail)
    const token = api.mailedToken('confirm_new_email', newEmail)
    const responses = await Promise.all(Array.from({ length: 20 }, () => confirm(token)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('works for 24 hours, and no second longer', async () => {
    const browser = await api.registered()
    const newEmail = another()
    await ask(browser, newEmail)
    api.clock.advance(24 * HOUR_MS)
    expect((await confirm(api.mailedToken('confirm_new_email', newEmail))).status).toBe(400)
    api.clock.advance(-1000)
    expect((await confirm(api.mailedToken('confirm_new_email', newEmail))).status).toBe(200)
  })

  test('of an address that got an account meanwhile is refused, and nothing changes', async () => {
    const browser = await api.registered()
    const newEmail = another()
    await ask(browser, newEmail)
    await api.registered({ email: newEmail })
    const refused = await confirm(api.mailedToken('confirm_new_email', newEmail))
    expect([refused.status, refused.json.code]).toEqual([409, 'email_taken'])
    expect((await userOf(browser)).email).toBe(browser.email)
  })

  test('signs nobody in, and gives the session that is there another token', async () => {
    const browser = await api.registered()
    const newEmail = another()
    await ask(browser, newEmail)
    const before = browser.copy()
    await confirm(api.mailedToken('confirm_new_email', newEmail), browser)
    expect((await before.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await browser.call('PUT', '/api/account/language', { language: 'en' })).status).toBe(200)
    const visitor = api.browser()
    const second = another()
    await ask(browser, second)
    await confirm(api.mailedToken('confirm_new_email', second), visitor)
    expect(visitor.cookies.size).toBe(0)
  })

  test('ends the links that were mailed to the old address before', async () => {
    const browser = await api.registered()
    await browser.call('POST', '/api/auth/forgot-password', { email: browser.email })
    const reset = api.mailedToken('reset_password', browser.email)
    const newEmail = another()
    await ask(browser, newEmail)
    await confirm(api.mailedToken('confirm_new_email', newEmail))
    const late = await api
      .browser()
      .call('POST', '/api/auth/reset-password', { token: reset, password: PASSWORD })
    expect(late.json.code).toBe('invalid_token')
  })

  test('tells the old address', async () => {
    const browser = await changed()
    expect(api.outbox.at(-1)).toMatchObject({ kind: 'email_changed', to: browser.email })
  })
})

describe('the way back that the old address got', () => {
  test('restores it, ends every session and the password, and mails a link for a new one', async () => {
    const browser = await changed()
    expect((await revert(browser.way)).json).toEqual({ accepted: true })
    expect((await browser.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await logIn(browser.newEmail)).status).toBe(401)
    expect((await logIn(browser.email)).status).toBe(401)
    const token = api.mailedToken('reset_password', browser.email)
    const password = 'a password of its owner 3'
    expect((await api.browser().call('POST', '/api/auth/reset-password', { token, password })).status).toBe(
      200,
    )
    expect((await logIn(browser.email, password)).status).toBe(200)
  })

  test('still works after the address was changed once more', async () => {
    const browser = await changed()
    const third = another()
    await ask(browser, third)
    await confirm(api.mailedToken('confirm_new_email', third), browser)
    expect((await revert(browser.way)).status).toBe(200)
    expect((await revert(api.mailedToken('email_changed', browser.newEmail))).status).toBe(400)
    expect((await logIn(third)).status).toBe(401)
  })

  test('ends a further change that still waits for its link', async () => {
    const browser = await changed()
    const third = another()
    await ask(browser, third)
    await revert(browser.way)
    expect((await confirm(api.mailedToken('confirm_new_email', third))).status).toBe(400)
    expect((await logIn(third)).status).toBe(401)
  })

  test('is not shut by giving the address to another account', async () => {
    const browser = await changed()
    const squatter = { password: PASSWORD, firstName: 'نورة', lastName: 'السالم', email: browser.email }
    expect((await api.browser().call('POST', '/api/auth/register', squatter)).json.code).toBe('email_taken')
    expect((await ask(await api.registered(), browser.email)).json.code).toBe('email_taken')
    expect((await revert(browser.way)).status).toBe(200)
  })

  test('takes away a provider that was joined since, and leaves the one from before', async () => {
    const browser = await api.registered()
    const { id } = await userOf(browser)
    const link = (providerId: string) => ({
      id: randomUUID(),
      userId: id,
      accountId: randomUUID(),
      providerId,
    })
    const earlier = new Date(api.clock.now.getTime() - HOUR_MS)
    await api.store.database.insert(accounts).values({ ...link('google'), createdAt: earlier })
    const newEmail = another()
    await ask(browser, newEmail)
    await confirm(api.mailedToken('confirm_new_email', newEmail), browser)
    const later = new Date(api.clock.now.getTime() + HOUR_MS)
    await api.store.database.insert(accounts).values({ ...link('apple'), createdAt: later })
    await revert(api.mailedToken('email_changed', browser.email))
    const left = await api.store.database.select().from(accounts).where(sql`user_id = ${id}`)
    expect(left.map(({ providerId }) => providerId).sort()).toEqual(['credential', 'google'])
  })

  test('works for seven days, once, and no second longer', async () => {
    const browser = await changed()
    api.clock.advance(7 * 24 * HOUR_MS)
    expect((await revert(browser.way)).status).toBe(400)
    api.clock.advance(-1000)
    expect((await revert(browser.way)).status).toBe(200)
    expect((await revert(browser.way)).status).toBe(400)
  })

  test('and the link to confirm are kept as hashes alone', async () => {
    const browser = await changed()
    const dump = JSON.stringify(await api.store.database.select().from(mailedTokens))
    expect(dump).not.toContain(browser.way)
  })
})
