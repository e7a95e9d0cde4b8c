import { randomBytes, randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import pino from 'pino'
import type { Assessment } from '#contract/assessment.ts'
import type { ProfileInput } from '#contract/profile.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { createApi } from '#server/app.ts'
import { sessions, users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { readEnvironment } from '#server/env.ts'
import { REPORT_WORLD } from '#server/features/paper/paper-world.ts'
import { startTypst } from '#server/gateways/typst.ts'
import { csrfTokenFor, sessionCookie } from '#server/http/session.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { NO_PAYMENT_JOBS, NO_PAYMENTS } from './no-payments.ts'

export interface TestApi {
  readonly api: Hono
  readonly deps: Deps
  readonly store: TestDatabase
  /** The server's clock: stands still until it is moved. */
  readonly clock: { now: Date; advance(milliseconds: number): void }
  /** A person with a session, without a profile. */
  person(values?: Partial<typeof users.$inferInsert>): Promise<Person>
  close(): Promise<void>
}

/** Sends requests as a browser of a signed-in person. */
export interface Person {
  readonly userId: string
  readonly sessionToken: string
  readonly cookie: string
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiResponse>
}

export interface ApiResponse {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the wire holds, whatever its shape.
  readonly json: any
}

const SECRET = 'a-secret-of-the-tests-that-signs-nothing-else'

/** Creates the whole API over a real database of its own; a test calls it without a port. */
export async function createTestApi(variables: Record<string, string> = {}): Promise<TestApi> {
  const store = await createTestDatabase()
  const clock = {
    now: new Date('2026-11-20T09:00:00Z'),
    advance(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
  }
  const deps: Deps = {
    environment: readEnvironment({ NODE_ENV: 'test', DATA_DIR: '/nonexistent', ...variables }),
    secret: SECRET,
    database: store.database,
    clock: () => clock.now,
    released: RELEASED,
    // Features that send mail have tests with the real queue; here nothing may send any.
    jobs: {
      ...NO_PAYMENT_JOBS,
      enqueueMail: () => Promise.reject(new Error('no mail is expected here')),
      askForAdvice: () => Promise.reject(new Error('no question is expected here')),
    },
    payments: NO_PAYMENTS,
    log: pino({ level: 'silent' }),
    typst: startTypst(REPORT_WORLD),
  }
  const api = createApi(deps)
  return {
    api,
    deps,
    store,
    clock,
    async person(values = {}) {
      const userId = randomUUID()
      const sessionToken = randomBytes(24).toString('base64url')
      await store.database.insert(users).values({
        id: userId,
        name: 'Noura Alsalem',
        firstName: 'Noura',
        lastName: 'Alsalem',
        email: `${userId}@example.test`,
        ...values,
      })
      await store.database.insert(sessions).values({
        id: randomUUID(),
        userId,
        token: sessionToken,
        expiresAt: new Date(clock.now.getTime() + 86_400_000 * 7),
      })
      const cookie = sessionCookie(SECRET, sessionToken, false, false).split(';')[0] ?? ''
      return { userId, sessionToken, cookie, call: caller(api, cookie, csrfTokenFor(SECRET, sessionToken)) }
    },
    close: () => store.drop(),
  }
}

function caller(api: Hono, cookie: string, csrf: string): Person['call'] {
  return async (method, path, body, headers = {}) => {
    const response = await api.request(path, {
      method,
      headers: {
        cookie: headers.cookie ? `${cookie}; ${headers.cookie}` : cookie,
        ...(method === 'GET' ? {} : { 'x-csrf-token': csrf }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'cookie')),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      json: text === '' ? undefined : JSON.parse(text),
    }
  }
}

export const PROFILE = {
  fullName: 'نورة السالم',
  education: 'بكالوريوس',
  city: 'الرياض',
  experienceYears: '3-5 سنوات',
  preferredFields: ['technology'],
} satisfies ProfileInput

/** Creates a person with a profile and an attempt whose field is chosen: ready for the first question. */
export async function readyPerson(test: TestApi): Promise<{ person: Person; assessment: Assessment }> {
  const person = await test.person()
  await person.call('POST', '/api/profile', PROFILE)
  const started = await person.call('POST', '/api/assessment/start')
  const chosen = await person.call('POST', `/api/assessment/${started.json.id}/field`, {
    selectedField: 'technology',
  })
  return { person, assessment: chosen.json }
}

const CORE = ['motivation', 'competency', 'skills'] as const

/** Answers questions from `from` up to, not including, `to` (0-based), each as `choose` says. */
export async function answerThrough(
  person: Person,
  id: string,
  {
    from = 0,
    to = 90,
    choose = () => 3,
    pause = () => {},
  }: { from?: number; to?: number; choose?: (position: number) => number; pause?: () => void } = {},
): Promise<ApiResponse | undefined> {
  let last: ApiResponse | undefined
  for (let position = from; position < to; position++) {
    pause()
    last = await person.call('POST', `/api/assessment/${id}/answer`, answerAt(position, choose(position)))
    if (last.status !== 200) throw new Error(`answer ${position} was refused: ${JSON.stringify(last.json)}`)
  }
  return last
}

export function answerAt(position: number, answer: number) {
  return {
    section: CORE[Math.floor(position / 30)] ?? '',
    questionNumber: (position % 30) + 1,
    answer,
    responseTime: 20_000,
  }
}
