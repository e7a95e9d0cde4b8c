import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { privacyEndpoints } from '#contract/privacy.ts'
import { RETENTION_DAYS } from '#contract/retention.ts'
import { users } from '#server/db/schema.ts'
import {
  type AccountsApi,
  type Browser,
  createAccountsApi,
  PASSWORD,
} from '../../../tests/support/accounts.ts'
import { createTaker } from '../../../tests/support/unlocked.ts'
import { removeAbandoned } from './remove-abandoned.ts'

const DAY_MS = 86_400_000
const EXPORT = privacyEndpoints.exportData.path
const DELETION = privacyEndpoints.deleteAccount.path

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

const count = async (statement: string, values: unknown[] = []) =>
  (await world.store.pool.query(`select count(*)::int as rows from ${statement}`, values)).rows[0].rows

describe('a copy of the data', () => {
  test('is refused without the password, and with a wrong one', async () => {
    const person = await world.registered()
    for (const currentPassword of [undefined, 'كلمة أخرى تماماً']) {
      const { status, json } = await person.call('POST', EXPORT, { currentPassword })
      expect([status, json.errors[0]]).toMatchObject([
        400,
        { path: 'currentPassword', code: 'password_wrong' },
      ])
    }
    expect((await world.browser().call('POST', EXPORT, { currentPassword: PASSWORD })).status).toBe(401)
  })

  test('of an account without a password asks for a sign-in of the last ten minutes', async () => {
    const person = await world.registered()
    await world.store.pool.query('delete from account using "user" u where user_id = u.id and u.email = $1', [
      person.email,
    ])
    expect((await person.call('POST', EXPORT, {})).status).toBe(200)
    world.clock.advance(11 * 60_000)
    const { status, json } = await person.call('POST', EXPORT, {})
    expect([status, json.code]).toEqual([403, 'sign_in_again'])
  })

  test('is in the language of the caller, and shows what was typed as text', async () => {
    const person = await createTaker(world, {
      language: 'en',
      profile: { currentJob: 'Cook <b>&amp;</b> baker' },
    })
    const answer = await world.api.request(privacyEndpoints.exportPage.path, {
      method: 'POST',
      headers: {
        cookie: person.cookieHeader(),
        'x-csrf-token': person.token ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ currentPassword: PASSWORD }),
    })
    const page = await answer.text()
    expect(page).toContain('<html lang="en" dir="ltr">')
    expect(page).toContain('Cook &lt;b&gt;&amp;amp;&lt;/b&gt; baker')
    expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3)/)
    expect(page.endsWith('</html>\n')).toBe(true)
  })

  test('of a result that is locked holds no facet', async () => {
    const person = await createTaker(world, { bought: null })
    const { json } = await person.call('POST', EXPORT, { currentPassword: PASSWORD })
    expect(json.results).toMatchObject([{ applicationNumber: person.applicationNumber, detail: null }])
    expect(JSON.stringify(json)).not.toContain('facets')
  })

  test('holds the answers of an attempt whose version is not known here, and every other result', async () => {
    const person = await createTaker(world, { bought: null })
    await world.store.pool.query('update attempt set form_version = 99 where application_number = $1', [
      person.applicationNumber,
    ])
    const { status, json } = await person.call('POST', EXPORT, { currentPassword: PASSWORD })
    expect([status, json.results]).toEqual([200, []])
    expect(json.data.attempt).toMatchObject([{ application_number: person.applicationNumber }])
  })

  test('leaves out messages from an address that is not confirmed: they may be another’s', async () => {
    const person = await world.registered()
    const message = { name: 'نورة السالم', email: person.email, message: 'رسالة من عشرة أحرف وأكثر' }
    await person.call('POST', '/api/contact', message)
    const before = await person.call('POST', EXPORT, { currentPassword: PASSWORD })
    expect(before.json.data.contact_message).toEqual([])
    await world.store.database.update(users).set({ emailVerified: true })
    const after = await person.call('POST', EXPORT, { currentPassword: PASSWORD })
    expect(after.json.data.contact_message).toMatchObject([{ message: message.message }])
  })

  test('is made ten times an hour, however often it is asked for at once, and others are served meanwhile', async () => {
    const strict = await createAccountsApi({ RATE_LIMIT_FACTOR: '1' })
    const [person, other] = [await strict.registered(), await strict.registered()]
    const ask = (browser: Browser) => browser.call('POST', EXPORT, { currentPassword: PASSWORD })
    const asked = Array.from({ length: 100 }, () => ask(person))
    expect((await ask(other)).status).toBe(200)
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
    expect((await ask(person)).status).toBe(429)
    // One after another no guess of a password is open, which has a limit of its own.
    for (let time = 2; time <= 10; time++) expect((await ask(other)).status).toBe(200)
    expect((await ask(other)).status).toBe(429)
    await strict.close()
  })
})

