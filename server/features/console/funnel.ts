import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints, Funnel } from '#contract/console.ts'
import {
  FEWEST_SHOWN,
  FUNNEL_STEPS,
  type FunnelStep,
  NO_SOURCE,
  OTHER_SOURCES,
  type PersonStep,
  UNKNOWN_DEVICE,
} from '#contract/funnel.ts'
import { LOCALES } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import { funnelCounts, landingVisits } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { COUNTED, countPeople } from '#server/features/funnel/count-people.ts'
import { daysOf } from '#server/features/funnel/days-of-month.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import type { Operator } from '#server/http/operator.ts'
import { hideSmall } from './hide-small.ts'
import { noteAct } from './note-act.ts'

type Wish = z.output<typeof consoleEndpoints.funnel.query>
type Counts = Readonly<Record<FunnelStep, number>>

/**
 * Counts how far the people came who registered in a month, each once for every step, and the visits of the landing page in that
 * month (docs/decisions/0107).
 */
export async function readFunnel(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  operator: Operator,
  wish: Wish,
): Promise<Funnel> {
  // A day that is kept or dropped meanwhile is counted once all the same: everything is read as it was at one moment.
  const isolationLevel = 'repeatable read'
  const counted = await deps.database.transaction(
    async transaction => {
      await noteAct(deps, transaction, operator, { act: 'funnel_read' })
      const visits = await countVisits(transaction, wish)
      const people = await countMonth(deps, transaction, wish)
      return new Map(
        [...new Set([...visits.keys(), ...people.keys()])].map(id => [
          id,
          { ...NOBODY, ...people.get(id), visited: visits.get(id) ?? 0 } satisfies Counts,
        ]),
      )
    },
    { isolationLevel },
  )
  const ids = groupsOf(wish, counted, dayInRiyadh(deps.clock()))
  const groups = ids.map(id => ({
    id,
    counts: id === OTHER_SOURCES ? sumOf(counted, ids) : (counted.get(id) ?? NOBODY),
  }))
  const shown = FUNNEL_STEPS.map(step => [step, hideSmall(groups.map(({ counts }) => counts[step]))] as const)
  const pick = (of: (step: ReturnType<typeof hideSmall>) => number | null | undefined) =>
    Object.fromEntries(shown.map(([step, counts]) => [step, of(counts) ?? null])) as Funnel['all']
  return {
    all: pick(({ all }) => all),
    groups: ids.map((id, index) => ({ id, counts: pick(({ parts }) => parts[index]) })),
  }
}

const NOBODY = Object.fromEntries(FUNNEL_STEPS.map(step => [step, 0])) as Counts

/** Lists the groups in their order. A word of few people is among the others: the word itself may say who they are. */
function groupsOf({ part, month }: Wish, counted: ReadonlyMap<string, Counts>, today: string): string[] {
  if (part === 'language') return [...LOCALES]
  if (part === 'device') return ['phone', 'desktop', UNKNOWN_DEVICE]
  if (part === 'day') return daysOf(month).filter(day => day <= today)
  const words = [...counted].filter(
    ([word, { visited, registered }]) =>
      word !== NO_SOURCE && word !== OTHER_SOURCES && Math.max(visited, registered) >= FEWEST_SHOWN,
  )
  const known = words.toSorted(([, one], [, other]) => other.registered - one.registered)
  return [...known.map(([word]) => word), NO_SOURCE, OTHER_SOURCES]
}

/** Sums up all groups that are not listed by themselves. */
function sumOf(counted: ReadonlyMap<string, Counts>, listed: readonly string[]): Counts {
  const rest = [...counted].filter(([id]) => id === OTHER_SOURCES || !listed.includes(id))
  const sum = (step: FunnelStep) => rest.reduce((total, [, counts]) => total + counts[step], 0)
  return Object.fromEntries(FUNNEL_STEPS.map(step => [step, sum(step)])) as Counts
}

async function countVisits(
  transaction: Transaction,
  { month, part }: Wish,
): Promise<ReadonlyMap<string, number>> {
  const column = landingVisits[part]
  const first = sql`(${month} || '-01')::date`
  const rows = await transaction
    .select({ id: sql<string>`${column}::text`, visits: sql<number>`sum(${landingVisits.visits})::int` })
    .from(landingVisits)
    .where(
      sql`${landingVisits.day} >= ${first} and ${landingVisits.day} < (${first} + interval '1 month')::date`,
    )
    .groupBy(column)
  return new Map(rows.map(({ id, visits }) => [id, visits]))
}

const PARTS = { day: sql`day`, language: sql`language`, device: sql`device`, source: sql`source` }

/** Counts the people of a month: those of days that are kept as they are kept, of all others as they are now. */
async function countMonth(
  { released }: Pick<Deps, 'released'>,
  transaction: Transaction,
  { month, part }: Wish,
): Promise<ReadonlyMap<string, Omit<Counts, 'visited'>>> {
  const days = daysOf(month)
  const ofMonth = inArray(funnelCounts.day, days)
  const kept = await transaction.selectDistinct({ day: funnelCounts.day }).from(funnelCounts).where(ofMonth)
  const others = days.filter(day => !kept.some(row => row.day === day))
  const { rows } = await transaction.execute<{ id: string } & Record<PersonStep, number>>(sql`
    select ${PARTS[part]}::text as id, sum(registered)::int as registered, sum(profile)::int as profile,
      sum(field)::int as field, sum(section1)::int as section1, sum(section2)::int as section2,
      sum(section3)::int as section3, sum(result)::int as result, sum(paid)::int as paid, sum(opened)::int as opened,
      sum(shared)::int as shared
    from (
      select ${COUNTED} from ${funnelCounts} where ${ofMonth}
      union all select ${COUNTED} from (${countPeople(released, others)}) as uncounted
    ) as counted
    group by id`)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
