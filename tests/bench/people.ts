import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { latestPins } from '#engine/versions/pinned-items.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { csrfTokenFor, sessionCookie } from '#server/http/session.ts'

/** A signed-in person before the first question. */
export interface ReadyPerson {
  readonly attempt: string
  readonly headers: Readonly<Record<string, string>>
}

/** Many people at once, each with a session and an open attempt, past the API: registering is not what is measured. */
export async function preparePeople(pool: Pool, secret: string, count: number): Promise<ReadyPerson[]> {
  const people = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    attempt: randomUUID(),
    token: randomBytes(24).toString('base64url'),
  }))
  const pins = latestPins(RELEASED, 'basic', 'technology', 1)
  const column = (key: 'userId' | 'attempt' | 'token') => people.map(person => person[key])
  await pool.query(
    `insert into "user" (id, name, first_name, last_name, email)
     select id, 'Noura Salem', 'Noura', 'Salem', id || '@example.com' from unnest($1::uuid[]) id`,
    [column('userId')],
  )
  await pool.query(
    `insert into session (id, user_id, token, expires_at)
     select gen_random_uuid(), id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as t (id, token)`,
    [column('userId'), column('token')],
  )
  await pool.query(
    `insert into attempt (user_id, id, number, application_number, form, form_version, scoring_version, field,
                          education, experience_years, item_versions, story_set, stories, questions, opened_at)
     select owner, id, 1, 'BENCH-' || id, 'basic', 1, 1, 'technology', 'دبلوم', '1-2 سنوات', $3, 1, $4, 90, now()
     from unnest($1::uuid[], $2::uuid[]) as t (owner, id)`,
    [column('userId'), column('attempt'), pins.itemVersions, pins.stories],
  )
  await pool.query('analyze')
  return people.map(({ attempt, token }) => ({
    attempt,
    headers: {
      cookie: sessionCookie(secret, token, false, false).split(';')[0] ?? '',
      'x-csrf-token': csrfTokenFor(secret, token),
      'content-type': 'application/json',
    },
  }))
}