describe('deleting an account', () => {
  test('needs the password and the typed address, and changes nothing without', async () => {
    const person = await world.registered()
    const wrong = await person.call('POST', DELETION, {
      currentPassword: 'خطأ بالتأكيد',
      email: person.email,
    })
    const other = await person.call('POST', DELETION, {
      currentPassword: PASSWORD,
      email: 'noura@example.com',
    })
    expect([wrong.json.errors[0].code, other.json.errors[0].code]).toEqual([
      'password_wrong',
      'email_differs',
    ])
    expect((await person.call('GET', '/api/auth/user')).status).toBe(200)
  })

  test('ends every session, is confirmed once, and frees the address', async () => {
    const person = await world.registered({ language: 'en' })
    const { email } = person
    const phone = world.browser()
    await phone.call('POST', '/api/auth/login', { email, password: PASSWORD })
    const [first, second] = await Promise.all(
      [person, phone].map(each => each.call('POST', DELETION, { currentPassword: PASSWORD, email })),
    )
    // The one that came second may find nobody signed in any more.
    expect([first?.status, second?.status]).toContain(200)
    for (const browser of [person, phone])
      expect((await browser.call('GET', '/api/auth/user')).status).toBe(401)
    expect(await count('"user" where email = $1', [email])).toBe(0)
    expect((await world.registered({ email })).session).toBeDefined()
  })

  test('a report is then unknown, and its link dead', async () => {
    const person = await createTaker(world)
    const { assessmentId, applicationNumber } = person
    await person.call('GET', `/api/assessment/${assessmentId}/pdf-report`)
    const company = { name: 'شركة المسار', email: `${person.userId}@company.example` }
    const { json: added } = await person.call('POST', '/api/companies', company)
    const body = { assessmentId, consent: true }
    await person.call('POST', `/api/companies/${added.id}/send-application`, body)
    const mail = world.outbox.findLast(({ kind }) => kind === 'company_report')
    const token = mail && 'token' in mail ? mail.token : ''
    const ask = (path: string) => world.browser().call('GET', path)
    expect((await ask(`/api/verify/${applicationNumber}`)).status).toBe(200)
    expect((await ask(`/api/shared/${token}`)).status).toBe(200)
    await person.call('POST', DELETION, { currentPassword: PASSWORD, email: person.email })
    const [known, invented] = [
      await ask(`/api/verify/${applicationNumber}`),
      await ask('/api/verify/WJ-0000000000'),
    ]
    expect([known.status, known.json]).toEqual([invented.status, invented.json])
    const [dead, never] = [await ask(`/api/shared/${token}`), await ask('/api/shared/invented')]
    expect([dead.status, dead.json]).toEqual([never.status, never.json])
  })

  test('leaves the wish of a recipient who stopped mail', async () => {
    const person = await createTaker(world)
    await world.store.pool.query(`insert into recipient_opt_out values ('a-keyed-hash', now())`)
    await person.call('POST', DELETION, { currentPassword: PASSWORD, email: person.email })
    expect(await count('recipient_opt_out')).toBe(1)
  })
})

