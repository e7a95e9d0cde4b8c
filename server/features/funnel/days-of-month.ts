/**
 * Lists the days of a month as ISO dates.
 *
 * @example daysOf('2026-02').length // 28
 */
export function daysOf(month: string): string[] {
  const first = new Date(`${month}-01T12:00:00Z`)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return Array.from({ length: last }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
}
