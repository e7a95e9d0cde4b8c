import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { accounts, consents, users } from '#server/db/schema.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../../../tests/support/accounts.ts'
import { NO_PAYMENT_JOBS } from '../../../tests/support/no-payments.ts'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const CREDENTIALS = {
  GOOGLE_CLIENT_ID: 'google-client',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  APPLE_CLIENT_ID: 'example.wijha',
  APPLE_TEAM_ID: 'TEAM',
  APPLE_KEY_ID: 'KEY',
  // As one line of an environment file.
  APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
}
const HOME = 'http://localhost:3000/'

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi(CREDENTIALS)
})
afterAll(() => api.close())
afterEach(() => vi.unstubAllGlobals())

/** What the provider was asked for in exchange for a code. */
let exchanged: URLSearchParams | undefined

/** Stands for the provider's token endpoint: whoever shows a code is this person. */
function providerSays(claims: object): void {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const idToken = `${part({ alg: 'RS256' })}.${part(claims)}.signature`
  vi.stubGlobal('fetch', async (_: string, init: { body: URLSearchParams }) => {
    exchanged = new URLSearchParams(init.body)
    return Response.json({
      access_token: 'access-key',
      refresh_token: 'refresh-key',
      id_token: idToken,
      token_type: 'Bearer',
    })
  })
}

const person = (changes: object = {}) => ({
  sub: `google-${Math.random()}`,
  email: `g${Math.random().toString(36).slice(2)}@example.com`,
  email_verified: true,
  name: 'عبد الله القحطاني',
  given_name: 'عبد الله',
  family_name: 'القحطاني',
  picture: 'https://lh3.example/picture',
  ...changes,
})

async function start(
  browser: Browser,
  provider = 'google',
  body: object = { agreeToTerms: true },
): Promise<URL> {
  const { status, json } = await browser.call('POST', `/api/auth/provider/${provider}`, body)
  if (status !== 200) throw new Error(JSON.stringify(json))
  return new URL(json.url)
}

/** Goes to the provider and comes back with a code. */
async function signIn(browser: Browser, claims: object, body?: object): Promise<string | null> {
  providerSays(claims)
  const url = await start(browser, 'google', body)
  const query = new URLSearchParams({ code: 'a-code', state: url.searchParams.get('state') ?? '' })
  const { headers } = await browser.call('GET', `/api/auth/provider/callback/google?${query}`)
  return headers.get('location')
}

describe('without credentials', () => {
  test('no provider is offered', async () => {
    const bare = await createAccountsApi()
    try {
      expect((await bare.browser().call('GET', '/api/auth/providers')).json).toEqual({
        google: false,
        apple: false,
      })
      const { status, json } = await bare.browser().call('POST', '/api/auth/provider/google', {})
      expect([status, json.code]).toEqual([404, 'provider_not_configured'])
    } finally {
      await bare.close()
    }
  })
})

describe('starting a social sign-in', () => {
  test('leads to Google with state, PKCE and our own way back', async () => {
    const url = await start(api.browser())
    expect(url.origin).toBe('https://accounts.google.com')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'google-client',
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^.{32}$/),
      redirect_uri: 'http://localhost:3000/api/auth/provider/callback/google',
    })
  })

  test('leads to Apple with a posted form as the way back', async () => {
    const url = await start(api.browser(), 'apple')
    expect(url.origin).toBe('https://appleid.apple.com')
    expect(url.searchParams.get('response_mode')).toBe('form_post')
    expect(url.searchParams.get('redirect_uri')).toBe(
      'http://localhost:3000/api/auth/provider/callback/apple',
    )
  })

  test('of another provider is refused', async () => {
    const { status } = await api.browser().call('POST', '/api/auth/provider/github', {})
    expect(status).toBe(400)
  })
})

