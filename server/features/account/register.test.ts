import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts, consents, mailedTokens, sessions, users } from '#server/db/schema.ts'
import { WORDINGS } from '#server/features/consents/wordings.ts'
import { type AccountsApi, createAccountsApi, PASSWORD } from '../../../tests/support/accounts.ts'
import { NO_PAYMENT_JOBS } from '../../../tests/support/no-payments.ts'

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi()
})
afterAll(() => api.close())

const form = (email: string, changes: object = {}) => ({
  email,
  password: PASSWORD,
  firstName: 'نورة',
  lastName: 'السالم',
  ...changes,
})
const register = (body: object) => api.browser().call('POST', '/api/auth/register', body)

describe('registering', () => {
  test('signs in at once and answers the anti-forgery token and the person', async () => {
    const browser = api.browser()
    const { status, json } = await browser.call('POST', '/api/auth/register', form('signs-in@example.com'))
    expect(status).toBe(200)
    expect(json).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        firstName: 'نورة',
        lastName: 'السالم',
        email: 'signs-in@example.com',
        emailVerified: false,
        profileImageUrl: null,
        language: 'ar',
        reading: { size: 'usual', lines: 'usual', face: 'book' },
      },
    })
    const user = await browser.call('GET', '/api/auth/user')
    expect(user.json).toEqual(json.user)
    expect(user.headers.get('x-csrf-token')).toBe(json.token)
  })

  test('keeps both names, and the full name made of them', async () => {
    const { json } = await register(form('names@example.com', { firstName: ' Sara ', lastName: 'Al Otaibi' }))
    const row = await api.store.database.query.users.findFirst({
      where: sql`${users.id} = ${json.user.id}`,
    })
    expect(row).toMatchObject({ name: 'Sara Al Otaibi', firstName: 'Sara', lastName: 'Al Otaibi' })
  })

  test('takes the language of the page for the account', async () => {
    const browser = api.browser({ language: 'en' })
    const { json } = await browser.call('POST', '/api/auth/register', form('english@example.com'))
    expect(json.user.language).toBe('en')
  })

  test('records the agreement to terms and privacy with version, language and time', async () => {
    const { json } = await register(form('agrees@example.com'))
    const rows = await api.store.database
      .select()
      .from(consents)
      .where(sql`${consents.userId} = ${json.user.id}`)
      .orderBy(consents.purpose)
    const row = { language: 'ar', givenAt: api.clock.now, withdrawnAt: null }
    expect(rows).toMatchObject([
      { ...row, purpose: 'privacy', version: WORDINGS.privacy.version },
      { ...row, purpose: 'terms', version: WORDINGS.terms.version },
    ])
  })

  test.each([
    ['its word', ' Job-Fair ', 'job-fair'],
    ['what is no word, which nobody is refused for', { a: '<script>' }, null],
  ])('keeps how the person came: language, device and %s', async (_, source, kept) => {
    const { json } = await register(form(`arrives-${kept}@example.com`, { source }))
    const { rows } = await api.store.pool.query('select * from arrival where user_id = $1', [json.user.id])
    expect(rows).toEqual([{ user_id: json.user.id, language: 'ar', device: 'desktop', source: kept }])
  })

  test('mails a verification link', async () => {
    await register(form('mailed@example.com'))
    expect(api.outbox.at(-1)).toEqual({
      kind: 'verify_email',
      to: 'mailed@example.com',
      firstName: 'نورة',
      locale: 'ar',
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('keeps the password as argon2id of at least 19 MiB', async () => {
    const { json } = await register(form('hash@example.com'))
    const [row] = await api.store.database
      .select()
      .from(accounts)
      .where(sql`${accounts.userId} = ${json.user.id}`)
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('of an address that has an account is refused, in any spelling', async () => {
    await register(form('taken@example.com'))
    const again = await register(form('  Taken@EXAMPLE.com '))
    expect(again.status).toBe(409)
    expect(again.json.code).toBe('email_taken')
    expect(again.json.errors).toMatchObject([{ path: 'email', code: 'email_taken' }])
  })

  test('of one address 20 times at once makes one account', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => register(form('at-once@example.com'))),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  test('with an old session in the browser ends that session', async () => {
    const browser = await api.registered()
    const old = browser.copy()
    await browser.call('POST', '/api/auth/register', form('second@example.com'))
    expect(browser.session).not.toBe(old.session)
    expect((await old.call('GET', '/api/auth/user')).status).toBe(401)
  })
})

describe('a new password', () => {
  test.each([
    ['of 7 characters', 'أبجدهوز'],
    ['of 129 characters', 'ط'.repeat(64) + 'ظ'.repeat(65)],
    ['that everyone uses', 'Password123'],
    ['made of the product name', 'Wijha-2026!'],
    ['that is its name twice', 'وجهةوجهة'],
    ['of one character', 'eeeeeeeee'],
  ])('%s is refused', async (_, password) => {
    const { status, json } = await register(form('refused@example.com', { password }))
    expect(status).toBe(400)
    expect(json.errors).toHaveLength(1)
    expect(json.errors[0].path).toBe('password')
  })

  test('that is common is refused in the words of the caller', async () => {
    const browser = api.browser({ language: 'en' })
    const { json } = await browser.call(
      'POST',
      '/api/auth/register',
      form('c@example.com', { password: 'iloveyou1' }),
    )
    expect(json.errors).toEqual([
      {
        path: 'password',
        code: 'password_common',
        message: 'This password is common and easy to guess; please choose another',
      },
    ])
  })

  test.each([
    ['of 8 characters', 'ثمانيةحر'],
    ['of 128 characters', 'ab'.repeat(64)],
    ['of spaces and emoji', '  🌴 نخلة 🌴  '],
    ['with a NUL inside', 'before\u0000after'],
  ])('%s is taken and works', async (_, password) => {
    const { email } = await api.registered({ password })
    const { status } = await api.browser().call('POST', '/api/auth/login', { email, password })
    expect(status).toBe(200)
  })

  test.each([
    ['its last character', `${'x'.repeat(100)}end`, `${'x'.repeat(100)}enf`],
    ['what follows a NUL', 'before\u0000after', 'before\u0000other'],
    ['its spaces', ' with spaces ', 'with spaces'],
  ])('counts by %s', async (_, password, other) => {
    const { email } = await api.registered({ password })
    const { status } = await api.browser().call('POST', '/api/auth/login', { email, password: other })
    expect(status).toBe(401)
  })

  test.each([
    ['Latin', 'café crème'],
    ['Arabic', 'آمال وأحلام'],
  ])('in %s is the same in both Unicode forms', async (name, password) => {
    const email = `forms-${name}@example.com`
    await api.registered({ email, password: password.normalize('NFC') })
    const decomposed = password.normalize('NFD')
    expect(decomposed).not.toBe(password.normalize('NFC'))
    const { status } = await api.browser().call('POST', '/api/auth/login', { email, password: decomposed })
    expect(status).toBe(200)
  })

  test('of a mebibyte is refused before anything is made of it', async () => {
    const { status } = await register(form('huge@example.com', { password: 'x'.repeat(1024 * 1024) }))
    expect(status).toBe(413)
  })
})

test('a registration that fails at its last step leaves nothing behind', async () => {
  const failing = await createAccountsApi({}, async () => ({
    ...NO_PAYMENT_JOBS,
    enqueueMail: () => Promise.reject(new Error('the queue is away')),
    askForAdvice: async () => {},
  }))
  try {
    const { status } = await failing.browser().call('POST', '/api/auth/register', form('half@example.com'))
    expect(status).toBe(500)
    const { database } = failing.store
    const left = await Promise.all(
      [users, accounts, sessions, consents, mailedTokens].map(table => database.$count(table)),
    )
    expect(left).toEqual([0, 0, 0, 0, 0])
  } finally {
    await failing.close()
  }
})

test('no log line holds an address, a name, a password or a token', async () => {
  const browser = await api.registered({ email: 'canary@example.com' })
  await api
    .browser()
    .call('POST', '/api/auth/login', { email: 'canary@example.com', password: 'wrong password' })
  const lines = api.logged.join('')
  for (const secret of [
    'canary@',
    'نورة',
    PASSWORD,
    browser.session ?? '',
    api.mailedToken('verify_email', 'canary@example.com'),
  ]) {
    expect(lines).not.toContain(secret)
  }
})
