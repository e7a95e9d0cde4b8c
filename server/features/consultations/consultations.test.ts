import { randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OperatorRole } from '#contract/operator-roles.ts'
import { runSubscriptions } from '#server/features/money/run-subscriptions.ts'
import { erasePerson } from '#server/features/privacy/erase-person.ts'
import { INVENTED_CV } from '../../../scripts/demo/invented-cv.ts'
import { PASSWORD } from '../../../tests/support/accounts.ts'
import { grantAbout, type OperatorBrowser, openConsole } from '../../../tests/support/console.ts'
import { createShop, pay, type Shop } from '../../../tests/support/shop.ts'
import { composeEvent } from './compose-event.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PLACE = 'https://meet.example/room'

let shop: Shop
let consultant: OperatorBrowser
/** Every test has days of its own, so that no hour of one is free in another. */
let start = Date.parse('2026-01-05T14:00:00Z')
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.rows('delete from consultation')
  await shop.rows('delete from consultation_hour')
  await shop.rows("update subscription set status = 'ended'")
  start += 400 * DAY
  shop.clock.now = new Date(start)
  consultant = await openConsole(shop, 'consultant')
  await shop.rows("update session set expires_at = '2100-01-01' where user_id = $1", [consultant.userId])
})

const later = (days: number) => new Date(start + days * DAY).toISOString()
const status = async (called: Promise<{ status: number; json: { code?: string } }>) => {
  const { status, json } = await called
  return json?.code ?? status
}

/** A person in their first paid Pro month. */
async function pro() {
  const buyer = await shop.buyer()
  const id = await pay(await buyer.intent({ packageId: 'pro', saveCard: true }))
  await buyer.person.call('POST', `/api/payments/${id}/settle`)
  await shop.work()
  const { person } = buyer
  const list = async () => (await person.call('GET', '/api/consultations')).json
  const book = (hourId: string, more: object = {}) =>
    person.call('POST', '/api/consultations', { hourId, topic: '', shares: [], ...more })
  return { ...buyer, list, book, bookFirst: async (more?: object) => book((await list()).hours[0].id, more) }
}

/** Offers hours of a consultant. */
const offer = (days: number, weeks = 1, by = consultant) =>
  by.call('POST', '/api/operator/consultation-hours', { startsAt: later(days), weeks, place: PLACE })
const ownHours = async (by = consultant) => (await by.call('GET', '/api/operator/consultation-hours')).json
const act = (id: string, what: string, body?: object, by = consultant) =>
  by.call(what === 'note' ? 'PUT' : 'POST', `/api/operator/consultations/${id}/${what}`, body)
/** The console closes after half an hour without use: days later its door is opened anew. */
async function passTo(days: number, by = consultant): Promise<void> {
  shop.clock.now = new Date(start + days * DAY)
  await by.call('POST', '/api/operator/door', { code: by.code() })
}
const mailsTo = (email: string) => shop.mailsTo(email).filter(kind => kind.startsWith('consult'))