describe('coming back from Google', () => {
  test('makes an account, signs in, and goes on to where the person was', async () => {
    const browser = api.browser({ language: 'en' })
    const claims = person()
    expect(await signIn(browser, claims, { agreeToTerms: true, redirectTo: '/assessment?x=1' })).toBe(
      `${HOME}assessment?x=1`,
    )
    const { json } = await browser.call('GET', '/api/auth/user')
    expect(json).toMatchObject({
      firstName: 'عبد الله',
      lastName: 'القحطاني',
      email: claims.email,
      emailVerified: true,
      language: 'en',
    })
  })

  test('loads no picture from elsewhere', async () => {
    const browser = api.browser()
    await signIn(browser, person())
    expect((await browser.call('GET', '/api/auth/user')).json.profileImageUrl).toBeNull()
  })

  test('records the agreement with the account', async () => {
    const browser = api.browser()
    await signIn(browser, person())
    const { json } = await browser.call('GET', '/api/auth/user')
    expect(await api.store.database.$count(consents, sql`${consents.userId} = ${json.id}`)).toBe(2)
  })

  test('that fails while the account is being made leaves nothing behind', async () => {
    const failing = await createAccountsApi(CREDENTIALS, async () => ({
      ...NO_PAYMENT_JOBS,
      enqueueMail: () => Promise.reject(new Error('the queue is away')),
      askForAdvice: async () => {},
    }))
    try {
      const browser = failing.browser()
      expect(await signIn(browser, person({ email_verified: false }))).toBe(
        `${HOME}login?error=provider_failed`,
      )
      expect(browser.session).toBeUndefined()
      const left = [users, accounts, consents].map(table => failing.store.database.$count(table))
      expect(await Promise.all(left)).toEqual([0, 0, 0])
    } finally {
      await failing.close()
    }
  })

  test("keeps no key to the person's data there", async () => {
    await signIn(api.browser(), person())
    expect(JSON.stringify(await api.store.database.select().from(accounts))).not.toMatch(
      /access-key|refresh-key/,
    )
  })

  test('proves the PKCE secret of this very browser', async () => {
    await signIn(api.browser(), person())
    expect(exchanged?.get('code_verifier')).toMatch(/^.{43,128}$/)
  })

  test('without the agreement makes no account', async () => {
    const browser = api.browser()
    const claims = person()
    expect(await signIn(browser, claims, {})).toBe(`${HOME}login?error=no_account`)
    expect(browser.session).toBeUndefined()
    expect(await api.store.database.$count(users, sql`${users.email} = ${claims.email}`)).toBe(0)
  })

  test('a second time signs in to the same account, agreement or not', async () => {
    const claims = person()
    await signIn(api.browser(), claims)
    const browser = api.browser({ language: 'en' })
    expect(await signIn(browser, claims, {})).toBe(HOME)
    expect(await api.store.database.$count(users, sql`${users.email} = ${claims.email}`)).toBe(1)
    expect((await browser.call('GET', '/api/auth/user')).json.language).toBe('en')
  })

  test('joins an account whose address both sides have confirmed', async () => {
    const registered = await api.registered()
    const token = api.mailedToken('verify_email', registered.email)
    await registered.call('POST', '/api/auth/verify-email', { token })
    const browser = api.browser()
    expect(await signIn(browser, person({ email: registered.email }))).toBe(HOME)
    expect((await browser.call('GET', '/api/auth/user')).json.email).toBe(registered.email)
  })

  test('does not join an account whose address was never confirmed here', async () => {
    const registered = await api.registered()
    const browser = api.browser()
    const location = await signIn(browser, person({ email: registered.email }))
    expect(location).toBe(`${HOME}login?error=account_not_linked`)
    expect(browser.session).toBeUndefined()
  })

  test('does not join an account by an address that Google has not confirmed', async () => {
    const registered = await api.registered()
    const token = api.mailedToken('verify_email', registered.email)
    await registered.call('POST', '/api/auth/verify-email', { token })
    const location = await signIn(api.browser(), person({ email: registered.email, email_verified: false }))
    expect(location).toBe(`${HOME}login?error=account_not_linked`)
  })

  test('with an unconfirmed address makes an account and mails the verification link', async () => {
    const claims = person({ email_verified: false })
    await signIn(api.browser(), claims)
    expect(api.outbox.at(-1)).toMatchObject({ kind: 'verify_email', to: claims.email })
  })

  test('with an unconfirmed address proves it in its own session alone; a new password takes the way in away', async () => {
    const claims = person({ email_verified: false })
    const browser = api.browser()
    await signIn(browser, claims)
    const token = api.mailedToken('verify_email', claims.email)
    const elsewhere = await api.browser().call('POST', '/api/auth/verify-email', { token })
    expect([elsewhere.status, elsewhere.json.code]).toEqual([403, 'sign_in_again'])
    await api.browser().call('POST', '/api/auth/forgot-password', { email: claims.email })
    const body = { token: api.mailedToken('reset_password', claims.email), password: 'a phrase of the owner' }
    expect((await api.browser().call('POST', '/api/auth/reset-password', body)).status).toBe(200)
    expect((await browser.call('GET', '/api/auth/user')).status).toBe(401)
    expect(await signIn(api.browser(), claims)).toBe(`${HOME}login?error=account_not_linked`)
  })

  test('in a browser that did not start is refused', async () => {
    providerSays(person())
    const url = await start(api.browser())
    const other = api.browser()
    const { headers } = await other.call(
      'GET',
      `/api/auth/provider/callback/google?code=c&state=${url.searchParams.get('state')}`,
    )
    expect(headers.get('location')).toBe(`${HOME}login?error=provider_failed`)
    expect(other.session).toBeUndefined()
  })

  test('twice with the same state is refused', async () => {
    providerSays(person())
    const browser = api.browser()
    const url = await start(browser)
    const cookie = browser.cookieHeader()
    const path = `/api/auth/provider/callback/google?code=c&state=${url.searchParams.get('state')}`
    await browser.call('GET', path)
    const { headers } = await browser.call('GET', path, undefined, { cookie })
    expect(headers.get('location')).toBe(`${HOME}login?error=provider_failed`)
  })

  test('after the person said no goes back to /login', async () => {
    const browser = api.browser()
    const url = await start(browser)
    const query = new URLSearchParams({ error: 'access_denied', state: url.searchParams.get('state') ?? '' })
    const { headers } = await browser.call('GET', `/api/auth/provider/callback/google?${query}`)
    expect(headers.get('location')).toBe(`${HOME}login?error=provider_cancelled`)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%5cevil',
    '/.//evil.example',
    'x',
  ])('never ends on another site: %s', async redirectTo => {
    const location = await signIn(api.browser(), person(), { agreeToTerms: true, redirectTo })
    expect(new URL(location ?? '').origin).toBe('http://localhost:3000')
  })

  test('is on record: who joined, who came back, who was refused', async () => {
    const claims = person()
    const { length } = api.logged
    const browser = api.browser()
    await signIn(browser, claims)
    const { id: actor } = (await browser.call('GET', '/api/auth/user')).json
    await signIn(api.browser(), claims)
    await signIn(api.browser(), person(), {})
    const record = api.logged
      .slice(length)
      .map(line => JSON.parse(line))
      .filter(({ event }) => event === 'security')
    const from = expect.stringMatching(/^[\w-]{16}$/)
    expect(record).toMatchObject([
      { action: 'registered', actor, from, result: 'done' },
      { action: 'signed_in', actor, from, result: 'done' },
      { action: 'authentication_failed', from, result: 'refused', reason: 'no_account' },
    ])
    expect(JSON.stringify(record)).not.toContain(claims.email)
  })

  test.each(['constructor', '__proto__', 'a word of the provider'])(
    'with an error that is none of ours says that it failed: %s',
    async error => {
      const browser = api.browser()
      const state = (await start(browser)).searchParams.get('state') ?? ''
      const query = new URLSearchParams({ error, state })
      const { headers } = await browser.call('GET', `/api/auth/provider/callback/google?${query}`)
      expect(headers.get('location')).toBe(`${HOME}login?error=provider_failed`)
    },
  )

  test('ends the session that was in the browser before', async () => {
    const browser = await api.registered()
    const old = browser.copy()
    await signIn(browser, person())
    expect((await old.call('GET', '/api/auth/user')).status).toBe(401)
  })
})

