import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { CONSOLE } from '#web/text/console.ts'
import { app, get, pageResponses, raw, signedIn, useHardenedApp } from './hardened-app.ts'

const ASSETS = join(import.meta.dirname, '..', '..', 'build', 'client', 'assets')

useHardenedApp()

test('a method that a route does not have is refused, and tracing is off', async () => {
  for (const path of ['/', '/login', '/icon.svg', '/api/catalog', '/api/auth/login', '/no-such-page']) {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'SEARCH'])
      expect([404, 405], `${method} ${path}`).toContain((await get(path, { method })).status)
    // fetch refuses to send it.
    const { status, body } = await raw('TRACE', path, 'X-Canary: seen')
    expect([404, 405], `TRACE ${path}`).toContain(status)
    expect(body).not.toContain('seen')
    expect((await raw('MADEUP', path)).status).toBe(400)
  }
})

test('nothing lies about: no sources, no maps, no settings, no data', async () => {
  const left = [
    ...[
      '/.git/config',
      '/.env',
      '/.env.local',
      '/.npmrc',
      '/package.json',
      '/package-lock.json',
      '/server/main.ts',
    ],
    ...['/build/server/index.js', '/.vite/manifest.json', '/@vite/client', '/@fs/etc/passwd', '/__vite_ping'],
    ...['/node_modules/zod/package.json', '/data/secret', '/mail', '/postgres', '/debug', '/server-status'],
    ...[
      '/assets/',
      '/assets/../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
    ],
    ...[
      '/..%5c..%5cpackage.json',
      '/%00',
      '/backup.sql',
      '/db.dump',
      '/.DS_Store',
      '/phpinfo.php',
      '/wp-login.php',
    ],
    ...[
      '/swagger.json',
      '/graphql',
      '/actuator/env',
      '/__manifest',
      '/icon.svg.map',
      '/icon.svg~',
      '/index.html.bak',
    ],
  ]
  for (const path of left) expect([400, 404], path).toContain((await raw('GET', path)).status)
  const html = await (await get('/login')).text()
  const scripts = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path)
  expect(scripts.length).toBeGreaterThan(5)
  for (const path of new Set(scripts)) {
    expect((await get(`${path}.map`)).status, path).toBe(404)
    expect(await (await get(path)).text(), path).not.toContain('sourceMappingURL')
  }
})

test('the site map cannot be asked for piece by piece, however much is asked', async () => {
  const many = Array.from({ length: 400 }, (_, index) => `p=/x${index}`).join('&')
  for (const query of [
    many,
    `p=/${'x'.repeat(8192)}`,
    `p=${'%25'.repeat(2000)}`,
    'p=//////',
    `p=${'/a'.repeat(3000)}`,
  ])
    expect((await get(`/__manifest?${query}`)).status).toBe(404)
  expect((await get(`/__manifest?${'p=/x&'.repeat(10_000)}`)).status).toBe(431)
})