describe('what nobody comes back for', () => {
  const run = () => removeAbandoned(world.deps)

  test('an account that was never confirmed or used goes after its time, and no other does', async () => {
    const unused = await world.registered()
    const used = await world.registered()
    await used.call('POST', '/api/profile', PROFILE)
    const confirmed = await world.registered()
    await world.store.pool.query('update "user" set email_verified = (email = $1)', [confirmed.email])
    const left = async () =>
      Promise.all([unused, used, confirmed].map(({ email }) => count('"user" where email = $1', [email])))
    world.clock.advance((RETENTION_DAYS.unusedAccount - 1) * DAY_MS)
    await world.store.pool.query('delete from session')
    await run()
    expect(await left()).toEqual([1, 1, 1])
    world.clock.advance(2 * DAY_MS)
    await run()
    expect(await left()).toEqual([0, 1, 1])
  })

  test('an unfinished attempt goes a year after its last answer, a completed one stays', async () => {
    const unfinished = await createTaker(world, { completed: false, bought: null })
    const completed = await createTaker(world)
    const left = async () =>
      Promise.all(
        [unfinished, completed].map(({ assessmentId }) => count('attempt where id = $1', [assessmentId])),
      )
    world.clock.advance(300 * DAY_MS)
    await world.store.pool.query('update attempt set last_answer_at = $2 where id = $1', [
      unfinished.assessmentId,
      world.clock.now,
    ])
    world.clock.advance(200 * DAY_MS)
    await run()
    expect(await left()).toEqual([1, 1])
    world.clock.advance(200 * DAY_MS)
    await run()
    expect(await left()).toEqual([0, 1])
  })

  test('a message of the contact page goes after a year', async () => {
    await world.store.pool.query('delete from contact_message')
    const message = { name: 'نورة السالم', email: 'noura@example.com', message: 'رسالة من عشرة أحرف وأكثر' }
    await world.browser().call('POST', '/api/contact', message)
    world.clock.advance((RETENTION_DAYS.contactMessage - 1) * DAY_MS)
    await run()
    expect(await count('contact_message')).toBe(1)
    world.clock.advance(2 * DAY_MS)
    await run()
    expect(await count('contact_message')).toBe(0)
  })

  test('the record of a sale goes after ten years, whole', async () => {
    const { pool } = world.store
    const [owner, order, payment] = Array.from({ length: 3 }, () => crypto.randomUUID())
    const at = world.clock.now
    await pool.query(
      `insert into "order" (user_id, id, reference, item, subject, amount, currency, live, status, created_at)
       values ($1, $2::uuid, $2::uuid::text, 'unlock', 'x', 2900, 'SAR', true, 'paid', $3)`,
      [owner, order, at],
    )
    await pool.query(
      'insert into payment (user_id, id, order_id, created_at, updated_at) values ($1, $2, $3, $4, $4)',
      [owner, payment, order, at],
    )
    await pool.query(
      `insert into receipt (user_id, number, order_id, payment_id, issued_at, content) values ($1, 'R-900000', $2, $3, $4, '{}')`,
      [owner, order, payment, at],
    )
    const left = async () =>
      Promise.all(
        ['"order"', 'payment', 'receipt'].map(table => count(`${table} where user_id = $1`, [owner])),
      )
    world.clock.advance((RETENTION_DAYS.ledger - 1) * DAY_MS)
    await run()
    expect(await left()).toEqual([1, 1, 1])
    world.clock.advance(2 * DAY_MS)
    await run()
    expect(await left()).toEqual([0, 0, 0])
  })
})

const PROFILE = {
  fullName: 'نورة السالم',
  education: 'بكالوريوس',
  city: 'الرياض',
  experienceYears: '3-5 سنوات',
  preferredFields: ['technology'],
}
