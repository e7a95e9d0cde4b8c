import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { afterEach, describe, expect, it } from 'vitest'
import { composeCalendar } from './calendar-file.ts'
import type { PlannedAction } from './list-actions.ts'

const ID = '7b1f0f8e-6a0e-4b38-9f70-2f8f6a1f9a01'
/** Monday 23 November 2026, 20:00 in Riyadh. */
const NOW = new Date('2026-11-23T17:00:00Z')
const ACTION: PlannedAction = {
  id: 'COM-1',
  text: 'عرض من خمس دقائق أمام زميلين',
  day: 'wed',
  time: '18:00',
  place: 'مكتبة الملك فهد',
  done: false,
  removed: false,
  dayChosenAt: NOW.getTime(),
  changedAt: NOW.getTime(),
}
const REMOVED = 'حُذف من خطة التطوير'
type Week = Parameters<typeof composeCalendar>[0]['week']
const compose = (actions: readonly PlannedAction[], week: Week = null) =>
  composeCalendar({ id: ID, name: 'خطة التطوير في وجهة', actions, removedText: REMOVED, week, now: NOW })
const file = (actions: readonly PlannedAction[], week: Week = null) => compose(actions, week) ?? ''

/** As a calendar reads it that is written by others. */
function byIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      text: event.summary,
      place: event.location ?? '',
      begins: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      allDay: event.startDate.isDate,
      day: event.startDate.toString().slice(0, 10),
      weekly: event.isRecurring(),
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
    }
  })
}

function byNodeIcal(text: string) {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (entry): entry is VEvent => entry?.type === 'VEVENT',
  )
  return events.map(event => ({
    uid: event.uid,
    text: wordsOf(event.summary),
    place: wordsOf(event.location ?? ''),
    begins: event.start.toISOString(),
    allDay: event.datetype === 'date',
    weekly: event.rrule !== undefined,
    sequence: Number(event.sequence),
    status: event.status,
  }))
}
const wordsOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'val' in value ? String(value.val) : String(value)

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

describe.each(['Asia/Riyadh', 'America/New_York', 'Africa/Cairo', 'Pacific/Auckland'])(
  'on a device in %s',
  here => {
    it('a weekly action stands at its hour in Riyadh, from the first such day on', () => {
      process.env.TZ = here
      const text = file([ACTION])
      expect(text).toContain('DTSTART;TZID=Asia/Riyadh:20261125T180000')
      const expected = {
        uid: `${ID}-COM-1@wijha`,
        text: ACTION.text,
        place: ACTION.place,
        begins: '2026-11-25T15:00:00.000Z',
        allDay: false,
        weekly: true,
        status: 'CONFIRMED',
      }
      expect(byIcalJs(text)).toMatchObject([{ ...expected, ends: '2026-11-25T16:00:00.000Z' }])
      expect(byNodeIcal(text)).toMatchObject([expected])
    })

    it('every hour of every day of a year is that of Riyadh', () => {
      process.env.TZ = here
      const date = fc.date({
        min: new Date('2026-01-01'),
        max: new Date('2027-12-31'),
        noInvalidDate: true,
      })
      fc.assert(
        fc.property(date, fc.integer({ min: 10, max: 45 }), (moment, half) => {
          const day = moment.toISOString().slice(0, 10)
          const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
          const begins = new Date(`${day}T${time}:00+03:00`)
          const text = file([{ ...ACTION, day, time }])
          expect(byIcalJs(text)).toMatchObject([
            {
              begins: begins.toISOString(),
              ends: new Date(begins.getTime() + 3_600_000).toISOString(),
              weekly: false,
            },
          ])
          expect(byNodeIcal(text)).toMatchObject([{ begins: begins.toISOString() }])
          expect(byIcalJs(file([{ ...ACTION, day, time: '' }]))).toMatchObject([{ allDay: true, day }])
        }),
        { numRuns: 200 },
      )
    })
  },
)

it('a day without an hour takes the whole day, and what has no day is not in the file', () => {
  const text = file([
    { ...ACTION, day: '2026-12-01', time: '' },
    { ...ACTION, id: 'own-1', day: '', dayChosenAt: 0, time: '10:00' },
  ])
  expect(byIcalJs(text)).toMatchObject([{ allDay: true, day: '2026-12-01', weekly: false }])
  expect(byNodeIcal(text)).toMatchObject([{ allDay: true }])
  expect(compose([{ ...ACTION, day: '', dayChosenAt: 0 }])).toBeNull()
})

