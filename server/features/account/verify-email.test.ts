import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attempts, mailedTokens } from '#server/db/schema.ts'
import { type AccountsApi, createAccountsApi, PASSWORD } from '../../../tests/support/accounts.ts'
import { PROFILE } from '../../../tests/support/api.ts'

const HOUR_MS = 60 * 60 * 1000

let api: AccountsApi
beforeAll(async () => {
  api = await createAccountsApi()
})
afterAll(() => api.close())

/** Opens a link where nobody is signed in, with the account's password. */
const verify = (token: string, more: { password?: string } = { password: PASSWORD }) =>
  api.browser().call('POST', '/api/auth/verify-email', { token, ...more })

describe('a verification link', () => {
  test('confirms the address', async () => {
    const browser = await api.registered()
    expect((await verify(api.mailedToken('verify_email', browser.email))).json).toEqual({ accepted: true })
    expect((await browser.call('GET', '/api/auth/user')).json.emailVerified).toBe(true)
  })

  test('signs nobody in', async () => {
    const { email } = await api.registered()
    const browser = api.browser()
    const token = api.mailedToken('verify_email', email)
    await browser.call('POST', '/api/auth/verify-email', { token, password: PASSWORD })
    expect(browser.session).toBeUndefined()
  })

  test('gives the session of the same person in this browser another token, and the old one is dead', async () => {
    const browser = await api.registered()
    const before = browser.copy()
    await browser.call('POST', '/api/auth/verify-email', {
      token: api.mailedToken('verify_email', browser.email),
    })
    expect(browser.session).not.toBe(before.session)
    expect((await before.call('GET', '/api/auth/user')).status).toBe(401)
    expect((await browser.call('PUT', '/api/account/language', { language: 'en' })).status).toBe(200)
  })

  test("leaves somebody else's session in this browser as it is", async () => {
    const { email } = await api.registered()
    const other = await api.registered()
    const before = other.session
    const token = api.mailedToken('verify_email', email)
    const opened = await other.call('POST', '/api/auth/verify-email', { token, password: PASSWORD })
    expect(opened.status).toBe(200)
    expect(other.session).toBe(before)
    expect((await other.call('GET', '/api/auth/user')).json.email).toBe(other.email)
  })

  describe('opened outside a session of its account', () => {
    test('asks for the password, and changes nothing until it comes', async () => {
      const browser = await api.registered()
      const token = api.mailedToken('verify_email', browser.email)
      const asked = await verify(token, {})
      expect([asked.status, asked.json.code]).toEqual([403, 'password_required'])
      const wrong = await verify(token, { password: 'another password' })
      expect([wrong.status, wrong.json.errors[0]]).toMatchObject([
        400,
        { path: 'password', code: 'password_wrong' },
      ])
      expect((await browser.call('GET', '/api/auth/user')).json.emailVerified).toBe(false)
      expect((await verify(token)).status).toBe(200)
      expect((await browser.call('GET', '/api/auth/user')).json.emailVerified).toBe(true)
    })

    test('asks also where another account is signed in, and where the session has ended', async () => {
      const browser = await api.registered()
      const token = api.mailedToken('verify_email', browser.email)
      const other = await api.registered()
      expect((await other.call('POST', '/api/auth/verify-email', { token })).json.code).toBe(
        'password_required',
      )
      await api.store.database.execute(sql`update session set expires_at = ${api.clock.now}::timestamptz
        where user_id = (select id from "user" where email = ${browser.email})`)
      expect((await browser.call('POST', '/api/auth/verify-email', { token })).json.code).toBe(
        'password_required',
      )
    })

    test('asks nothing once the address is proven', async () => {
      const browser = await api.registered()
      const token = api.mailedToken('verify_email', browser.email)
      await setPassword(browser.email)
      expect((await verify(token, {})).status).toBe(200)
    })
  })

  test('works once', async () => {
    const { email } = await api.registered()
    const token = api.mailedToken('verify_email', email)
    await verify(token)
    const again = await verify(token)
    expect([again.status, again.json.code]).toEqual([400, 'invalid_token'])
  })

  test('works once also when used 20 times at the same moment', async () => {
    const { email } = await api.registered()
    const token = api.mailedToken('verify_email', email)
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(token)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)])
  })

  test('works for 24 hours', async () => {
    const { email } = await api.registered()
    api.clock.advance(24 * HOUR_MS - 1000)
    expect((await verify(api.mailedToken('verify_email', email))).status).toBe(200)
  })

  test('works no second longer', async () => {
    const { email } = await api.registered()
    api.clock.advance(24 * HOUR_MS + 1000)
    expect((await verify(api.mailedToken('verify_email', email))).status).toBe(400)
  })

  test('does not open a new password', async () => {
    const { email } = await api.registered()
    const body = { token: api.mailedToken('verify_email', email), password: 'another password' }
    expect((await api.browser().call('POST', '/api/auth/reset-password', body)).status).toBe(400)
  })

  test('is kept as a hash alone', async () => {
    const { email } = await api.registered()
    const dump = JSON.stringify(await api.store.database.select().from(mailedTokens))
    expect(dump).not.toContain(api.mailedToken('verify_email', email))
  })
})

