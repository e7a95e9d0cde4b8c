const RIYADH_MS = 3 * 3_600_000

/** Finds the same day of the next month, or its last, by Riyadh's calendar: as the server counts. */
export function monthLater(from: Date): Date {
  const there = new Date(from.getTime() + RIYADH_MS)
  const [year, month] = [there.getUTCFullYear(), there.getUTCMonth() + 1]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  there.setUTCFullYear(year, month, Math.min(there.getUTCDate(), last))
  return new Date(there.getTime() - RIYADH_MS)
}
