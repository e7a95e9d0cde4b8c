import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '#server/db/schema.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi()
})
afterAll(() => api.close())

describe('logging out', () => {
  test('ends the session at the server: the cookie is worth nothing afterwards', async () => {
    const browser = await api.registered()
    const replay = browser.copy()
    expect((await browser.call('POST', '/api/auth/logout')).status).toBe(204)
    expect((await replay.call('GET', '/api/auth/user')).status).toBe(401)
  })

  test('clears the cookie and the cache', async () => {
    const browser = await api.registered()
    const { headers } = await browser.call('POST', '/api/auth/logout')
    expect(browser.session).toBeUndefined()
    expect(headers.get('clear-site-data')).toBe('"cache"')
  })

  test('works without a session', async () => {
    expect((await api.browser().call('POST', '/api/auth/logout')).status).toBe(204)
  })

  test('works with a session that has ended already', async () => {
    const browser = await api.registered()
    await api.store.database.delete(sessions).where(sql`true`)
    expect((await browser.call('POST', '/api/auth/logout')).status).toBe(204)
  })

  test('from another site is refused, and the session lives', async () => {
    const browser = await api.registered()
    const { status } = await browser.call('POST', '/api/auth/logout', undefined, {
      origin: 'https://evil.example',
    })
    expect(status).toBe(403)
    expect((await browser.call('GET', '/api/auth/user')).status).toBe(200)
  })
})