async function setPassword(email: string, password = PASSWORD) {
  await api.browser().call('POST', '/api/auth/forgot-password', { email })
  const body = { token: api.mailedToken('reset_password', email), password }
  expect((await api.browser().call('POST', '/api/auth/reset-password', body)).status).toBe(200)
}

describe('an account that somebody else may have made', () => {
  const prepared = async () => {
    const stranger = await api.registered()
    expect((await stranger.call('POST', '/api/profile', PROFILE)).status).toBe(200)
    const company = { name: 'شركة', email: 'taker@example.com' }
    expect((await stranger.call('POST', '/api/companies', company)).status).toBeLessThan(300)
    expect((await stranger.call('POST', '/api/assessment/start')).status).toBeLessThan(300)
    return stranger
  }
  const found = async (email: string, password: string) => {
    const owner = api.browser()
    expect((await owner.call('POST', '/api/auth/login', { email, password })).status).toBe(200)
    const [profile, companies] = await Promise.all([
      owner.call('GET', '/api/profile'),
      owner.call('GET', '/api/companies'),
    ])
    const own = sql`user_id = (select id from "user" where email = ${email})`
    return {
      profile: profile.json?.fullName ?? null,
      companies: companies.json.length,
      attempts: await api.store.database.$count(attempts, own),
    }
  }

  test('holds nothing of theirs once its owner has proven the address by a new password', async () => {
    const stranger = await prepared()
    await setPassword(stranger.email, 'a phrase of the owner')
    expect((await stranger.call('GET', '/api/auth/user')).status).toBe(401)
    expect(
      (await api.browser().call('POST', '/api/auth/login', { email: stranger.email, password: PASSWORD }))
        .status,
    ).toBe(401)
    expect(await found(stranger.email, 'a phrase of the owner')).toMatchObject({
      profile: null,
      companies: 0,
    })
  })

  test('keeps everything where its maker proves the address, and through every later password', async () => {
    const maker = await prepared()
    await verify(api.mailedToken('verify_email', maker.email))
    expect((await maker.call('GET', '/api/auth/user')).status).toBe(200)
    await setPassword(maker.email)
    expect(await found(maker.email, PASSWORD)).toEqual({
      profile: PROFILE.fullName,
      companies: 1,
      attempts: 1,
    })
  })
})

describe('asking for the link again', () => {
  test('mails a new one, in the language of the account', async () => {
    const browser = await api.registered()
    await browser.call('PUT', '/api/account/language', { language: 'en' })
    expect((await browser.call('POST', '/api/auth/resend-verification')).json).toEqual({ accepted: true })
    expect(api.outbox.at(-1)).toMatchObject({ kind: 'verify_email', to: browser.email, locale: 'en' })
  })

  test('ends the earlier one', async () => {
    const browser = await api.registered()
    const earlier = api.mailedToken('verify_email', browser.email)
    await browser.call('POST', '/api/auth/resend-verification')
    expect((await verify(earlier)).status).toBe(400)
    expect((await verify(api.mailedToken('verify_email', browser.email))).status).toBe(200)
  })

  test('many times at the same moment leaves one link', async () => {
    const browser = await api.registered()
    const { json } = await browser.call('GET', '/api/auth/user')
    const mine = sql`${mailedTokens.userId} = ${json.id}`
    for (let round = 0; round < 5; round++) {
      // Without an earlier link there is no row of it to wait for each other on.
      await api.store.database.delete(mailedTokens).where(mine)
      const again = () => browser.call('POST', '/api/auth/resend-verification')
      await Promise.all(Array.from({ length: 12 }, again))
      expect(await api.store.database.$count(mailedTokens, mine)).toBe(1)
    }
  })

  test('mails nothing to a confirmed address', async () => {
    const browser = await api.registered()
    await verify(api.mailedToken('verify_email', browser.email))
    const before = api.outbox.length
    expect((await browser.call('POST', '/api/auth/resend-verification')).status).toBe(200)
    expect(api.outbox.length).toBe(before)
  })

  test('needs a session', async () => {
    expect((await api.browser().call('POST', '/api/auth/resend-verification')).status).toBe(401)
  })

  test('needs the anti-forgery token', async () => {
    const browser = await api.registered()
    browser.token = undefined
    const { status, json } = await browser.call('POST', '/api/auth/resend-verification')
    expect([status, json.code]).toEqual([403, 'csrf'])
  })
})
