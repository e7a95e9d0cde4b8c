import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companySendings, consents, recipientOptOuts } from '#server/db/schema.ts'
import type { CompanyReportMail } from '#server/features/mail/mail.ts'
import { stopToken } from '#server/features/mail/recipient.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { type AccountsApi, createAccountsApi } from '../../../tests/support/accounts.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'
import { writeAnswers } from '../../../tests/support/write-answers.ts'

let world: AccountsApi
beforeAll(async () => {
  world = await createAccountsApi()
})
afterAll(() => world.close())

const DAY = 24 * 60 * 60 * 1000
const ADDRESS = 'careers@almasar.example'

const add = (person: Taker, body: unknown = { name: 'شركة المسار للنقل', email: ADDRESS }) =>
  person.call('POST', '/api/companies', body)
const list = async (person: Taker) => (await person.call('GET', '/api/companies')).json
/** As the page presses: with the consent that its dialog has asked for, unless said otherwise. */
const sendTo = (person: Taker, id: string, { consent = true }: { consent?: boolean } = {}) =>
  person.call('POST', `/api/companies/${id}/send-application`, {
    assessmentId: person.assessmentId,
    ...(consent && { consent }),
  })
const consentsFor = (companyId: string) =>
  world.store.database.select().from(consents).where(eq(consents.companyId, companyId))
const mailsOf = ({ userId }: Taker) =>
  world.outbox.filter(
    (mail): mail is CompanyReportMail => mail.kind === 'company_report' && mail.userId === userId,
  )

/** A company that the report was sent to, and the token of its link. */
async function sent(person: Taker, email = ADDRESS) {
  const { json: company } = await add(person, { name: 'شركة المسار للنقل', email })
  const answer = await sendTo(person, company.id)
  expect(answer.status).toBe(200)
  const mail = mailsOf(person).find(({ sendingId }) => sendingId === answer.json.id)
  return { companyId: company.id as string, sending: answer.json, token: mail?.token ?? '' }
}

describe('the list of companies', () => {
  it('is empty, then holds what was added, in that order', async () => {
    const person = await createTaker(world)
    expect(await list(person)).toEqual([])
    await add(person, { name: ' شركة  المسار ', email: ' Careers@Almasar.example ' })
    world.clock.advance(1000)
    await add(person, { name: 'Waha', email: 'hr@waha.example' })
    expect(await list(person)).toMatchObject([
      { name: 'شركة المسار', email: ADDRESS, optedOut: false, consents: [], sendings: [] },
      { name: 'Waha', email: 'hr@waha.example' },
    ])
  })

  it.each([
    [{ name: '', email: ADDRESS }, 'name', 'يرجى ملء جميع الحقول', 'Please fill in all fields'],
    [{ name: 'شركة', email: '' }, 'email', 'يرجى ملء جميع الحقول', 'Please fill in all fields'],
    [{ name: '  ', email: ADDRESS }, 'name', 'يرجى ملء جميع الحقول', 'Please fill in all fields'],
    [{ email: ADDRESS }, 'name', 'يرجى ملء جميع الحقول', 'Please fill in all fields'],
    [{ name: 'شركة' }, 'email', 'يرجى ملء جميع الحقول', 'Please fill in all fields'],
    [{ name: 'شركة', email: 'no address' }, 'email', 'البريد الإلكتروني غير صحيح', 'Invalid email'],
  ])('refuses %j with the message of its field', async (body, path, ar, en) => {
    for (const [language, message] of [
      ['ar', ar],
      ['en', en],
    ] as const) {
      const person = await createTaker(world, { language })
      const answer = await add(person, body)
      expect(answer.status).toBe(400)
      expect(answer.json.errors[0]).toMatchObject({ path, message })
      expect(await list(person)).toEqual([])
    }
  })

  it.each(['شركة\r\nBcc: x@evil.example', 'شركة \u202Eelpmaxe', 'a\u0000b', '\u2066x\u2069', 'a\u2028b'])(
    'refuses the name %j, for its hidden characters',
    async name => {
      const answer = await add(await createTaker(world), { name, email: ADDRESS })
      expect(answer.status).toBe(400)
      expect(answer.json.errors[0].code).toBe('text_control_characters')
    },
  )

  it.each([
    'a@evil.example\r\nBcc: b@evil.example',
    'a@x.example, b@x.example',
    'A <a@x.example>',
    'group: a@x.example;',
    '"a b"@x.example',
    'a@x.example (comment)',
    'a@[127.0.0.1]',
  ])('refuses the address %j', async email => {
    const answer = await add(await createTaker(world), { name: 'شركة', email })
    expect(answer.status).toBe(400)
    expect(answer.json.errors[0].code).toBe('email_invalid')
  })

  it('takes an address once, also when it is pressed ten times at once', async () => {
    const person = await createTaker(world)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(person)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)?.json.code).toBe('company_exists')
    expect(await list(person)).toHaveLength(1)
  })

  it('holds 50', async () => {
    const person = await createTaker(world)
    for (let number = 1; number <= 50; number++)
      expect((await add(person, { name: `C ${number}`, email: `hr@c${number}.example` })).status).toBe(200)
    const refused = await add(person, { name: 'C 51', email: 'hr@c51.example' })
    expect([refused.status, refused.json.code]).toEqual([409, 'company_limit'])
  })
})

