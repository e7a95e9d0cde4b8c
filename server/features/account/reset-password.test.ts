import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts, mailedTokens, users } from '#server/db/schema.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'

const HOUR_MS = 60 * 60 * 1000
const NEW = 'the new password 7'

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi()
})
afterAll(() => api.close())

const forgot = (email: string, headers: Record<string, string> = {}) =>
  api.browser().call('POST', '/api/auth/forgot-password', { email }, headers)
const reset = (token: string, password = NEW) =>
  api.browser().call('POST', '/api/auth/reset-password', { token, password })
const logIn = (email: string, password: string) =>
  api.browser().call('POST', '/api/auth/login', { email, password })

async function forgotten() {
  const browser = await api.registered()
  await forgot(browser.email)
  return Object.assign(browser, { link: api.mailedToken('reset_password', browser.email) })
}

describe('a forgotten password', () => {
  test('is answered with a mail in the language of the account', async () => {
    const { email } = await api.registered({ language: 'en' })
    expect((await forgot(email)).json).toEqual({ accepted: true })
    expect(api.outbox.at(-1)).toMatchObject({
      kind: 'reset_password',
      to: email,
      firstName: 'نورة',
      locale: 'en',
    })
  })

  test('of an unknown address leaves no token', async () => {
    const before = await api.store.database.$count(mailedTokens)
    await forgot('nobody@example.com')
    expect(await api.store.database.$count(mailedTokens)).toBe(before)
  })

  test('ends the earlier link when it is asked for again', async () => {
    const { email, link } = await forgotten()
    await forgot(email)
    expect((await reset(link)).status).toBe(400)
    expect((await reset(api.mailedToken('reset_password', email))).status).toBe(200)
  })

  test('queues the same work whether there is an account or not', async () => {
    const { email } = await api.registered()
    const statements = vi.spyOn(Client.prototype, 'query')
    const costs = []
    for (const address of [email, 'unknown@example.com']) {
      statements.mockClear()
      const mails = api.outbox.length
      await forgot(address)
      costs.push({ statements: statements.mock.calls.length, mails: api.outbox.length - mails })
    }
    statements.mockRestore()
    expect(costs[0]?.mails).toBe(1)
    expect(costs[1]).toEqual(costs[0])
  })
})

describe('a reset link', () => {
  test('sets the new password, and the old one opens nothing', async () => {
    const { email, password, link } = await forgotten()
    expect((await reset(link)).json).toEqual({ accepted: true })
    expect((await logIn(email, NEW)).status).toBe(200)
    expect((await logIn(email, password)).status).toBe(401)
  })

  test('works once', async () => {
    const { link } = await forgotten()
    await reset(link)
    const again = await reset(link, 'yet another password')
    expect([again.status, again.json.code]).toEqual([400, 'invalid_token'])
  })

  test('works once also when used 20 times at the same moment', async () => {
    const { link } = await forgotten()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, time) => reset(link, `password number ${time}`)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)])
  })

  test('works for an hour', async () => {
    const { link } = await forgotten()
    api.clock.advance(HOUR_MS - 1000)
    expect((await reset(link)).status).toBe(200)
  })

  test('works no second longer', async () => {
    const { link } = await forgotten()
    api.clock.advance(HOUR_MS + 1000)
    expect((await reset(link)).status).toBe(400)
  })

  test('ends every session of the account, at its very next request', async () => {
    const first = await forgotten()
    const devices = [first, api.browser(), api.browser()]
    for (const device of devices.slice(1)) {
      await device.call('POST', '/api/auth/login', { email: first.email, password: first.password })
    }
    await reset(first.link)
    for (const device of devices) expect((await device.call('GET', '/api/auth/user')).status).toBe(401)
  })

  test('does not sign in', async () => {
    const { link } = await forgotten()
    const browser = api.browser()
    await browser.call('POST', '/api/auth/reset-password', { token: link, password: NEW })
    expect(browser.session).toBeUndefined()
  })

  test('confirms the address, whose mail its owner reads', async () => {
    const { email, link } = await forgotten()
    await reset(link)
    expect((await logIn(email, NEW)).json.user.emailVerified).toBe(true)
  })

  test('tells the owner by mail', async () => {
    const { email, link } = await forgotten()
    await reset(link)
    expect(api.outbox.at(-1)).toEqual({
      kind: 'password_changed',
      to: email,
      firstName: 'نورة',
      locale: 'ar',
    })
  })

  test('with a refused password stays usable', async () => {
    const { email, link } = await forgotten()
    for (const password of ['password1', email]) {
      const refused = await reset(link, password)
      expect(refused.json.errors[0].code).toBe('password_common')
    }
    expect((await reset(link)).status).toBe(200)
  })

  test('gives an account that has none its first password', async () => {
    const { email, link } = await forgotten()
    await api.store.database
      .delete(accounts)
      .where(sql`${accounts.userId} = (select id from ${users} where email = ${email})`)
    await reset(link)
    expect((await logIn(email, NEW)).status).toBe(200)
  })

  test('that was made up is refused', async () => {
    expect((await reset('x'.repeat(43))).json.code).toBe('invalid_token')
  })
})

test('a poisoned host header is answered like any other, and reaches no mail', async () => {
  const { email } = await api.registered()
  const { status } = await forgot(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  expect(status).toBe(200)
  expect(JSON.stringify(api.outbox.at(-1))).not.toContain('evil')
})