it('the goal of the week stands on every Sunday where it is wanted', () => {
  const text = file([], { text: 'هدف الأسبوع: 5 ساعات', changedAt: NOW.getTime(), wanted: true })
  expect(byIcalJs(text)).toMatchObject([
    { text: 'هدف الأسبوع: 5 ساعات', day: '2026-11-29', allDay: true, weekly: true },
  ])
  expect(byNodeIcal(text)).toMatchObject([{ weekly: true, allDay: true }])
})

it('read again after a change an event is the same one, of a later sequence; one that is done is cancelled', () => {
  const [before] = byIcalJs(file([ACTION]))
  const later = { ...ACTION, time: '19:00', changedAt: ACTION.changedAt + 1000 }
  const [after] = byIcalJs(file([later]))
  expect(after?.uid).toBe(before?.uid)
  expect(after?.sequence).toBe((before?.sequence ?? 0) + 1)
  expect(byIcalJs(file([{ ...later, done: true }]))).toMatchObject([
    { uid: before?.uid, status: 'CANCELLED' },
  ])
  expect(byIcalJs(file([ACTION]))).toEqual([before])
})

it('what was removed or lost its day is cancelled for both readers: the same event, later, once, on one day', () => {
  const [before] = byIcalJs(file([ACTION]))
  const later = { ...ACTION, changedAt: ACTION.changedAt + 5000 }
  const gone = { uid: before?.uid, status: 'CANCELLED', weekly: false, allDay: true }
  const cases: [PlannedAction, object][] = [
    [{ ...later, day: '' }, { text: ACTION.text }],
    [
      { ...later, text: '', day: '', time: '', place: '', removed: true },
      { text: REMOVED, place: '' },
    ],
  ]
  for (const [action, said] of cases) {
    const written = file([action])
    expect(byIcalJs(written)).toMatchObject([{ ...gone, ...said, day: '2026-11-23' }])
    expect(byNodeIcal(written)).toMatchObject([{ ...gone, ...said }])
    expect(byIcalJs(written)[0]?.sequence).toBe((before?.sequence ?? 0) + 5)
  }
  // A day that arrived after the removal does not bring it back.
  expect(byIcalJs(file([{ ...later, text: '', removed: true }]))).toMatchObject([{ status: 'CANCELLED' }])
})

it('a goal of the week that is wanted no more is cancelled', () => {
  const week = { text: REMOVED, changedAt: NOW.getTime(), wanted: false }
  expect(byIcalJs(file([], week))).toMatchObject([{ status: 'CANCELLED', uid: `${ID}-week@wijha` }])
  expect(byNodeIcal(file([], week))).toMatchObject([{ status: 'CANCELLED' }])
})

it('any text comes out of both readers as it went in, and no line is longer than 75 bytes', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ',',
      ';',
      '\\',
      '\n',
      '\\n',
      ':',
      '"',
      'BEGIN:VEVENT',
      '؛ ',
      '، ',
      '😀',
      '👩🏽‍💻',
      'خطّة',
      ' ',
      'é',
    ),
    fc.string({ unit: 'grapheme', maxLength: 12 }).map(text => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')),
  )
  const words = fc.array(piece, { minLength: 1, maxLength: 40 }).map(parts => `خ${parts.join('')}ة`)
  fc.assert(
    fc.property(words, words, (text, place) => {
      const written = file([{ ...ACTION, text, place }])
      expect(byIcalJs(written)).toMatchObject([{ text, place }])
      // It reads an escaped backslash and an n behind it as a new line, which the standard does not.
      if (!`${text}${place}`.includes('\\')) expect(byNodeIcal(written)).toMatchObject([{ text, place }])
      const lines = written.split('\r\n')
      expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }),
    { numRuns: 500 },
  )
})

it('says all that the standard asks of a calendar and of an event', () => {
  const text = file([ACTION])
  const lines = text.split('\r\n')
  for (const name of ['VERSION:2.0', 'BEGIN:VTIMEZONE', 'TZID:Asia/Riyadh', 'DTSTAMP:20261123T170000Z'])
    expect(lines).toContain(name)
  expect(lines.filter(line => line.startsWith('PRODID:'))).toHaveLength(1)
  expect(lines).toContain('LAST-MODIFIED:20261123T170000Z')
  // With a method each event would need an organizer (RFC 5546).
  expect(text).not.toContain('METHOD')
})
