import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'

const live = {
  MOYASAR_PUBLISHABLE_KEY: 'pk_live_1',
  MOYASAR_SECRET_KEY: 'sk_live_1',
  MOYASAR_WEBHOOK_SECRET: 'of-more-than-sixteen-letters',
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
  ['an alert webhook without its secret', { ALERT_WEBHOOK_URL: 'https://alerts.example/in' }],
  [
    'an alert webhook secret of another form',
    { ALERT_WEBHOOK_URL: 'https://alerts.example/in', ALERT_WEBHOOK_SECRET: 'a-secret-of-another-form' },
  ],
  ['a short webhook secret', { ...live, MOYASAR_WEBHOOK_SECRET: 'short' }],
  ['a VAT number of 14 digits', { SELLER_VAT_NUMBER: '31012239350000' }],
])('%s is refused, and the message shows no value', (_, variables) => {
  try {
    readEnvironment(variables)
    expect.unreachable()
  } catch (error) {
    for (const value of Object.values(variables)) expect((error as Error).message).not.toContain(value)
  }
})

test.each([
  ['plain http', { APP_URL: 'http://wijha.example' }, 'https APP_URL'],
  ['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
  ['the embedded database', { DATABASE_URL: '' }, 'DATABASE_URL'],
  ['no secret', { AUTH_SECRET: '' }, 'AUTH_SECRET'],
  ['a short secret', { AUTH_SECRET: 'only-thirty-one-letters-in-here' }, 'AUTH_SECRET'],
  ['a secret of one letter', { AUTH_SECRET: 'q'.repeat(64) }, 'AUTH_SECRET'],
  ['a counted secret', { AUTH_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }, 'AUTH_SECRET'],
  ['a secret out of an example', { AUTH_SECRET: 'please-replace-this-secret-key-4711' }, 'AUTH_SECRET'],
  ['a host that begins like a local address', { APP_URL: 'http://127.evil.example' }, 'https APP_URL'],
  ['live keys on a forgotten address', { APP_URL: '', SMTP_URL: '' }, 'SMTP_URL'],
  ['development mode', { NODE_ENV: 'development' }, 'NODE_ENV'],
  ['a default database password', { DATABASE_URL: 'postgres://app:postgres@db.example/w' }, 'password'],
  ['the user as its password', { DATABASE_URL: 'postgres://lina:Lina@db.example/w' }, 'password'],
  ['an unknown scheme', { APP_URL: 'ftp://wijha.example' }, 'APP_URL'],
  ['an AI endpoint without its key', { AI_BASE_URL: 'https://ai.example' }, 'AI_API_KEY'],
  ['a webhook secret of one letter', { MOYASAR_WEBHOOK_SECRET: 'w'.repeat(40) }, 'MOYASAR_WEBHOOK_SECRET'],
  ['a backup key of one letter', { BACKUP_KEY: 'k'.repeat(40) }, 'BACKUP_KEY'],
  ['a metrics token of one letter', { METRICS_TOKEN: 't'.repeat(40) }, 'METRICS_TOKEN'],
  ['a provider over plain http', { MOYASAR_API_URL: 'http://api.provider.example' }, 'MOYASAR_API_URL'],
  [
    'an alert webhook over plain http',
    { ALERT_WEBHOOK_URL: 'http://alerts.example', ALERT_WEBHOOK_SECRET: `whsec_${'Ab3'.repeat(14)}` },
    'ALERT_WEBHOOK_URL',
  ],
  ['a proxy by its name', { TRUSTED_PROXIES: 'proxy.internal' }, 'TRUSTED_PROXIES'],
  ['everybody as a proxy', { TRUSTED_PROXIES: '10.0.0.2,0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  ['a network cut short', { TRUSTED_PROXIES: '10.0.0.0/' }, 'TRUSTED_PROXIES'],
  ['a network that is none', { TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  ['an IPv4 network of IPv6 length', { TRUSTED_PROXIES: '::ffff:10.0.0.0/104' }, 'TRUSTED_PROXIES'],
])('a public address with %s is refused in a line that names it and shows no value', (_, wrong, named) => {
  const variables: Readonly<Record<string, string>> = { ...open, ...live, ...wrong }
  try {
    readEnvironment(variables)
    expect.unreachable()
  } catch (error) {
    const { message } = error as Error
    expect(message).toContain(named)
    for (const name of ['AUTH_SECRET', 'MOYASAR_SECRET_KEY', 'MOYASAR_WEBHOOK_SECRET', 'DATABASE_URL'])
      if (variables[name]) expect(message).not.toContain(variables[name])
  }
})

test('proxies are given as addresses and networks of both kinds', () => {
  const TRUSTED_PROXIES = ' 10.0.0.2, 172.28.0.0/24,2001:db8::/48, ::1 '
  const read = readEnvironment({ TRUSTED_PROXIES }).TRUSTED_PROXIES
  expect(read).toEqual(['10.0.0.2', '172.28.0.0/24', '2001:db8::/48', '::1'])
})

test.each(['https://api.moyasar.com', 'https://api.moyasar.com/', 'https://api.moyasar.com/v1'])(
  'the provider may be given as %s',
  url => expect(readEnvironment({ MOYASAR_API_URL: url }).MOYASAR_API_URL).toBe('https://api.moyasar.com'),
)
