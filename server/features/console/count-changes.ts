import { sql } from 'drizzle-orm'
import type { Today } from '#contract/console.ts'
import { attempts } from '#server/db/schema.ts'
import { ofPeople } from '#server/db/simulated.ts'
import type { Deps } from '#server/deps.ts'
import { endsOfSections } from '#server/features/assessment/section-ends.ts'
import { countTrouble } from '#server/operation/metrics.ts'

type Changes = Today['changed']
type ChangeDeps = Pick<Deps, 'database' | 'clock' | 'jobs' | 'released'>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SECTIONS = [1, 2, 3]

/** Counts what has changed lately: answers, sections that were finished, and what failed. */
export async function countChanges(deps: ChangeDeps): Promise<Changes> {
  return {
    answersAMinute: await countAnswers(deps),
    sections: await countSections(deps),
    failures: await countFailures(deps),
  }
}

/**
 * Holds for attempts that may have answers since a time. What is unfinished and began over 30 days ago is left out: nobody keeps an index of
 * last answers, which each answer would have to pay for.
 */
function answeredSince(since: string, now: Date) {
  const begun = new Date(now.getTime() - 30 * DAY_MS).toISOString()
  return sql`${ofPeople} and (${attempts.completedAt} >= ${since}
    or (${attempts.completedAt} is null and ${attempts.startedAt} >= ${begun}))`
}

async function countAnswers({ database, clock }: ChangeDeps): Promise<number> {
  const since = new Date(clock().getTime() - HOUR_MS).toISOString()
  const { rows } = await database.execute<{ answers: number }>(sql`
    select count(*)::int as answers
    from ${attempts} cross join lateral unnest(${attempts.answeredAfter}) as answered(seconds)
    where ${answeredSince(since, clock())} and ${attempts.lastAnswerAt} >= ${since}
      and ${attempts.startedAt} + seconds * interval '1 second' >= ${since}`)
  return Math.round(((rows[0]?.answers ?? 0) / 60) * 10) / 10
}

async function countSections({ database, clock, released }: ChangeDeps): Promise<Changes['sections']> {
  const now = clock()
  const week = new Date(now.getTime() - 7 * DAY_MS).toISOString()
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz, 'Asia/Riyadh')`
  const { rows } = await database.execute<Changes['sections'][number]>(sql`
    select section::int, count(*) filter (where ended >= ${midnight})::int as today, count(*)::int as week
    from (
      select ${attempts.startedAt} as started, ${attempts.answeredAfter} as after, ${endsOfSections(released)} as ends
      from ${attempts} where ${answeredSince(week, now)}
      offset 0
    ) as taken
    cross join lateral unnest(ends) with ordinality as part(place, section)
    cross join lateral (select started + after[place] * interval '1 second' as ended) as finish
    where ended >= ${midnight} - interval '6 days'
    group by section`)
  return SECTIONS.map(section => rows.find(row => row.section === section) ?? { section, today: 0, week: 0 })
}

async function countFailures({ clock, jobs }: ChangeDeps): Promise<Changes['failures']> {
  const since = clock().getTime() - DAY_MS
  const letters = await jobs.listDeadLetters()
  const { statuses } = await countTrouble()
  return {
    mails: letters.filter(letter => new Date(letter.since).getTime() >= since).length,
    jobs: (await jobs.counts()).reduce((sum, { failed }) => sum + failed, 0),
    errors: statuses.filter(({ status }) => Number(status) >= 500).reduce((sum, { count }) => sum + count, 0),
  }
}
