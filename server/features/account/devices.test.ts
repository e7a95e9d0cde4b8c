import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Device } from '#contract/account.ts'
import { sessions } from '#server/db/schema.ts'
import { type AccountsApi, createAccountsApi, PASSWORD } from '../../../tests/support/accounts.ts'
import { nameDevice } from './name-device.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0'
const HOUR_MS = 60 * 60 * 1000

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi()
})
afterAll(() => api.close())

async function onTwoDevices() {
  const phone = await api.registered()
  const desk = api.browser()
  const body = { email: phone.email, password: PASSWORD }
  await desk.call('POST', '/api/auth/login', body, { 'user-agent': WINDOWS })
  const list = async () => (await desk.call('GET', '/api/account/sessions')).json as Device[]
  return { phone, desk, list }
}

test.each([
  [IPHONE, 'Safari', 'iOS'],
  [WINDOWS, 'Edge', 'Windows'],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    'macOS',
  ],
  ['curl/8.0', null, null],
  ['', null, null],
])('a device is named from its browser: %s', (userAgent, browser, system) => {
  expect(nameDevice(userAgent)).toEqual({ browser, system })
})

describe('the signed-in devices', () => {
  test('are listed, this one first, without token, address or what the browser sent', async () => {
    const { list } = await onTwoDevices()
    const devices = await list()
    expect(devices.map(({ current }) => current)).toEqual([true, false])
    expect(devices[0]).toMatchObject({
      browser: 'Edge',
      system: 'Windows',
      signedInAt: '2026-11-20T09:00:00.000Z',
    })
    const keys = ['id', 'browser', 'system', 'current', 'signedInAt', 'lastUsedAt', 'endsAt']
    for (const device of devices) expect(Object.keys(device).sort()).toEqual(keys.sort())
  })

  test('do not show one whose time is over', async () => {
    const { list } = await onTwoDevices()
    const [here, there] = await list()
    await api.store.database.update(sessions).set({ expiresAt: api.clock.now }).where(sql`id = ${there?.id}`)
    expect((await list()).map(({ id }) => id)).toEqual([here?.id])
  })

  test('show when each was last used, to the hour', async () => {
    const { phone, list } = await onTwoDevices()
    const before = api.clock.now.toISOString()
    api.clock.advance(HOUR_MS - 1000)
    await phone.call('GET', '/api/auth/user')
    expect((await list())[1]?.lastUsedAt).toBe(before)
    api.clock.advance(1000)
    await phone.call('GET', '/api/auth/user')
    expect((await list())[1]?.lastUsedAt).toBe(api.clock.now.toISOString())
  })

  test('are signed out one by one: the next request is refused', async () => {
    const { phone, desk, list } = await onTwoDevices()
    const [, other] = await list()
    expect((await desk.call('DELETE', `/api/account/sessions/${other?.id}`)).status).toBe(204)
    expect((await phone.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await desk.call('DELETE', `/api/account/sessions/${other?.id}`)).status).toBe(404)
    expect(await list()).toHaveLength(1)
  })

  test('are signed out all at once, but for this one', async () => {
    const { phone, desk, list } = await onTwoDevices()
    expect((await desk.call('DELETE', '/api/account/sessions')).status).toBe(204)
    expect((await phone.call('GET', '/api/auth/user')).status).toBe(401)
    expect(await list()).toHaveLength(1)
  })

  test("of somebody else cannot be signed out, and answer as ones that don't exist", async () => {
    const { phone, list } = await onTwoDevices()
    const [device] = await list()
    const stranger = await api.registered()
    const refused = await stranger.call('DELETE', `/api/account/sessions/${device?.id}`)
    const invented = await stranger.call('DELETE', '/api/account/sessions/not-an-id')
    expect([refused.status, refused.json]).toEqual([404, invented.json])
    expect((await phone.call('GET', '/api/auth/user')).status).toBe(200)
  })
})

test('the name of the account changes on its next call', async () => {
  const browser = await api.registered()
  const { status, json } = await browser.call('PUT', '/api/account/name', {
    firstName: 'سارة',
    lastName: 'العلي',
  })
  expect([status, json.firstName]).toEqual([200, 'سارة'])
  expect((await browser.call('GET', '/api/auth/user')).json).toMatchObject({
    firstName: 'سارة',
    lastName: 'العلي',
  })
})