describe('sending a report to a company', () => {
  it('needs a recorded consent that names the company', async () => {
    const person = await createTaker(world, { language: 'en' })
    const { json: company } = await add(person)
    const refused = await sendTo(person, company.id, { consent: false })
    expect([refused.status, refused.json.code]).toEqual([409, 'consent_required'])
    expect(mailsOf(person)).toEqual([])

    expect((await sendTo(person, company.id)).status).toBe(200)
    expect((await list(person))[0].consents).toEqual([
      { assessmentId: person.assessmentId, givenAt: world.clock.now.toISOString() },
    ])
    expect(await consentsFor(company.id)).toMatchObject([
      {
        userId: person.userId,
        purpose: 'company_report',
        version: '2026-11',
        language: 'en',
        recipient: `شركة المسار للنقل <${ADDRESS}>`,
        attemptId: person.assessmentId,
        withdrawnAt: null,
      },
    ])
    world.clock.advance(61_000)
    await world.store.pool.query('update company_sending set handed_over_at = asked_at')
    expect((await sendTo(person, company.id, { consent: false })).json.isNew).toBe(true)
    expect(await consentsFor(company.id)).toHaveLength(1)
  })

  it('that is refused leaves no consent either: the two are one act', async () => {
    const person = await createTaker(world)
    for (let number = 1; number <= 3; number++) await sent(person, `hr@c${number}.example`)
    const { json: company } = await add(person)
    const refused = await sendTo(person, company.id)
    expect([refused.status, refused.json.code]).toEqual([429, 'sending_limit'])
    expect(await consentsFor(company.id)).toEqual([])
  })

  it('within a minute says that it was not sent once more', async () => {
    const person = await createTaker(world)
    const { companyId, sending } = await sent(person)
    await world.store.pool.query('update company_sending set handed_over_at = asked_at where id = $1', [
      sending.id,
    ])
    expect((await sendTo(person, companyId)).json).toMatchObject({ id: sending.id, isNew: false })
    world.clock.advance(61_000)
    expect((await sendTo(person, companyId)).json).toMatchObject({ isNew: true })
    expect(mailsOf(person)).toHaveLength(2)
  })

  it('is shown as waiting, with its times', async () => {
    const person = await createTaker(world)
    const { companyId, sending } = await sent(person)
    const now = world.clock.now.toISOString()
    expect(sending).toMatchObject({
      assessmentId: person.assessmentId,
      applicationNumber: person.applicationNumber,
      state: 'waiting',
      reason: null,
      consentedAt: now,
      sentAt: now,
      handedOverAt: null,
      openedAt: null,
      expiresAt: new Date(world.clock.now.getTime() + 30 * DAY).toISOString(),
    })
    const { isNew, ...listed } = sending
    expect(isNew).toBe(true)
    expect(await list(person)).toMatchObject([{ id: companyId, sendings: [listed] }])
  })

  it.each([
    ['ar', 'يجب إكمال التقييم قبل إرسال التقرير'],
    ['en', 'The assessment must be completed before the report is sent'],
  ] as const)(
    'of an unfinished assessment is refused in the words of the occasion (%s)',
    async (language, message) => {
      const person = await createTaker(world, { completed: false, language })
      const { json: company } = await add(person)
      const answer = await sendTo(person, company.id)
      expect(answer.status).toBe(409)
      expect(answer.json).toMatchObject({ code: 'incomplete', message })
    },
  )

  it('is refused while the report is locked', async () => {
    const person = await createTaker(world, { bought: null })
    const { json: company } = await add(person)
    const refused = await sendTo(person, company.id)
    expect([refused.status, refused.json.code]).toEqual([402, 'locked'])
  })

  it.each([
    ['ar', 'هذا التقرير نظرة أولى مجانية، وإرساله إلى الشركات من مزايا الاشتراك.'],
    ['en', 'This report is a free first look; sending it to companies comes with a subscription.'],
  ] as const)(
    'of a free first look is refused before a consent is asked for (%s)',
    async (language, message) => {
      const person = await createTaker(world, { bought: null, completed: false, language })
      const { json: quick } = await person.call('POST', '/api/assessment/reset', { templateId: 'quick' })
      await writeAnswers(world.store.pool, quick.id, { answers: '3'.repeat(15), completedAt: new Date() })
      const { json: company } = await add(person)
      const path = `/api/companies/${company.id}/send-application`
      const refused = await person.call('POST', path, { assessmentId: quick.id, consent: true })
      expect([refused.status, refused.json.code, refused.json.message]).toEqual([402, 'locked', message])
      expect(await consentsFor(company.id)).toEqual([])
    },
  )

  it('is refused until the address of the account is confirmed', async () => {
    const person = await createTaker(world, { verified: false })
    const { json: company } = await add(person)
    expect((await sendTo(person, company.id)).json.code).toBe('email_unverified')
    expect(mailsOf(person)).toEqual([])
  })

  it('counts as opening the report: its payment cannot be taken back any more', async () => {
    const person = await createTaker(world)
    const opened = async () =>
      (await person.call('GET', `/api/assessment/${person.assessmentId}/results`)).json.opened
    expect(await opened()).toBe(false)
    await sent(person)
    expect(await opened()).toBe(true)
  })

  it('pressed twenty times at once is one mail', async () => {
    const person = await createTaker(world)
    const { json: company } = await add(person)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendTo(person, company.id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1)
    expect(mailsOf(person)).toHaveLength(1)
  })

  it.each([
    ['unlock', 3],
    ['pro', 20],
  ] as const)('is possible as often a day as the plan says (%s: %i)', async (bought, times) => {
    const person = await createTaker(world, { bought })
    for (let number = 1; number <= times; number++) await sent(person, `hr@c${number}.example`)
    const { json: company } = await add(person, { name: 'One more', email: 'hr@more.example' })
    const refused = await sendTo(person, company.id)
    expect([refused.status, refused.json.code]).toEqual([429, 'sending_limit'])
    expect(Number(refused.headers.get('retry-after'))).toBe(24 * 60 * 60)
    const another = (await list(person)).find(({ id }: { id: string }) => id !== company.id)
    await person.call('DELETE', `/api/companies/${another.id}`)
    expect((await sendTo(person, company.id)).status).toBe(429)
    await world.store.pool.query(
      `update company_sending set asked_at = asked_at - interval '1 day' where user_id = $1`,
      [person.userId],
    )
    expect((await sendTo(person, company.id)).status).toBe(200)
  })

  it('to ten companies at once is still no more than the plan says', async () => {
    const person = await createTaker(world)
    const ids: string[] = []
    for (let number = 1; number <= 10; number++) {
      const { json } = await add(person, { name: `C ${number}`, email: `at-once@c${number}.example` })
      ids.push(json.id)
    }
    const answers = await Promise.all(ids.map(id => sendTo(person, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(mailsOf(person)).toHaveLength(3)
  })
})

describe('with the limits of a deployment', () => {
  it('one address gets 3 mails a day from one person and 30 from all', async () => {
    const strict = await createAccountsApi({ RATE_LIMIT_FACTOR: '1' })
    const ordinary = world
    world = strict
    try {
      const senders = []
      // Each from a network of its own: registering is limited too.
      for (let number = 0; number < 10; number++) {
        const person = await createTaker(strict, { bought: 'pro', address: `198.51.100.${number + 1}` })
        const { json: company } = await add(person)
        senders.push({ person, company })
      }
      const settle = `update company_sending set handed_over_at = asked_at, asked_at = asked_at - interval '2 minutes'`
      const outcomes: number[] = []
      for (const { person, company } of senders) {
        for (let time = 0; time < 4; time++) {
          outcomes.push((await sendTo(person, company.id)).status)
          await strict.store.pool.query(settle)
        }
      }
      expect(outcomes).toEqual(senders.flatMap(() => [200, 200, 200, 429]))
      const late = await createTaker(strict, { bought: 'pro', address: '198.51.100.99' })
      const { json: company } = await add(late)
      expect((await sendTo(late, company.id)).json.code).toBe('sending_limit')
    } finally {
      world = ordinary
      await strict.close()
    }
  }, 60_000)
})

describe('a private link', () => {
  const look = (token: string) => world.browser().call('GET', `/api/shared/${token}`)
  const open = (token: string) => world.browser().call('POST', `/api/shared/${token}/open`)
  const stateOf = async (person: Taker) => (await list(person))[0].sendings[0].state

  it('says who shares, and counts nothing until the report is opened', async () => {
    const person = await createTaker(world)
    const { sending, token } = await sent(person)
    await world.store.pool.query('update company_sending set handed_over_at = asked_at where id = $1', [
      sending.id,
    ])
    for (let time = 0; time < 3; time++) {
      const cover = await look(token)
      expect(cover.json).toEqual({
        name: 'نورة السالم',
        company: 'شركة المسار للنقل',
        applicationNumber: person.applicationNumber,
        sentAt: sending.sentAt,
        expiresAt: sending.expiresAt,
        opened: false,
      })
      expect(cover.headers.get('referrer-policy')).toBe('no-referrer')
      expect(cover.headers.get('x-robots-tag')).toBe('noindex')
      expect(cover.headers.get('cache-control')).toBe('no-store')
    }
    expect(await stateOf(person)).toBe('handed_over')
    const { length } = world.logged
    const opened = await open(token)
    expect(opened.status).toBe(200)
    const record = world.logged.slice(length).map(line => JSON.parse(line))
    expect(record).toContainEqual(
      expect.objectContaining({ action: 'shared_report_opened', owner: person.userId, result: 'done' }),
    )
    expect(opened.json).toMatchObject({
      name: 'نورة السالم',
      applicationNumber: person.applicationNumber,
      total: { max: 450 },
      selectedField: 'technology',
    })
    expect(opened.json.detail.facets).toHaveLength(17)
    expect(opened.json.detail).not.toHaveProperty('style')
    // The address that the consent names, in its one place.
    const { replyTo, ...report } = opened.json
    expect(replyTo).toBe(person.email)
    expect(JSON.stringify(report)).not.toMatch(
      new RegExp(`${person.email}|${person.userId}|${person.assessmentId}`),
    )
    expect(await stateOf(person)).toBe('opened')
    const first = (await list(person))[0].sendings[0].openedAt
    world.clock.advance(60_000)
    await open(token)
    expect((await list(person))[0].sendings[0].openedAt).toBe(first)
  })

  it('gives the report as a PDF too, once it has been opened, to no other site and no longer than it opens', async () => {
    const person = await createTaker(world)
    const { sending, token } = await sent(person)
    await world.store.pool.query('update company_sending set handed_over_at = asked_at where id = $1', [
      sending.id,
    ])
    const ask = (headers: Record<string, string> = {}) =>
      world.api.request(`/api/shared/${token}/pdf?lang=en`, { headers })
    expect((await ask()).status).toBe(404)
    expect(await stateOf(person)).toBe('handed_over')
    await world.browser().call('POST', `/api/shared/${token}/open`)
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const answer = await ask()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toContain(`Wijha-${person.applicationNumber}.pdf`)
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    await world.store.pool.query('update company_sending set revoked_at = now() where id = $1', [sending.id])
    expect((await ask()).status).toBe(404)
  })

  it('shows what the person sees but the style and what they want, and no more', async () => {
    const person = await createTaker(world)
    const { token } = await sent(person)
    const own = (await person.call('POST', `/api/assessment/${person.assessmentId}/open`)).json
    const { json } = await open(token)
    const { style, ...detail } = own.detail
    expect(style.length).toBeGreaterThan(0)
    expect(detail.careers.wants).not.toBeNull()
    expect(json.detail).toEqual({ ...detail, careers: { ...detail.careers, wants: null } })
    expect(json.narrative).toEqual(own.narrative)
  })

  it.each<[string, (person: Taker, link: Awaited<ReturnType<typeof sent>>) => Promise<unknown>]>([
    [
      'revoked',
      (person, link) => person.call('DELETE', `/api/companies/${link.companyId}/sendings/${link.sending.id}`),
    ],
    ['of a removed company', (person, link) => person.call('DELETE', `/api/companies/${link.companyId}`)],
    ['past its 30 days', async () => world.clock.advance(30 * DAY)],
    [
      'past its 30 days and cleaned',
      async () => {
        world.clock.advance(30 * DAY + 1)
        await cleanUp(world.deps)
      },
    ],
    [
      'whose payment was taken back',
      person =>
        world.store.pool.query('update entitlement set revoked_at = now() where user_id = $1', [
          person.userId,
        ]),
    ],
    [
      'whose consent was withdrawn elsewhere',
      person =>
        world.store.pool.query(
          `update consent set withdrawn_at = now() where user_id = $1 and company_id is not null`,
          [person.userId],
        ),
    ],
    [
      'of a deleted account',
      person => world.store.pool.query('delete from "user" where id = $1', [person.userId]),
    ],
  ])('%s answers as one that was never made', async (_, end) => {
    const person = await createTaker(world)
    const link = await sent(person)
    expect((await look(link.token)).status).toBe(200)
    await end(person, link)
    const invented = await look('A'.repeat(43))
    for (const dead of [await look(link.token), await open(link.token), await open('A'.repeat(43))]) {
      expect([dead.status, dead.json]).toEqual([404, invented.json])
    }
  })

  it('is not kept: the database holds only its hash', async () => {
    const person = await createTaker(world)
    const { token } = await sent(person)
    const { rows } = await world.store.pool.query('select * from company_sending')
    expect(token).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('that was revoked is shown so, and its consent is withdrawn: the next sending asks anew', async () => {
    const person = await createTaker(world)
    const { companyId, sending } = await sent(person)
    const path = `/api/companies/${companyId}/sendings/${sending.id}`
    expect((await person.call('DELETE', path)).status).toBe(204)
    expect((await person.call('DELETE', path)).status).toBe(204)
    expect(await list(person)).toMatchObject([{ consents: [], sendings: [{ state: 'revoked' }] }])
    expect((await sendTo(person, companyId, { consent: false })).json.code).toBe('consent_required')
  })

  it('that has expired is shown so', async () => {
    const person = await createTaker(world)
    const { sending } = await sent(person)
    await world.store.pool.query(
      'update company_sending set handed_over_at = asked_at, expires_at = $2 where id = $1',
      [sending.id, world.clock.now],
    )
    expect(await stateOf(person)).toBe('expired')
  })

  it('of a removed company leaves the database when it has expired', async () => {
    const person = await createTaker(world)
    const { companyId } = await sent(person)
    await person.call('DELETE', `/api/companies/${companyId}`)
    const left = () => world.store.database.$count(companySendings, eq(companySendings.companyId, companyId))
    await cleanUp(world.deps)
    expect(await left()).toBe(1)
    world.clock.advance(31 * DAY)
    await cleanUp(world.deps)
    expect(await left()).toBe(0)
  })
})

describe('a recipient who has had enough', () => {
  const stop = (token: string) =>
    world.api.request(`/api/unsubscribe/${token}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      body: 'List-Unsubscribe=One-Click',
    })

  it('stops all mail with one POST from anywhere, whoever sends', async () => {
    const address = 'enough@almasar.example'
    const [one, other] = [await createTaker(world), await createTaker(world)]
    await sent(one, address)
    const token = stopToken(world.deps.secret, address)
    const state = () => world.browser().call('GET', `/api/unsubscribe/${token}`)
    expect((await state()).json).toEqual({ stopped: false })
    for (let time = 0; time < 2; time++) expect((await stop(token)).status).toBe(200)
    expect((await state()).json).toEqual({ stopped: true })
    expect((await list(one))[0].optedOut).toBe(true)

    const { json: company } = await add(other, { name: 'شركة', email: 'ENOUGH@almasar.example' })
    expect(company.optedOut).toBe(true)
    const refused = await sendTo(other, company.id)
    expect([refused.status, refused.json.code]).toEqual([409, 'recipient_opted_out'])
    const rows = await world.store.database.select().from(recipientOptOuts)
    expect(JSON.stringify(rows)).not.toContain('almasar')
  })

  it('stays out when the one who wrote has deleted the account', async () => {
    const address = 'gone@almasar.example'
    const person = await createTaker(world)
    await sent(person, address)
    await world.store.pool.query('delete from "user" where id = $1', [person.userId])
    expect((await stop(stopToken(world.deps.secret, address))).status).toBe(200)
    const other = await createTaker(world)
    expect((await add(other, { name: 'شركة', email: address })).json.optedOut).toBe(true)
  })

  it('cannot be spoken for with an invented token', async () => {
    const [key = ''] = stopToken(world.deps.secret, ADDRESS).split('.')
    for (const token of [
      'x',
      `${key}.${'A'.repeat(43)}`,
      key,
      `${key}.${key}`,
      encodeURIComponent(ADDRESS),
    ]) {
      expect((await stop(token)).status).toBe(404)
    }
  })
})

describe("someone else's", () => {
  it('company, sending and assessment answer exactly as what is not there', async () => {
    const [owner, stranger] = [await createTaker(world), await createTaker(world)]
    const { companyId, sending } = await sent(owner)
    const { json: own } = await add(stranger, { name: 'شركة', email: 'own@x.example' })
    const nothing = '7f1c1b5e-0000-4000-8000-000000000000'
    const body = { assessmentId: stranger.assessmentId }
    const calls: [string, (id: string) => string, (id: string) => string, unknown?][] = [
      ['DELETE', id => `/api/companies/${id}`, () => companyId],
      ['POST', id => `/api/companies/${id}/send-application`, () => companyId, body],
      ['DELETE', id => `/api/companies/${id}/sendings/${sending.id}`, () => companyId],
      ['DELETE', id => `/api/companies/${own.id}/sendings/${id}`, () => sending.id],
      ['POST', id => `/api/assessment/${id}/send-report`, () => owner.assessmentId],
      ['GET', id => `/api/assessment/${id}/report-mails`, () => owner.assessmentId],
      ['GET', id => `/api/assessment/${id}/career-tips`, () => owner.assessmentId],
      ['GET', id => `/api/assessment/${id}/recommendations`, () => owner.assessmentId],
      ['GET', id => `/api/assessment/${id}/ai-advice`, () => owner.assessmentId],
      ['PUT', id => `/api/assessment/${id}/ai-consent`, () => owner.assessmentId, { given: true }],
    ]
    for (const [method, path, theirs, sentBody] of calls) {
      const foreign = await stranger.call(method, path(theirs('')), sentBody)
      const absent = await stranger.call(method, path(nothing), sentBody)
      expect([method, path('{id}'), foreign.status, foreign.json]).toEqual([
        method,
        path('{id}'),
        404,
        absent.json,
      ])
    }
    const path = `/api/companies/${own.id}/send-application`
    const foreign = await stranger.call('POST', path, { assessmentId: owner.assessmentId })
    const absent = await stranger.call('POST', path, { assessmentId: nothing })
    expect([foreign.status, foreign.json]).toEqual([404, absent.json])
    expect(JSON.stringify(await list(stranger))).not.toMatch(/almasar/)
    expect(await list(owner)).toMatchObject([{ id: companyId, sendings: [{ state: 'waiting' }] }])
  })
})
