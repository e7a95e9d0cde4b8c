import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { csrfTokenFor, sessionCookie } from '#server/http/session.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { HttpClient } from '../support/http-client.ts'
import { pick, seededRandom } from '../support/seeded-random.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Five processes over one database, killed together, ten times: one after the other their starts would take minutes. */
const CYCLES = 10
const TOGETHER = 5
const KILLS = CYCLES * TOGETHER
/** Looks that are under way in each process, each at a person of its own. */
const AT_ONCE = 8
const SECRET = randomBytes(32).toString('hex')

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.drop())

it(`kill -9 of ${KILLS} processes in the middle of opening a person: nobody was read without a line`, async () => {
  const random = seededRandom(20_261_129)
  const headers = await createOwner()
  const people = await Promise.all(Array.from({ length: TOGETHER * AT_ONCE }, createPerson))
  const read = new Map(people.map(person => [person, 0]))
  const compiled = temporaryFolder('compiled')
  onTestFinished(() => rmSync(compiled, { recursive: true, force: true }))
  let [hit, cut] = [0, 0]
  for (let cycle = 1; cycle <= CYCLES; cycle++) {
    const servers = await Promise.all(
      Array.from({ length: TOGETHER }, (_, n) => startServer(`looked-at-${n}`, compiled)),
    )
    const looking = servers.map(({ url }, n) =>
      lookUntilKilled(url, headers, people.slice(n * AT_ONCE, (n + 1) * AT_ONCE), read),
    )
    await Promise.all(looking.map(({ first }) => first))
    await sleep(pick(random, 20, 300))
    // What a process holds when it is stopped is what it holds when it is killed: stopped, it can be counted.
    for (const { process } of servers) process.kill('SIGSTOP')
    hit += await countOpenLooks()
    await Promise.all(servers.map(({ kill }) => kill()))
    await Promise.all(looking.map(({ over }) => over))
    await expect.poll(countConnections, { timeout: 10_000, interval: 10 }).toBe(0)
    const lines = await countLines()
    // A line of a look whose page never came is a look that was cut off after its commit: one for each person and kill at most.
    const rest = people.map(person => (lines.get(person) ?? 0) - (read.get(person) ?? 0))
    expect(Math.min(...rest), `lines beyond pages after kill ${cycle * TOGETHER}`).toBeGreaterThanOrEqual(0)
    expect(Math.max(...rest), `lines beyond pages after kill ${cycle * TOGETHER}`).toBeLessThanOrEqual(cycle)
    cut = rest.reduce((sum, each) => sum + each, 0)
  }
  const pages = [...read.values()].reduce((sum, each) => sum + each, 0)
  console.log(
    `${KILLS} kills, ${hit} of them with a look's transaction open; ${pages} pages were read, each with its line; ${cut} lines of pages that never came`,
  )
  // A kill that hits nothing proves nothing.
  expect(hit).toBeGreaterThanOrEqual(KILLS * 0.8)
  expect(pages).toBeGreaterThan(KILLS)
})

/** Starts a process that serves the API, and waits until it listens. */
async function startServer(name: string, compiled: string) {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'console-server.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: store.url,
      AUTH_SECRET: SECRET,
      RATE_LIMIT_FACTOR: '100000',
      // By which the database tells whose connection is whose.
      PGAPPNAME: name,
      NODE_COMPILE_CACHE: compiled,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => killed(server)
  onTestFinished(kill)
  const [url] = (await once(createInterface(server.stdout), 'line')) as [string]
  return { process: server, url, kill }
}

async function killed(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}

async function createPerson(): Promise<string> {
  const id = randomUUID()
  await store.pool.query(
    `insert into "user" (id, name, first_name, last_name, email, email_verified)
     values ($1, 'Noura Example', 'Noura', 'Example', $2, true)`,
    [id, `${id}@example.com`],
  )
  return id
}

/** Makes an owner whose console is open: how it opens is not what is tested. */
async function createOwner(): Promise<Record<string, string>> {
  const [owner, token] = [await createPerson(), randomBytes(24).toString('base64url')]
  await store.pool.query(
    `insert into operator (user_id, operator_role, enrolled_at, invited_at) values ($1, 'owner', now(), now())`,
    [owner],
  )
  await store.pool.query(
    `insert into session (id, user_id, token, expires_at, second_factor_at, console_used_at)
     values ($1, $2, $3, now() + interval '1 day', now(), now())`,
    [randomUUID(), owner, token],
  )
  return {
    cookie: sessionCookie(SECRET, token, false, false).split(';')[0] ?? '',
    'x-csrf-token': csrfTokenFor(SECRET, token),
    'content-type': 'application/json',
  }
}

/** Counts the processes that have a transaction open which has written a line, or is about to. */
async function countOpenLooks(): Promise<number> {
  const { rows } = await store.pool.query(
    `select count(distinct application_name)::int as processes from pg_stat_activity
     where application_name like 'looked-at-%' and state = 'idle in transaction'`,
  )
  return rows[0].processes
}

async function countConnections(): Promise<number> {
  const { rows } = await store.pool.query(
    `select count(*)::int as connections from pg_stat_activity where application_name like 'looked-at-%' and datname = current_database()`,
  )
  return rows[0].connections
}

async function countLines(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await store.pool.query(
    `select user_id as person, count(*)::int as lines from operator_log where act = 'person_opened' group by user_id`,
  )
  return new Map(rows.map(({ person, lines }) => [person, lines]))
}

/** Opens each of some people again and again until the process is gone, and counts the pages that came back. */
function lookUntilKilled(
  url: string,
  headers: Record<string, string>,
  people: readonly string[],
  read: Map<string, number>,
) {
  const first = Promise.withResolvers<void>()
  const look = async (person: string) => {
    const client = new HttpClient(url)
    const body = JSON.stringify({ query: person, reason: 'asked' })
    try {
      for (;;) {
        const { status, text } = await client.request('POST', '/api/operator/people/look', { headers, body })
        if (status !== 200) throw new Error(`refused: ${status} ${text}`)
        read.set(person, (read.get(person) ?? 0) + 1)
        first.resolve()
      }
    } catch (error) {
      // The process is gone; a refusal is none of that.
      if (String(error).includes('refused: ')) first.reject(error)
    } finally {
      client.close()
    }
  }
  return { first: first.promise, over: Promise.all(people.map(look)) }
}
