import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedTokens, rateLimits, sessions } from '#server/db/schema.ts'
import { type AccountsApi, createAccountsApi } from '../../tests/support/accounts.ts'
import { cleanUp } from './clean-up.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi()
})
afterAll(() => api.close())

test('removes what has expired and nothing else', async () => {
  const browser = await api.registered()
  await api.browser().call('POST', '/api/auth/forgot-password', { email: browser.email })
  const remembered = { email: browser.email, password: browser.password, rememberMe: true }
  await api.browser().call('POST', '/api/auth/login', remembered)
  const counts = () => Promise.all([sessions, mailedTokens].map(table => api.store.database.$count(table)))
  expect(await counts()).toEqual([2, 2])
  await cleanUp(api.deps)
  expect(await counts()).toEqual([2, 2])
  api.clock.advance(2 * DAY_MS)
  await cleanUp(api.deps)
  expect(await counts()).toEqual([2, 0])
  api.clock.advance(6 * DAY_MS)
  await cleanUp(api.deps)
  expect(await counts()).toEqual([1, 0])
})

test('empties the limits that have run out', async () => {
  const now = Date.now()
  await api.store.database.delete(rateLimits)
  await api.store.database.insert(rateLimits).values([
    { key: 'past', points: 1, expire: now - 1 },
    { key: 'running', points: 1, expire: now + 60_000 },
  ])
  await cleanUp({ database: api.deps.database, clock: () => new Date(now) })
  expect((await api.store.database.select().from(rateLimits)).map(({ key }) => key)).toEqual(['running'])
})
