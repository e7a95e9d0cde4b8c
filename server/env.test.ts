import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'

const live = {
  MOYASAR_PUBLISHABLE_KEY: 'pk_live_1',
  MOYASAR_SECRET_KEY: 'sk_live_1',
  MOYASAR_WEBHOOK_SECRET: 'sixteen-letters-',
}
const open = {
  APP_URL: 'https://wijha.example',
  SMTP_URL: 'smtp://mail.example',
  DATABASE_URL: 'postgres://db.example/wijha',
  AUTH_SECRET: 'a-secret-of-the-tests-that-signs-nothing-else',
}

test('a public address needs live keys, unless it says that it is a demonstration', () => {
  expect(readEnvironment({ ...open, ...live }).APP_URL).toBe('https://wijha.example')
  expect(() => readEnvironment(open)).toThrow('live MOYASAR keys')
  const testKeys = { ...live, MOYASAR_PUBLISHABLE_KEY: 'pk_test_1', MOYASAR_SECRET_KEY: 'sk_test_1' }
  expect(() => readEnvironment({ ...open, ...testKeys })).toThrow('live MOYASAR keys')
  expect(readEnvironment({ ...open, ALLOW_DEMO: '1' }).MOYASAR_SECRET_KEY).toBeUndefined()
})

test.each([
  ['one key alone', { MOYASAR_SECRET_KEY: 'sk_test_1' }],
  ['keys of both sides', { ...live, MOYASAR_SECRET_KEY: 'sk_test_1' }],
  ['the keys exchanged', { ...live, MOYASAR_SECRET_KEY: 'pk_live_1' }],
  ['a short notice secret', { ...live, MOYASAR_WEBHOOK_SECRET: 'short' }],
  ['a VAT number of 14 digits', { SELLER_VAT_NUMBER: '31012239350000' }],
])('%s is refused, and the message shows no value', (_, variables) => {
  try {
    readEnvironment(variables)
    expect.unreachable()
  } catch (error) {
    for (const value of Object.values(variables)) expect((error as Error).message).not.toContain(value)
  }
})

test.each(['https://api.moyasar.com', 'https://api.moyasar.com/', 'https://api.moyasar.com/v1'])(
  'the provider may be given as %s',
  url => expect(readEnvironment({ MOYASAR_API_URL: url }).MOYASAR_API_URL).toBe('https://api.moyasar.com'),
)
