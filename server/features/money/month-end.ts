import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/connection.ts'

/**
 * Computes the moment so many months after a start, by the calendar of Riyadh: the same day and time, or the last day
 * of a shorter month. Counted from the first start, so that 31 January, 28 February and 31 March follow each other.
 */
export async function monthEnd(
  database: Pick<Transaction, 'execute'>,
  start: Date,
  months: number,
): Promise<Date> {
  const { rows } = await database.execute<{ ms: string }>(sql`
    select extract(epoch from
      (${start.toISOString()}::timestamptz at time zone 'Asia/Riyadh' + make_interval(months => ${months}::int))
        at time zone 'Asia/Riyadh') * 1000 as ms`)
  return new Date(Math.round(Number(rows[0]?.ms)))
}
