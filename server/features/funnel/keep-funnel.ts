import { eq, lt, sql } from 'drizzle-orm'
import { FUNNEL_MONTHS } from '#contract/funnel.ts'
import type { Transaction } from '#server/db/connection.ts'
import { funnelCounts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { COUNTED, countPeople } from './count-people.ts'
import { daysOf } from './days-of-month.ts'

type KeepDeps = Pick<Deps, 'database' | 'clock' | 'released'>

/**
 * Counts the funnel's days anew and keeps the counts: those of the running month and of the last one in every run, and in each hour of
 * the day one older month, as people may still go on after a year. The running day is never kept.
 */
export async function keepFunnel(deps: KeepDeps): Promise<void> {
  const now = deps.clock()
  for (const back of new Set([0, 1, now.getUTCHours()])) await keepMonth(deps, monthBefore(now, back))
  const oldest = `${monthBefore(now, FUNNEL_MONTHS - 1)}-01`
  await deps.database.delete(funnelCounts).where(lt(funnelCounts.day, oldest))
}

/** Counts each day of a month anew that is over, and keeps the counts. */
export async function keepMonth(deps: KeepDeps, month: string): Promise<void> {
  const today = dayInRiyadh(deps.clock())
  for (const day of daysOf(month).filter(day => day < today)) await keepDay(deps, day)
}

async function keepDay({ database, released }: KeepDeps, day: string): Promise<void> {
  await database.transaction(async transaction => {
    await dropDay(transaction, day)
    await transaction.execute(
      sql`insert into ${funnelCounts} (${COUNTED}) select ${COUNTED} from (${countPeople(released, [day])}) as counted`,
    )
  })
}

/**
 * Drops what is kept of the day on which somebody registered who leaves now, within the transaction that erases the account: that day
 * is counted from the accounts that are left until it is kept again.
 */
export async function dropDayOf(transaction: Transaction, registeredAt: Date): Promise<void> {
  await dropDay(transaction, dayInRiyadh(registeredAt))
}

/** Drops a day's counts, alone: a count that has begun ends first, so that none is stored of whoever is gone by then. */
async function dropDay(transaction: Transaction, day: string): Promise<void> {
  await transaction.execute(sql`lock table ${funnelCounts} in exclusive mode`)
  await transaction.delete(funnelCounts).where(eq(funnelCounts.day, day))
}

function monthBefore(now: Date, months: number): string {
  const [year = 0, month = 0] = dayInRiyadh(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - months)).toISOString().slice(0, 7)
}
