import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PAPER_WORDS } from '#server/features/report/words/index.ts'
import { createMailingWorld, type MailingWorld, readPdf } from '../../../tests/support/mailing-world.ts'
import { comparable } from '../../../tests/support/pdf-text.ts'
import { createTaker, type Taker } from '../../../tests/support/unlocked.ts'

let world: MailingWorld
beforeAll(async () => {
  world = await createMailingWorld()
})
afterAll(() => world.close())
afterEach(() => {
  world.smtp.answerRecipient = () => undefined
})

let number = 0
const newAddress = () => `careers-${++number}@almasar.example`

async function sendTo(person: Taker, email: string, name = 'شركة المسار للنقل') {
  const { json: company } = await person.call('POST', '/api/companies', { name, email })
  const body = { assessmentId: person.assessmentId, consent: true }
  const sending = await person.call('POST', `/api/companies/${company.id}/send-application`, body)
  return { company, sending: sending.json }
}
const stateOf = async (person: Taker) => (await person.call('GET', '/api/companies')).json[0].sendings[0]
const settled = (person: Taker, state: string) =>
  expect.poll(async () => (await stateOf(person)).state, { timeout: 25_000 }).toBe(state)
const header = (mail: { headers: readonly { key: string; value: string }[] }, name: string) =>
  mail.headers.filter(({ key }) => key === name).map(({ value }) => value)

/** Without the marks that isolate what runs against a text. */
const plain = (text = '') => text.replaceAll(/[\u2068\u2069]/g, '')

