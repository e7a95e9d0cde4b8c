import { REMINDER_DAYS } from '#contract/reminder-days.ts'

const HOUR_MS = 3_600_000
/** Riyadh is three hours ahead of UTC all year; every time on a page is Riyadh's. */
const AHEAD = 3
const FIRST_HOUR = 6
const LAST_HOUR = 23

/** Computes the moment (ISO 8601, UTC) of an hour in Riyadh, so many days after the day of `now`. */
export function momentOf(now: number, days: number, hour: number): string {
  const there = new Date(now + AHEAD * HOUR_MS)
  return new Date(
    Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate() + days, hour - AHEAD),
  ).toISOString()
}

/** Lists the hours of a day that are still to come; nobody is written to at night. */
export function listHours(now: number, days: number): readonly number[] {
  const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => FIRST_HOUR + index)
  return hours.filter(hour => Date.parse(momentOf(now, days, hour)) > now)
}

/** Lists the days, counted from today (0), on which an hour is left. */
export function listDays(now: number): readonly number[] {
  const days = Array.from({ length: REMINDER_DAYS + 1 }, (_, index) => index)
  return days.filter(day => listHours(now, day).length > 0)
}
