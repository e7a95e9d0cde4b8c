import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { csrfTokenFor, sessionCookie } from '#server/http/session.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { HttpClient } from '../support/http-client.ts'
import { pick, seededRandom } from '../support/seeded-random.ts'
import type { App } from '../support/start-app.ts'
import { startForTest } from './start-for-test.ts'

const CYCLES = Number(process.env.FAULTS_CYCLES ?? 50)
const AT_ONCE = 8
const SECRET = randomBytes(32).toString('hex')

it(`kill -9 of the app ${CYCLES} times in the middle of opening a person: nobody was read without a line`, async () => {
  const random = seededRandom(20_261_129)
  const variables = { AUTH_SECRET: SECRET }
  let app = await startForTest({ variables })
  const { dataDirectory } = app
  const { headers, person } = await inDatabase(app, createPeople)
  let read = 0
  for (let cycle = 1; cycle <= CYCLES; cycle++) {
    const looking = lookUntilKilled(app, headers, person)
    await looking.first
    await sleep(pick(random, 20, 400))
    await app.kill()
    read += await looking.answered
    app = await startForTest({ variables, dataDirectory })
    const lines = await inDatabase(app, countLines)
    expect(lines, `after kill ${cycle}`).toBeGreaterThanOrEqual(read)
  }
  expect(read).toBeGreaterThan(CYCLES)
  expect(await app.stop()).toBe(0)
})

async function inDatabase<Result>(app: App, work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = new Pool({ connectionString: embeddedPostgres(app.dataDirectory).url, max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** Makes a person, and an owner whose console is open: how it opens is not what is tested. */
async function createPeople(pool: Pool) {
  const [person, owner, token] = [randomUUID(), randomUUID(), randomBytes(24).toString('base64url')]
  for (const [id, name] of [
    [person, 'Noura'],
    [owner, 'Operator'],
  ])
    await pool.query(
      `insert into "user" (id, name, first_name, last_name, email, email_verified)
       values ($1, $2, 'Example', 'Example', $3, true)`,
      [id, name, `${id}@example.com`],
    )
  await pool.query(
    `insert into operator (user_id, operator_role, enrolled_at, invited_at) values ($1, 'owner', now(), now())`,
    [owner],
  )
  await pool.query(
    `insert into session (id, user_id, token, expires_at, second_factor_at, console_used_at)
     values ($1, $2, $3, now() + interval '1 day', now(), now())`,
    [randomUUID(), owner, token],
  )
  const headers = {
    cookie: sessionCookie(SECRET, token, false, false).split(';')[0] ?? '',
    'x-csrf-token': csrfTokenFor(SECRET, token),
    'content-type': 'application/json',
  }
  return { headers, person }
}

async function countLines(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as lines from operator_log where act = 'person_opened'`,
  )
  return rows[0].lines
}

/** Opens a person again and again, some at once, until the app is gone; `answered` counts the pages that came back. */
function lookUntilKilled(app: App, headers: Record<string, string>, person: string) {
  let read = 0
  let seen = () => {}
  const first = new Promise<void>(resolve => {
    seen = resolve
  })
  const body = JSON.stringify({ query: person, reason: 'asked' })
  const look = async () => {
    const client = new HttpClient(app.url)
    try {
      for (;;) {
        const { status, text } = await client.request('POST', '/api/operator/people/look', { headers, body })
        if (status !== 200) throw new Error(`refused: ${status} ${text}`)
        read += 1
        seen()
      }
    } catch (error) {
      // The app is gone; a refusal is none of that.
      if (String(error).includes('refused: ')) throw error
    } finally {
      client.close()
    }
  }
  const answered = Promise.all(Array.from({ length: AT_ONCE }, look)).then(() => read)
  return { first, answered }
}
