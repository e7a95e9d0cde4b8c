import ical, { ICalEventRepeatingFreq, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { dayInRiyadh, firstFrom, isWeekday } from './days.ts'
import type { PlannedAction } from './list-actions.ts'

interface CalendarFile {
  /** Of the attempt: with the action's it names an event for good. */
  readonly id: string
  readonly name: string
  /** Removed ones among them. */
  readonly actions: readonly PlannedAction[]
  /** Stands for the text of an action that was removed. */
  readonly removedText: string
  /** The goal of the week, where it is wanted in the calendar, or was. */
  readonly week: { readonly text: string; readonly changedAt: number; readonly wanted: boolean } | null
  readonly now: Date
}

const RIYADH = 'Asia/Riyadh'
/** Three hours ahead of UTC, all year, for ever: no clock is changed there. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${RIYADH}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/**
 * Writes a plan as a calendar file (RFC 5545). An event keeps its UID, and a later change raises its SEQUENCE, so a calendar that reads
 * the file again updates it; what is done, was removed, lost its day or is no goal any more is cancelled. An action that never had a
 * day has no event.
 *
 * @returns null where there is no event
 */
export function composeCalendar({ id, name, actions, removedText, week, now }: CalendarFile): string | null {
  const calendar = ical({
    name,
    prodId: { company: 'Wijha', product: 'development plan' },
    // Named by the events alone: DTSTAMP and LAST-MODIFIED have to be in UTC.
    timezone: { name: null, generator: () => ZONE },
  })
  const common = (event: string, changedAt: number) => ({
    id: `${id}-${event}@wijha`,
    stamp: now,
    lastModified: new Date(changedAt),
    sequence: sequenceOf(changedAt),
  })
  for (const action of actions) {
    if (action.dayChosenAt === 0) continue
    const cancelled = action.done || action.removed || action.day === ''
    const chosenOn = dayInRiyadh(action.dayChosenAt)
    const weekly = isWeekday(action.day)
    // What has no day any more has to name one all the same: a calendar knows the event by its UID.
    const first = isWeekday(action.day) ? firstFrom(chosenOn, action.day) : action.day || chosenOn
    const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
    const [hour = 0, minute = 0] = action.time.split(':').map(Number)
    const allDay = action.time === '' || action.day === ''
    // The library writes the local parts of a date under the zone that it is given. Hours at which some country changes its clock are
    // none of a plan's (contract/development-plan.ts), so these are Riyadh's wherever the device is.
    const at = (hours: number) => new Date(year, month - 1, day, hours, minute)
    calendar.createEvent({
      ...common(action.id, action.changedAt),
      timezone: RIYADH,
      start: allDay ? at(12) : at(hour),
      ...(allDay ? { allDay } : { end: at(hour + 1) }),
      summary: action.text || removedText,
      ...(action.place ? { location: action.place } : {}),
      ...(weekly ? { repeating: { freq: ICalEventRepeatingFreq.WEEKLY } } : {}),
      ...(allDay ? { transparency: ICalEventTransparency.TRANSPARENT } : {}),
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  if (week) {
    const [year = 0, month = 1, day = 1] = firstFrom(dayInRiyadh(week.changedAt), 'sun')
      .split('-')
      .map(Number)
    calendar.createEvent({
      ...common('week', week.changedAt),
      timezone: RIYADH,
      start: new Date(year, month - 1, day, 12),
      allDay: true,
      summary: week.text,
      repeating: { freq: ICalEventRepeatingFreq.WEEKLY },
      transparency: ICalEventTransparency.TRANSPARENT,
      status: week.wanted ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    })
  }
  return calendar.length() === 0 ? null : calendar.toString()
}

/** Counts seconds since the product began: a whole number that grows with every change, and fits 31 bits until 2094. */
const sequenceOf = (changedAt: number) => Math.max(0, Math.floor((changedAt - Date.UTC(2026, 0, 1)) / 1000))
