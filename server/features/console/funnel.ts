import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { consoleEndpoints, Funnel } from '#contract/console.ts'
import {
  FEWEST_SHOWN,
  FUNNEL_STEPS,
  type FunnelStep,
  NO_SOURCE,
  OTHER_SOURCES,
  UNKNOWN_DEVICE,
} from '#contract/funnel.ts'
import { LOCALES } from '#engine/vocabulary.ts'
import type { Transaction } from '#server/db/connection.ts'
import {
  arrivals,
  attempts,
  companySendings,
  credentials,
  landingVisits,
  orders,
  profiles,
  users,
} from '#server/db/schema.ts'
import { isPerson } from '#server/db/simulated.ts'
import type { Deps } from '#server/deps.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import type { Operator } from '#server/http/operator.ts'
import { hideSmall } from './hide-small.ts'
import { noteAct } from './note-act.ts'
import { endsOfSections } from './section-ends.ts'

type Wish = z.output<typeof consoleEndpoints.funnel.query>
type Counts = Readonly<Record<FunnelStep, number>>
type PersonStep = Exclude<FunnelStep, 'visited'>

/**
 * Counts how far the people came who registered in a month, each once for every step, and the visits of the landing page in that
 * month (docs/decisions/0107).
 */
export async function readFunnel(
  deps: Pick<Deps, 'database' | 'clock' | 'released'>,
  operator: Operator,
  wish: Wish,
): Promise<Funnel> {
  const counted = await deps.database.transaction(async transaction => {
    await noteAct(deps, transaction, operator, { act: 'funnel_read' })
    const visits = await countVisits(transaction, wish)
    const people = await countPeople(deps, transaction, wish)
    return new Map(
      [...new Set([...visits.keys(), ...people.keys()])].map(id => [
        id,
        { ...NOBODY, ...people.get(id), visited: visits.get(id) ?? 0 } satisfies Counts,
      ]),
    )
  })
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

function daysOf(month: string): string[] {
  const first = new Date(`${month}-01T12:00:00Z`)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return Array.from({ length: last }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
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

async function countPeople(
  { released }: Pick<Deps, 'released'>,
  transaction: Transaction,
  { month, part }: Wish,
): Promise<ReadonlyMap<string, Omit<Counts, 'visited'>>> {
  const groups: Readonly<Record<Wish['part'], SQL>> = {
    language: sql`coalesce(${arrivals.language}, ${users.language})`,
    device: sql`coalesce(${arrivals.device}, ${UNKNOWN_DEVICE})`,
    source: sql`coalesce(${arrivals.source}, ${NO_SOURCE})`,
    day: sql`(${users.createdAt} at time zone 'Asia/Riyadh')::date::text`,
  }
  const from = sql`(${month} || '-01')::timestamp`
  const { rows } = await transaction.execute<{ id: string } & Record<PersonStep, number>>(sql`
    select id, count(*)::int as registered, count(*) filter (where profile)::int as profile,
      count(*) filter (where field)::int as field, count(*) filter (where section1)::int as section1,
      count(*) filter (where section2)::int as section2, count(*) filter (where section3)::int as section3,
      count(*) filter (where result)::int as result, count(*) filter (where paid)::int as paid,
      count(*) filter (where opened)::int as opened, count(*) filter (where shared)::int as shared
    from (
      select ${groups[part]} as id, way.*,
        way.started or exists (select 1 from ${profiles} where ${profiles.userId} = ${users.id}) as profile,
        exists (select 1 from ${orders} where ${orders.userId} = ${users.id} and ${orders.paidAt} is not null) as paid,
        sharers.user_id is not null as shared
      from ${users}
      left join ${arrivals} on ${arrivals.userId} = ${users.id}
      left join (
        select ${companySendings.userId} as user_id from ${companySendings}
        union select ${credentials.userId} from ${credentials}
      ) as sharers on sharers.user_id = ${users.id}
      cross join lateral (
        select count(*) > 0 as started, bool_or(opened_at is not null) as field,
          bool_or(answered >= ends[1]) as section1, bool_or(answered >= ends[2]) as section2,
          bool_or(answered >= ends[3]) as section3, bool_or(result_shown_at is not null) as result,
          bool_or(report_opened_at is not null) as opened
        from (
          select ${attempts.openedAt}, ${attempts.resultShownAt}, ${attempts.reportOpenedAt},
            length(${attempts.answers}) as answered, ${endsOfSections(released)} as ends
          from ${attempts} where ${attempts.userId} = ${users.id}
          offset 0
        ) as taken
      ) as way
      where ${isPerson} and ${users.createdAt} >= ${from} at time zone 'Asia/Riyadh'
        and ${users.createdAt} < (${from} + interval '1 month') at time zone 'Asia/Riyadh'
    ) as person
    group by id`)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
