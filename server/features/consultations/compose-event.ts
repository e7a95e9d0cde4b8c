import ical, { ICalEventStatus } from 'ical-generator'
import type { Locale } from '#engine/vocabulary.ts'
import type { CalendarEvent } from '#server/features/mail/mail.ts'
import { HOUR_MS } from './consultation.ts'
import { EVENT_NAME } from './mail-words.ts'

/**
 * Writes a consultation as a calendar file (RFC 5545), in UTC. A later file with the same id updates the event, or cancels it; as
 * in docs/decisions/0078 it has no METHOD.
 */
export function composeEvent(input: {
  readonly event: CalendarEvent
  readonly cancelled: boolean
  readonly locale: Locale
  readonly now: Date
}): Uint8Array<ArrayBuffer> {
  const { event, cancelled, locale, now } = input
  const start = new Date(event.startsAt)
  const calendar = ical({ prodId: { company: 'Wijha', product: 'consultation' } })
  calendar.createEvent({
    id: `${event.id}@wijha`,
    sequence: event.sequence,
    stamp: now,
    start,
    end: new Date(start.getTime() + HOUR_MS),
    summary: EVENT_NAME[locale],
    ...(event.place ? { location: event.place } : {}),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return new TextEncoder().encode(calendar.toString())
}
