import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { nonceOf, securityHeaders } from './headers.ts'

function appAt(APP_URL: string, NODE_ENV: 'production' | 'development' = 'production'): Hono {
  const app = new Hono()
  app.use(securityHeaders({ APP_URL, NODE_ENV }, 'https://provider.example/v1'))
  app.get('/page', context => context.html(`<script nonce="${nonceOf(context)}"></script>`))
  app.get('/payment', context => context.html('<p>'))
  app.get('/payments', context => context.html('<p>'))
  app.get('/data', context => context.json({}))
  app.get('/worker.js', context => context.body('1', 200, { 'content-type': 'text/javascript' }))
  app.get('/assets/a.js', context => context.body('1', 200, { 'content-type': 'text/javascript' }))
  app.get('/away', context => context.redirect('/page'))
  app.get('/stricter', context =>
    context.html('<p>', 200, { 'referrer-policy': 'no-referrer', 'content-security-policy': 'sandbox' }),
  )
  app.get('/broken', () => {
    throw new Error('a mistake of ours')
  })
  app.onError((_, context) => context.text('sorry', 500))
  return app
}

const site = appAt('https://wijha.example')
const policyOf = async (path: string, app = site) =>
  (await app.request(path)).headers.get('content-security-policy') ?? ''

test.each(['/page', '/data', '/away', '/broken', '/nothing-here'])(
  'the answer of %s carries them all',
  async path => {
    expect(Object.fromEntries((await site.request(path)).headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/^(\w[\w-]*=\(\)(, |$))+$/),
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
    })
  },
)

test('a file of the build carries what means something for a file, and no more', async () => {
  const { headers } = await site.request('/assets/a.js')
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'text/javascript',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})

test('an answer that says something itself keeps it', async () => {
  const { headers } = await site.request('/stricter')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('content-security-policy')).toBe('sandbox')
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('over plain http nobody is told to come by https', async () => {
  const { headers } = await appAt('http://localhost:3000').request('/page')
  expect(headers.has('strict-transport-security')).toBe(false)
})

describe('the policy of a page', () => {
  test('knows the nonce of its page, which is new each time and of 144 bits', async () => {
    const nonces = new Set<string>()
    for (let time = 0; time < 50; time++) {
      const response = await site.request('/page')
      const nonce = /nonce="(.+?)"/.exec(await response.text())?.[1] ?? ''
      expect(Buffer.from(nonce, 'base64')).toHaveLength(18)
      expect(response.headers.get('content-security-policy')).toContain(
        `script-src 'nonce-${nonce}' 'strict-dynamic';`,
      )
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(50)
  })

  test('names the provider on the page with the card form alone', async () => {
    expect(await policyOf('/payment')).toContain("connect-src 'self' https://provider.example;")
    for (const path of ['/page', '/payments']) expect(await policyOf(path)).toContain("connect-src 'self';")
  })

  test('allows nothing unsafe, but what the development server needs in development', async () => {
    expect(await policyOf('/page')).not.toMatch(/unsafe|data:|\*|ws:/)
    const development = await policyOf('/page', appAt('http://localhost:3000', 'development'))
    expect(development).toContain("style-src 'self' 'unsafe-inline';")
    expect(development).not.toMatch(/script-src[^;]*unsafe/)
  })
})

test('data and files may do nothing, a worker may fetch from us', async () => {
  for (const path of ['/data', '/away', '/assets/a.js'])
    expect(await policyOf(path)).not.toMatch(/'self'|nonce/)
  expect(await policyOf('/worker.js')).toMatch(/script-src 'self'; connect-src 'self';/)
})