/** Method, path, body, headers; `member` stands for the cookie of somebody signed in. */
const ERRORS: readonly (readonly [string, string, (string | undefined)?, Record<string, string>?])[] = [
  ['GET', '/api/nothing'],
  ['PUT', '/api/catalog', '{}'],
  ['GET', '/api/profile'],
  ['GET', '/api/assessment/7d0a4b52-3d5e-4a66-9a31-2f6f0c1d9e10/results', undefined, { cookie: 'member' }],
  ['GET', '/api/assessment/not-an-id/results', undefined, { cookie: 'member' }],
  ['GET', '/api/receipts/R-999999', undefined, { cookie: 'member' }],
  ['GET', '/api/assessment/x/questions?section=', undefined, { cookie: 'member' }],
  ['POST', '/api/profile', '{}', { cookie: 'member' }],
  ['POST', '/api/auth/login', '{}', { 'content-type': 'text/plain' }],
  ['POST', '/api/auth/login', '{"email":'],
  ['POST', '/api/auth/login', '{}'],
  ['POST', '/api/auth/login', '[[[[]]]]'],
  ['POST', '/api/auth/login', '{"email":"nobody@example.test","password":"not the password"}'],
  ['POST', '/api/auth/login', `{"email":"${'x'.repeat(60_000)}"}`],
  ['POST', '/api/auth/login', '{}', { 'content-encoding': 'gzip' }],
  ['POST', '/api/auth/register', '{"email":"a"}'],
  ['POST', '/api/auth/register', '{}', { origin: 'https://evil.example' }],
  ['POST', '/api/auth/verify-email', '{"token":"x"}'],
  ['POST', '/api/auth/reset-password', '{"token":"x","password":"a password of the tests"}'],
  ['POST', '/api/webhooks/moyasar', '{"secret_token":"x"}'],
  ['GET', '/api/verify/WJ-0123456789'],
  ['GET', '/api/shared/x'],
  ['POST', '/api/contact', '{"message":"\u0000"}'],
]
const INTERNALS =
  /node_modules|\.[jt]sx?:\d|\bat \w+ \(|select |insert |pg_|ECONN|\/server\/|\d+\.\d+\.\d+|sk_|postgres|zod|hono/i

test('an error says what happened in both languages, with a number to ask by, and nothing of the inside', async () => {
  const member = await signedIn()
  for (const [method, path, body, headers = {}] of ERRORS) {
    const said = await Promise.all(
      ['ar', 'en'].map(async language => {
        const cookie = [`language=${language}`, ...(headers.cookie ? [member] : [])].join('; ')
        const response = await get(path, {
          method,
          headers: { 'content-type': 'application/json', ...headers, cookie },
          ...(body === undefined ? {} : { body }),
        })
        const json = await response.json()
        expect(response.headers.get('content-type'), path).toBe('application/problem+json; charset=utf-8')
        expect(json.requestId, path).toBe(response.headers.get('x-request-id'))
        expect(JSON.stringify({ ...json, requestId: '' }), `${method} ${path}`).not.toMatch(INTERNALS)
        return { json, status: response.status }
      }),
    )
    const [arabic, english] = said
    expect(arabic?.status, `${method} ${path} ${body}`).toBeGreaterThanOrEqual(400)
    expect(arabic?.status).toBeLessThan(500)
    expect(Object.keys(arabic?.json)).toEqual(Object.keys(english?.json))
    expect([arabic?.status, arabic?.json.code]).toEqual([english?.status, english?.json.code])
    expect(arabic?.json.message).toMatch(/[\u0600-\u06FF]{3}/)
    expect(english?.json.message).toMatch(/^[^\u0600-\u06FF]+$/)
  }
})

test('what is served to browsers holds no secret', async () => {
  const bundles = readdirSync(ASSETS).filter(name => /\.(js|css)$/.test(name))
  expect(bundles.length).toBeGreaterThan(20)
  const secret = readFileSync(join(app.dataDirectory, 'auth-secret'), 'utf8').trim()
  expect(secret.length).toBeGreaterThan(30)
  const pages = await Promise.all((await pageResponses()).map(({ response }) => response.text()))
  const served = [...bundles.map(name => readFileSync(join(ASSETS, name), 'utf8')), ...pages]
  for (const text of served) {
    expect(text).not.toContain(secret)
    expect(text).not.toMatch(
      /sk_(test|live)_|a-secret-of-the-tests|AUTH_SECRET|SECRET_KEY|postgres(ql)?:\/\/|BEGIN [A-Z ]*PRIVATE KEY/,
    )
  }
})

test('no script that the pages of takers can load is one of the console, or holds a word or a call of it', () => {
  const manifests = readdirSync(ASSETS).filter(name => /^manifest-\w+\.js$/.test(name))
  expect(manifests).toHaveLength(1)
  const theirs = reachedFrom(readFileSync(join(ASSETS, manifests[0] ?? ''), 'utf8'))
  const console = reachedFrom(readFileSync(join(ASSETS, '..', '..', 'console.html'), 'utf8'))
  expect(theirs.size).toBeGreaterThan(50)
  // The bundler's own few lines, which are the same in both.
  const shared = [...theirs.keys()].filter(name => console.has(name) && !name.startsWith('rolldown-runtime'))
  expect(shared).toEqual([])
  // The call that ends a view of the support is theirs too.
  const marks = ['/api/operator/people', ...Object.values(CONSOLE).map(({ doorTitle }) => doorTitle)]
  const marked = (scripts: ReadonlyMap<string, string>) =>
    marks.filter(mark => [...scripts.values()].some(script => script.includes(mark)))
  expect(marked(theirs)).toEqual([])
  expect(marked(console)).toEqual(marks)
})

/** Collects the scripts that a text names, and those that each of them names, at once or later. */
function reachedFrom(text: string): Map<string, string> {
  const reached = new Map<string, string>()
  const waiting = [text]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [, name = ''] of next.matchAll(/["'`(](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`)]/g)) {
      if (reached.has(name)) continue
      const script = readFileSync(join(ASSETS, name), 'utf8')
      reached.set(name, script)
      waiting.push(script)
    }
  }
  return reached
}
