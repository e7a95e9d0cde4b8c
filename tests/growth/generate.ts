import type { Pool } from 'pg'
import { latestPins } from '#engine/versions/pinned-items.ts'
import { RELEASED } from '#engine/versions/released.ts'

/**
 * Adds people with one completed attempt each, numbered from `from` to `to`, made by the database itself: as large as real ones
 * (answers, times and changes of chance), nine in ten with nothing else, one in ten with an unlock and what belongs to it.
 */
export async function generatePeople(pool: Pool, from: number, to: number): Promise<void> {
  const STEP = 50_000
  for (let first = from; first < to; first += STEP) {
    const range = [first, Math.min(to, first + STEP) - 1]
    await pool.query(
      `insert into "user" (id, name, first_name, last_name, email, email_verified, created_at)
       select ${ID}, 'نورة السالم', 'نورة', 'السالم', 'grown-' || n || '@example.com', true, ${REGISTERED}
       from generate_series($1::int, $2::int) n`,
      [...range, to],
    )
    await pool.query(
      `insert into account (id, user_id, account_id, provider_id, password)
       select gen_random_uuid(), ${ID}, (${ID})::text, 'credential', '$argon2id$v=19$m=19456,t=2,p=1$' || repeat('x', 66)
       from generate_series($1::int, $2::int) n`,
      range,
    )
    await pool.query(
      `insert into profile (user_id, full_name, education, city, experience_years, preferred_fields)
       select ${ID}, 'نورة عبد الله السالم', 'بكالوريوس', 'الرياض', '3-5 سنوات', array['technology']
       from generate_series($1::int, $2::int) n`,
      range,
    )
    await pool.query(
      `insert into consent (user_id, id, purpose, version, language)
       select ${ID}, gen_random_uuid(), purpose, '2026-11', 'ar'
       from generate_series($1::int, $2::int) n, unnest(array['terms', 'automated_scoring']) purpose`,
      range,
    )
    const pins = latestPins(RELEASED, 'basic', 'technology', 1)
    await pool.query(
      `insert into attempt (user_id, id, number, application_number, form, form_version, scoring_version, field, education,
                            experience_years, item_versions, story_set, stories, questions, answers, languages, devices, changes,
                            item_milliseconds, answered_after, last_answer_at, last_alone_at, started_at, opened_at, completed_at)
       select ${ID}, gen_random_uuid(), 1, ${NUMBER}, 'basic', 1, 1, 'technology', 'بكالوريوس', '3-5 سنوات', $4, 1, $5, 90,
              chance.answers, repeat('a', 90), repeat('p', 90), repeat('0', 90), chance.milliseconds, chance.seconds,
              at, at, at - interval '50 minutes', at - interval '50 minutes', at
       from generate_series($1::int, $2::int) n
       cross join lateral (select ${REGISTERED} as registered) person
       cross join lateral (select registered + random() * least(interval '3 days', now() - registered) as at) moment
       cross join lateral (
         select string_agg((1 + floor(random() * 5))::int::text, '') as answers,
                array_agg((4000 + random() * 40000)::int) as milliseconds, array_agg(i * 30) as seconds
         from generate_series(1, 90 + n * 0) i) chance`,
      [...range, to, pins.itemVersions, pins.stories],
    )
    await pool.query(
      `insert into entitlement (user_id, id, kind, attempt_id, starts_at)
       select user_id, gen_random_uuid(), 'unlock', id, completed_at from attempt
       where application_number in (select ${NUMBER} from generate_series($1::int, $2::int) n where n % 10 = 0)`,
      range,
    )
  }
  await pool.query('vacuum analyze')
}

/** Names the n-th person, and their attempt; `idOf` and `numberOf` say the same outside the database. */
const ID = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
/** One after the other within 700 days, of whom the `$3`-th came last: rows lie on disk in the order of time, as they would. */
const REGISTERED = `now() - (1 - n::float8 / $3::int) * interval '700 days'`
const NUMBER = `'WJ-' || lpad(upper(to_hex(n)), 10, '0')`

export function idOf(n: number): string {
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
}

export function numberOf(n: number): string {
  return `WJ-${n.toString(16).toUpperCase().padStart(10, '0')}`
}
