import { WEEKDAYS, type Weekday } from '#contract/development-plan.ts'

/** Gives the ISO date in Riyadh, three hours ahead of UTC all year, of a moment in milliseconds since 1970. */
export const dayInRiyadh = (moment: number) => new Date(moment + 3 * 3_600_000).toISOString().slice(0, 10)

export const isWeekday = (day: string): day is Weekday => WEEKDAYS.some(weekday => weekday === day)

/** Finds the first such day of the week from an ISO date on, that date included. */
export function firstFrom(date: string, weekday: Weekday): string {
  const ahead = (WEEKDAYS.indexOf(weekday) - new Date(date).getUTCDay() + 7) % 7
  return daysAfter(date, ahead)
}

/** Finds the ISO date so many days after another. */
export function daysAfter(date: string, days: number): string {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