describe('an hour', () => {
  test('is offered once or weekly, and not where it touches another of the same consultant', async () => {
    expect((await offer(3, 4)).json).toEqual({ added: 4 })
    expect((await offer(3 + 0.5 / 24, 2)).json).toEqual({ added: 0 })
    expect((await offer(3 + 1 / 24)).json).toEqual({ added: 1 })
    expect(await status(offer(-1))).toBe('invalid_request')
    expect(await status(offer(91))).toBe('invalid_request')
    const insecure = { startsAt: later(5), weeks: 1, place: 'http://meet.example' }
    expect(await status(consultant.call('POST', '/api/operator/consultation-hours', insecure))).toBe(
      'invalid_request',
    )
    expect((await ownHours()).map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual(
      [3, 3 + 1 / 24, 10, 17, 24].map(later),
    )
  })

  test('is seen by Pro subscribers alone, from 24 hours on, up to 60 days ahead, and once where two are free', async () => {
    const other = await openConsole(shop, 'owner')
    await offer(0.5)
    await offer(2)
    await offer(2, 1, other)
    await offer(61)
    const { list } = await pro()
    expect((await list()).hours).toEqual([{ id: expect.any(String), startsAt: later(2) }])
    const guest = await shop.buyer()
    expect((await guest.person.call('GET', '/api/consultations')).json).toEqual({
      ...{ bookUntil: null, hours: [], papers: [], consultations: [] },
    })
    const [{ id: hourId }] = await ownHours()
    const wish = { hourId, topic: '', shares: [] }
    expect(await status(guest.person.call('POST', '/api/consultations', wish))).toBe('plan_required')
  })

  test('is booked once a month: both sides get a mail with the appointment, and nobody else can have it', async () => {
    await offer(2, 2)
    const [one, two] = [await pro(), await pro()]
    const [first, second] = (await one.list()).hours
    const booked = await one.book(first.id, { topic: 'مقابلة عمل بعد أسبوعين' })
    expect(booked.json).toEqual({
      ...{
        id: expect.any(String),
        status: 'booked',
        consultant: expect.stringMatching(/^Operator /),
        place: PLACE,
        note: null,
      },
      ...{ startsAt: later(2), cancelUntil: later(1), topic: 'مقابلة عمل بعد أسبوعين', shares: [] },
    })
    expect(mailsTo(one.person.email)).toEqual(['consultation_booked'])
    expect(mailsTo(consultant.email)).toEqual(['consultant_booked'])
    expect(shop.outbox.at(-1)).toMatchObject({ event: { place: PLACE, startsAt: later(2), sequence: 0 } })
    expect(JSON.stringify(shop.outbox.at(-1))).not.toContain(one.person.email)
    expect(await status(one.book(second.id))).toBe('consultation_used')
    expect(await status(two.book(first.id))).toBe('hour_taken')
    expect((await two.list()).hours).toEqual([second])
    expect((await one.list()).bookUntil).toBeNull()
    expect(await status(two.book(randomUUID()))).toBe('hour_taken')
  })

  test('that many want at the same moment is one person’s, and each person has one', async () => {
    await offer(2, 2)
    const people = [await pro(), await pro(), await pro()]
    const hours: { id: string }[] = await ownHours()
    const answers = await Promise.all(
      people.flatMap(({ book }) => hours.flatMap(({ id }) => Array.from({ length: 8 }, () => book(id)))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const live = await shop.rows(
      "select user_id, hour_id from consultation where status = 'booked' and created_at = $1",
      [shop.clock.now],
    )
    expect(new Set(live.map(row => row.user_id)).size).toBe(2)
    expect(new Set(live.map(row => row.hour_id)).size).toBe(2)
  })

  test('is removed while it is free, and by nobody else', async () => {
    await offer(2, 2)
    const [first, second] = await ownHours()
    const other = await openConsole(shop, 'consultant')
    const path = '/api/operator/consultation-hours'
    expect((await other.call('DELETE', `${path}/${first.id}`)).status).toBe(404)
    const { book } = await pro()
    await book(first.id)
    expect((await consultant.call('DELETE', `${path}/${first.id}`)).status).toBe(404)
    expect((await consultant.call('DELETE', `${path}/${second.id}`)).status).toBe(204)
    expect(await ownHours()).toEqual([])
  })
})

describe('a consultation', () => {
  test('cancelled 24 hours before is given back; later it counts as used until the next paid month', async () => {
    await offer(5, 6)
    const { person, list, book, bookFirst } = await pro()
    const cancel = async (id: string) => (await person.call('DELETE', `/api/consultations/${id}`)).json
    const [, second] = (await list()).hours
    const free = (await bookFirst()).json
    shop.clock.now = new Date(start + 4 * DAY - 1)
    expect(await cancel(free.id)).toMatchObject({ status: 'cancelled', place: null })
    expect((await list()).hours[0].startsAt).toBe(later(5))
    const late = (await bookFirst()).json
    shop.clock.now = new Date(start + 4 * DAY)
    expect(await cancel(late.id)).toMatchObject({ status: 'missed' })
    expect(await list()).toMatchObject({ bookUntil: null, hours: [] })
    expect(await status(book(second.id))).toBe('consultation_used')
    expect(await status(person.call('DELETE', `/api/consultations/${late.id}`))).toBe('not_found')
    const told = ['consultation_booked', 'consultation_cancelled']
    expect(mailsTo(person.email)).toEqual([...told, ...told])
    expect(mailsTo(consultant.email)).toHaveLength(4)
    for (let day = 0; day < 29; day++) {
      shop.clock.advance(DAY)
      await runSubscriptions(shop.deps)
      await shop.work()
    }
    expect((await bookFirst()).status).toBe(200)
  })

  test('that the consultant cancels, or does not come to, can be booked for 30 days more', async () => {
    await offer(27, 9)
    const { person, list, bookFirst } = await pro()
    const { id } = (await bookFirst()).json
    await person.call('POST', '/api/billing/cancel')
    await passTo(27.5)
    expect((await act(id, 'outcome', { outcome: 'withdrawn' })).status).toBe(204)
    expect((await act(id, 'outcome', { outcome: 'held' })).status).toBe(404)
    await passTo(57)
    expect((await list()).bookUntil).toBe(later(57.5))
    const again = (await bookFirst()).json
    await person.call('DELETE', `/api/consultations/${again.id}`)
    await passTo(58)
    expect(await list()).toMatchObject({ bookUntil: null, hours: [] })
  })

  test('is held or missed once its hour has begun, and uses the month', async () => {
    await offer(2)
    const { list, bookFirst } = await pro()
    const { id } = (await bookFirst()).json
    for (const outcome of ['held', 'missed']) expect((await act(id, 'outcome', { outcome })).status).toBe(404)
    await passTo(2)
    expect((await consultant.call('GET', '/api/operator/today')).json.waiting.consultations).toBe(0)
    await passTo(2.1)
    expect((await consultant.call('GET', '/api/operator/today')).json.waiting.consultations).toBeGreaterThan(
      0,
    )
    expect((await act(id, 'outcome', { outcome: 'held' })).status).toBe(204)
    expect(await list()).toMatchObject({ bookUntil: null, consultations: [{ status: 'held' }] })
  })

  test('shows the consultant what its person shares, for as long as it is shared, and each look is seen', async () => {
    await offer(2)
    const { person, bookFirst } = await pro()
    const again = await shop.completeAnother(person)
    await person.call('POST', `/api/assessment/${again}/open`)
    const topic = 'كيف أشرح انقطاعاً في السيرة؟'
    const { id } = (await bookFirst({ topic, shares: ['report'] })).json
    expect((await person.call('GET', '/api/consultations')).json.papers).toEqual(['report'])
    expect((await act(id, 'look')).json).toMatchObject({ topic, shares: ['report'], place: PLACE })
    const paper = (name: string, by = consultant, headers = {}) =>
      by.call('GET', `/api/operator/consultations/${id}/papers/${name}`, undefined, headers)
    const report = await paper('report')
    expect([report.status, report.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await status(paper('cv'))).toBe('not_found')
    await person.call('PUT', '/api/cv', { revision: null, cv: INVENTED_CV })
    expect(await status(paper('cv'))).toBe('not_found')
    await person.call('PUT', `/api/consultations/${id}/shares`, { shares: ['report', 'cv'] })
    const cv = await paper('cv')
    expect([cv.status, cv.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await status(paper('answers'))).toBe('invalid_request')
    expect(await status(paper('report', consultant, { 'sec-fetch-site': 'cross-site' }))).toBe(
      'forbidden_origin',
    )
    for (const role of ['consultant', 'owner', 'support', 'auditor'] satisfies OperatorRole[]) {
      const other = await openConsole(shop, role)
      expect([role, (await paper('report', other)).status]).toEqual([role, 404])
      expect([role, (await act(id, 'look', undefined, other)).status]).toEqual([role, 404])
    }
    const path = `/api/consultations/${id}/shares`
    expect((await person.call('PUT', path, { shares: [] })).json.shares).toEqual([])
    expect(await status(paper('report'))).toBe('not_found')
    await person.call('PUT', path, { shares: ['report'] })
    await passTo(9.1)
    expect(await status(paper('report'))).toBe('not_found')
    expect(await status(act(id, 'look'))).toBe('not_found')
    const looks = (await person.call('GET', '/api/account/looks')).json
    expect(looks.map(({ act }: { act: string }) => act).sort()).toEqual([
      'consultation_opened',
      'shared_cv_read',
      'shared_report_read',
    ])
    expect((await consultant.call('GET', '/api/operator/consultations')).json).toEqual([
      expect.objectContaining({ id, mine: true, status: 'booked' }),
    ])
  })

  test('has notes that its person reads, and of which they are told once', async () => {
    await offer(2)
    const { person, list, bookFirst } = await pro()
    const { id } = (await bookFirst()).json
    expect((await act(id, 'note', { note: 'قبل الموعد بيومين' })).status).toBe(404)
    await passTo(2.1)
    expect(await status(act(id, 'note', { note: 'قصير' }))).toBe('invalid_request')
    for (const note of ['السيرة أولاً، ثم ثلاث شركات', 'السيرة أولاً، ثم أربع شركات']) {
      expect((await act(id, 'note', { note })).status).toBe(204)
    }
    expect((await list()).consultations[0].note).toBe('السيرة أولاً، ثم أربع شركات')
    expect(mailsTo(person.email)).toEqual(['consultation_booked', 'consultation_noted'])
    const bell = (await person.call('GET', '/api/notices')).json
    expect(JSON.stringify(bell)).toContain('ملاحظات الاستشارة جاهزة')
    const copy = await person.call('POST', '/api/account/export', { currentPassword: PASSWORD })
    expect(JSON.stringify(copy.json)).toContain('أربع شركات')
  })

  test('is cancelled when the consultant leaves, and its person is told and gets the hour back', async () => {
    await offer(2, 3)
    const { person, list, bookFirst } = await pro()
    await bookFirst()
    const [owner, second] = [await openConsole(shop, 'owner'), await openConsole(shop, 'owner')]
    const asked = await owner.call('DELETE', `/api/operator/operators/${consultant.userId}`)
    expect(asked.json).toEqual({ waits: true })
    expect((await grantAbout(shop, second, consultant.userId)).status).toBe(204)
    expect(await list()).toMatchObject({ hours: [], consultations: [{ status: 'withdrawn' }] })
    expect((await list()).bookUntil).not.toBeNull()
    expect(mailsTo(person.email)).toEqual(['consultation_booked', 'consultation_cancelled'])
  })

  test('is cancelled when either account is deleted, and the other side is told', async () => {
    await offer(2, 3)
    const [one, two] = [await pro(), await pro()]
    await one.bookFirst()
    await two.bookFirst()
    const erase = (userId: string) =>
      shop.deps.database.transaction(transaction =>
        erasePerson(shop.deps, transaction, { userId, isTold: false }),
      )
    await erase(one.userId)
    expect(mailsTo(consultant.email)).toEqual([
      'consultant_booked',
      'consultant_booked',
      'consultant_cancelled',
    ])
    await erase(consultant.userId)
    expect((await two.list()).consultations).toMatchObject([{ status: 'withdrawn', consultant: null }])
    expect(mailsTo(two.person.email)).toEqual(['consultation_booked', 'consultation_cancelled'])
  })

  test('makes its month a used one, and goes with it when that is refunded', async () => {
    await offer(3)
    const { person, list, bookFirst } = await pro()
    const order = async () => (await person.call('GET', '/api/billing')).json.orders[0]
    expect((await order()).refundable).toBe('now')
    await bookFirst()
    const { orderId, refundable } = await order()
    expect(refundable).toBe('request')
    await person.call('POST', '/api/billing/refund', { orderId })
    const owner = await openConsole(shop, 'owner')
    const waiting = (await owner.call('GET', '/api/operator/refunds')).json
    const { id } = waiting.find((refund: { person: string }) => refund.person !== owner.userId)
    await owner.call('POST', `/api/operator/refunds/${id}/approval`)
    expect((await grantAbout(shop, await openConsole(shop, 'finance'), id)).status).toBe(204)
    await shop.work()
    expect(await list()).toMatchObject({ bookUntil: null, consultations: [{ status: 'cancelled' }] })
    expect(mailsTo(consultant.email)).toEqual(['consultant_booked', 'consultant_cancelled'])
  })
})

describe('the calendar file', () => {
  const event = { id: randomUUID(), startsAt: '2026-12-01T14:00:00.000Z', place: PLACE, sequence: 0 }
  const compose = (sequence: number, cancelled: boolean) =>
    new TextDecoder().decode(
      composeEvent({
        event: { ...event, sequence },
        ...{ cancelled, locale: 'ar', now: new Date('2026-11-20T09:00:00Z') },
      }),
    )

  test('is one hour in UTC for two parsers of other descent', () => {
    const text = compose(0, false)
    const read = new ICAL.Event(
      new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined,
    )
    expect([read.uid, read.summary, read.location]).toEqual([`${event.id}@wijha`, 'استشارة وجهة', PLACE])
    expect(read.startDate.toJSDate().toISOString()).toBe(event.startsAt)
    expect(read.endDate.toJSDate().toISOString()).toBe('2026-12-01T15:00:00.000Z')
    const other = Object.values(nodeIcal.sync.parseICS(text)).find(part => part?.type === 'VEVENT') as VEvent
    expect(other.start.toISOString()).toBe(event.startsAt)
    expect(other.location).toBe(PLACE)
  })

  test('of a cancelled one names the same event with a higher number', () => {
    const text = compose(1, true)
    const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
    expect(component?.getFirstPropertyValue('uid')).toBe(`${event.id}@wijha`)
    expect(component?.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(component?.getFirstPropertyValue('sequence')).toBe(1)
  })

  test('is given to its person alone', async () => {
    await offer(2)
    const { person, bookFirst } = await pro()
    const path = `/api/consultations/${(await bookFirst()).json.id}/calendar`
    const file = await person.call('GET', path)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar'])
    expect((await (await pro()).person.call('GET', path)).status).toBe(404)
  })
})