describe('a report to a company', () => {
  it.each([
    ['ar', 'تقرير تقييم مهني: نورة السالم | Career assessment report'],
    ['en', 'Career assessment report: نورة السالم | تقرير تقييم مهني'],
  ] as const)(
    'is one mail (%s) with both languages, the PDF, a private link and a way out',
    async (language, subject) => {
      const person = await createTaker(world, { language })
      const address = newAddress()
      const { company } = await sendTo(person, address)
      const [mail, ...more] = await world.reportsTo(address)
      if (!mail) throw new Error('no mail')
      expect(more).toEqual([])
      expect(mail.recipients).toEqual([address])
      expect(mail.to).toEqual([{ name: '', address }])
      expect(mail.from).toEqual({ name: 'وجهة Wijha', address: 'reports@wijha.example' })
      expect(mail.replyTo).toEqual([{ name: '', address: person.email }])
      expect(mail.cc).toBeUndefined()
      expect(plain(mail.subject)).toBe(subject)
      for (const part of [plain(mail.text), mail.html?.replaceAll(/<[^>]+>/g, '')]) {
        expect(part).toContain('إلى فريق التوظيف في شركة المسار للنقل،')
        expect(part).toContain('To the recruitment team at شركة المسار للنقل,')
        expect(part).toContain(person.applicationNumber)
        expect(part).toContain('20 نوفمبر 2026')
        expect(part).toContain('20 December 2026')
      }
      expect(mail.html).not.toMatch(/<img (?!src="cid:)|<script|<link|url\(|@import/i)

      const stop = /https?:\S+\/unsubscribe\/([\w.-]+)/.exec(mail.text ?? '')?.[1]
      expect(header(mail, 'list-unsubscribe')).toEqual([`<http://localhost:3000/api/unsubscribe/${stop}>`])
      expect(header(mail, 'list-unsubscribe-post')).toEqual(['List-Unsubscribe=One-Click'])

      expect(mail.attachments).toHaveLength(1)
      expect(mail.attachments[0]?.filename).toBe(`Wijha-${person.applicationNumber}.pdf`)
      const { pages, text } = await readPdf(mail.attachments[0]?.content ?? '')
      expect(pages).toBeGreaterThan(2)
      expect(text).toContain(person.applicationNumber)
      expect(comparable(text)).not.toContain(comparable(PAPER_WORDS[language].style))
      expect(comparable(text)).toContain(comparable(PAPER_WORDS[language].plan))

      const token = /\/r\/([\w-]{43})\s/.exec(mail.text ?? '')?.[1]
      expect(mail.html).toContain(`/r/${token}"`)
      const opened = await world.browser().call('POST', `/api/shared/${token}/open`)
      expect(opened.json).toMatchObject({ name: 'نورة السالم', applicationNumber: person.applicationNumber })
      await settled(person, 'opened')

      const path = `/api/companies/${company.id}/sendings/${(await stateOf(person)).id}`
      await person.call('DELETE', path)
      expect((await world.browser().call('GET', `/api/shared/${token}`)).status).toBe(404)
    },
  )

  it('that the address refuses is shown with the reason', async () => {
    const person = await createTaker(world)
    world.smtp.answerRecipient = to => (to.endsWith('almasar.example') ? 550 : undefined)
    await sendTo(person, newAddress())
    await settled(person, 'refused')
    expect((await stateOf(person)).reason.en).toContain('code 550')
  })

  it.each<
    [string, (person: Taker, ids: Awaited<ReturnType<typeof sendTo>>) => Promise<unknown>, string | null]
  >([
    [
      'revoked',
      (person, { company, sending }) =>
        person.call('DELETE', `/api/companies/${company.id}/sendings/${sending.id}`),
      'revoked',
    ],
    [
      'to a company since removed',
      (person, { company }) => person.call('DELETE', `/api/companies/${company.id}`),
      null,
    ],
    [
      'whose consent was withdrawn',
      person =>
        world.store.pool.query('update consent set withdrawn_at = now() where user_id = $1', [person.userId]),
      'refused',
    ],
    [
      'locked since',
      person =>
        world.store.pool.query('update entitlement set revoked_at = now() where user_id = $1', [
          person.userId,
        ]),
      'refused',
    ],
    [
      'of a deleted account',
      person => world.store.pool.query('delete from "user" where id = $1', [person.userId]),
      null,
    ],
    ['to a recipient who stopped all mail since', (_, { company }) => stopMailTo(company.email), 'refused'],
  ])('that still waits is not sent when it is %s', async (_, end, state) => {
    const person = await createTaker(world)
    const address = newAddress()
    world.smtp.answerRecipient = () => 451
    const ids = await sendTo(person, address)
    const tries = () => world.smtp.tries.filter(({ to }) => to === address).length
    await expect.poll(tries, { timeout: 10_000 }).toBeGreaterThan(0)
    await end(person, ids)
    world.smtp.answerRecipient = () => undefined
    const waiting = `select count(*)::int as left from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`
    await expect
      .poll(async () => (await world.store.pool.query(waiting)).rows[0].left, { timeout: 25_000 })
      .toBe(0)
    expect(world.smtp.received.filter(({ recipients }) => recipients.includes(address))).toEqual([])
    if (state) expect((await stateOf(person)).state).toBe(state)
  })

  it.each([
    ['<img src=x onerror=alert(1)>', '<b>Evil & Co</b>'],
    ['evil.example', 'Call 055 123 4567 now'],
    ['http://evil.example/win', 'www.evil.example'],
    ['=?utf-8?Q?x?=', '=?utf-8?B?eA==?='],
    ['a@evil.example, b', 'x>, <y@evil.example'],
    ['"; filename="evil.exe', '#import "evil.typ"'],
  ])('by someone called %s carries nobody’s message', async (fullName, name) => {
    const person = await createTaker(world, { profile: { fullName } })
    const address = newAddress()
    await sendTo(person, address, name)
    const [mail] = await world.reportsTo(address)
    if (!mail) throw new Error('no mail')
    expect(mail.recipients).toEqual([address])
    expect(plain(mail.subject)).toBe('تقرير تقييم مهني | Career assessment report')
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(HEADERS)
    expect(mail.raw.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]+$/)
    for (const part of [plain(mail.text), mail.html]) {
      expect(part).not.toMatch(/evil|onerror|055|utf-8\?/i)
      expect(part).toContain('إلى فريق التوظيف،')
    }
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([
      `Wijha-${person.applicationNumber}.pdf`,
    ])
  })
})

const HEADERS = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
]

async function stopMailTo(email: string): Promise<void> {
  const { stopToken } = await import('#server/features/mail/recipient.ts')
  const path = `/api/unsubscribe/${stopToken(world.deps.secret, email)}`
  expect((await world.api.request(path, { method: 'POST' })).status).toBe(200)
}
