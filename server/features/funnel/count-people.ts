import { type SQL, sql } from 'drizzle-orm'
import { NO_SOURCE, UNKNOWN_DEVICE } from '#contract/funnel.ts'
import {
  arrivals,
  attempts,
  companySendings,
  credentials,
  orders,
  profiles,
  users,
} from '#server/db/schema.ts'
import { isPerson } from '#server/db/simulated.ts'
import type { Deps } from '#server/deps.ts'
import { endsOfSections } from '#server/features/assessment/section-ends.ts'

/** Names the columns of `countPeople`, and of what is kept of it, in one order. */
export const COUNTED: SQL = sql`day, language, device, source,
  registered, profile, field, section1, section2, section3, result, paid, opened, shared`

/**
 * Counts how far those came who registered on some days in Riyadh, each once for every step, by day, language, device and word of the
 * link. It looks at each account of these days and at its attempts, so it takes as long as there are people in them.
 */
export function countPeople(released: Deps['released'], days: readonly string[]): SQL {
  return sql`
    select day, language, device, source, count(*)::int as registered,
      count(*) filter (where profile)::int as profile, count(*) filter (where field)::int as field,
      count(*) filter (where section1)::int as section1, count(*) filter (where section2)::int as section2,
      count(*) filter (where section3)::int as section3, count(*) filter (where result)::int as result,
      count(*) filter (where paid)::int as paid, count(*) filter (where opened)::int as opened,
      count(*) filter (where shared)::int as shared
    from (
      select (${users.createdAt} at time zone 'Asia/Riyadh')::date as day,
        coalesce(${arrivals.language}, ${users.language}) as language,
        coalesce(${arrivals.device}, ${UNKNOWN_DEVICE}) as device,
        coalesce(${arrivals.source}, ${NO_SOURCE}) as source, way.*,
        way.started or ${has(profiles)} as profile, ${has(orders, sql`and ${orders.paidAt} is not null`)} as paid,
        ${has(companySendings)} or ${has(credentials)} as shared
      from ${users}
      left join ${arrivals} on ${arrivals.userId} = ${users.id}
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
      where ${isPerson} and (${sql.join([sql`false`, ...days.map(registeredOn)], sql` or `)})
    ) as person
    group by day, language, device, source`
}

/** Tells whether an account has a row, by the index for each: without the offset whole tables are read for the few of a day. */
function has(
  table: typeof profiles | typeof orders | typeof companySendings | typeof credentials,
  which = sql``,
): SQL {
  return sql`exists (select 1 from ${table} where ${table.userId} = ${users.id} ${which} offset 0)`
}

/** Compares with both ends of the day, for the index. */
function registeredOn(day: string): SQL {
  const from = sql`${day}::timestamp`
  return sql`(${users.createdAt} >= ${from} at time zone 'Asia/Riyadh'
    and ${users.createdAt} < (${from} + interval '1 day') at time zone 'Asia/Riyadh')`
}
