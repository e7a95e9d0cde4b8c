const RIYADH = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Riyadh',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/**
 * Finds the calendar day in Riyadh.
 *
 * @example dayInRiyadh(new Date('2026-11-20T22:00:00Z')) // '2026-11-21'
 */
export function dayInRiyadh(instant: Date): string {
  return RIYADH.format(instant)
}