describe('coming back from Apple', () => {
  test('posts across sites without a cookie, and finishes at the same address with one', async () => {
    const browser = api.browser()
    const url = await start(browser, 'apple')
    providerSays({ sub: 'apple-1', email: 'apple@example.com', email_verified: 'true' })
    const user = JSON.stringify({ name: { firstName: 'Huda', lastName: 'Omar' } })
    const form = new URLSearchParams({
      code: 'c',
      state: url.searchParams.get('state') ?? '',
      user,
    }).toString()
    const posted = await api.browser().call('POST', '/api/auth/provider/callback/apple', form, {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
    })
    expect(posted.status).toBe(302)
    const next = new URL(posted.headers.get('location') ?? '')
    const { headers } = await browser.call('GET', next.pathname + next.search)
    expect(headers.get('location')).toBe(HOME)
    expect((await browser.call('GET', '/api/auth/user')).json).toMatchObject({
      firstName: 'Huda',
      lastName: 'Omar',
    })
  })

  test('shows Apple a client secret signed with our key', async () => {
    const statement = exchanged?.get('client_secret') ?? ''
    const [header = '', claims = '', signature = ''] = statement.split('.')
    const key = {
      key: createPublicKey(publicKey.export({ type: 'spki', format: 'pem' })),
      dsaEncoding: 'ieee-p1363',
    } as const
    expect(
      verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url')),
    ).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      iss: 'TEAM',
      sub: 'example.wijha',
    })
  })
})

test("every cookie of a social sign-in on https has the host's prefix", async () => {
  const secure = await createAccountsApi({
    ...CREDENTIALS,
    APP_URL: 'https://wijha.example',
    ALLOW_DEMO: '1',
  })
  try {
    providerSays(person())
    const browser = secure.browser()
    const { json, headers } = await browser.call('POST', '/api/auth/provider/google', { agreeToTerms: true })
    const state = new URL(json.url).searchParams.get('state')
    const back = await browser.call('GET', `/api/auth/provider/callback/google?code=c&state=${state}`)
    expect(back.headers.get('location')).toBe('https://wijha.example/')
    const lines = [...headers.getSetCookie(), ...back.headers.getSetCookie()]
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).toMatch(/^__Host-wijha\.(state|session)=.*Secure/)
  } finally {
    await secure.close()
  }
})
