import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { problem } from '#contract/problem.ts'
import { connectMoyasar } from '#server/gateways/moyasar.ts'
import { type AccountsApi, type Browser, createAccountsApi } from '../support/accounts.ts'
import { NO_PAYMENTS } from '../support/no-payments.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'
import { hostileSegment, hostileValue, nearlyValid } from './hostile-input.ts'
import { Raw, toJsonText } from './json-text.ts'
import { type Standing, standingFor } from './standing.ts'
import { validInput } from './valid-input.ts'

/** FUZZ_RUNS and FUZZ_SEED look further than a run of every day. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 120)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)
const HANG_MS = 5000

let world: AccountsApi
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
  const apiUrl = `${sandbox.url}/v1`
  world = await createAccountsApi({}, undefined, {
    ...NO_PAYMENTS,
    gateway: connectMoyasar({ apiUrl, secretKey: sandbox.secretKey }),
    apiUrl,
  })
})
afterAll(async () => {
  await sandbox.stop()
  await world.close()
})

const PROFILE = {
  fullName: 'نورة السالم',
  education: 'بكالوريوس',
  city: 'الرياض',
  experienceYears: '3-5 سنوات',
  preferredFields: ['technology'],
}

/** These need a token or a provider that nobody can guess. */
const NEVER_ACCEPTED = [
  '/api/auth/verify-email',
  '/api/auth/reset-password',
  '/api/auth/confirm-email',
  '/api/auth/revert-email',
  '/api/auth/provider/{provider}',
  '/api/webhooks/moyasar',
  '/api/rating/session',
]

describe.each(endpoints.map(endpoint => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` })))(
  '$name',
  ({ endpoint }) => {
    it('answers whatever it is sent, refuses in good form, and changes nothing when it refuses', async () => {
      const standing = await standingFor(endpoint, world)
      const { person } = standing
      for (const [name, value] of standing.rater?.cookies ?? []) person.cookies.set(name, value)
      const stranger = world.browser()
      const seen = new Set<'accepted' | 'refused'>()
      let kept = await snapshot()
      await fc.assert(
        fc.asyncProperty(requestTo(endpoint, standing), async ({ path, body, signedIn }) => {
          const caller = signedIn ? person : stranger
          const begun = performance.now()
          const answer = await caller.call(endpoint.method, path, body, bodyHeaders(body))
          expect(performance.now() - begun).toBeLessThan(HANG_MS)
          expect(answer.status).toBeLessThan(500)
          const now = await snapshot()
          if (answer.status >= 400) {
            expectGoodForm(answer)
            expect(now).toBe(kept)
          }
          if (endpoint.method === 'GET') expect(now).toBe(kept)
          if (answer.status < 300 && endpoint.response)
            expect(endpoint.response.safeParse(answer.json).success).toBe(true)
          kept = now
          seen.add(answer.status < 400 ? 'accepted' : 'refused')
        }),
        { numRuns: RUNS, seed: SEED },
      )
      // A fuzz that never gets past parsing has tried only the parser. The console is not there for a taker: console.test.ts.
      if (endpoint.access !== 'operator' && !NEVER_ACCEPTED.includes(endpoint.path))
        expect(seen).toContain('accepted')
      expect((await stranger.call('GET', '/api/catalog')).status).toBe(200)
      expect(({} as Record<string, unknown>).admin).toBeUndefined()
    })
  },
)

describe('what was logged of all this', () => {
  it('is one line of JSON for each event, and no line of a stranger', () => {
    expect(world.logged.length).toBeGreaterThan(0)
    for (const line of world.logged) {
      expect(line).toMatch(/^\{[^\n]*\}\n$/)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
      expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f]/)
      expect(JSON.parse(line).event).not.toBe('forged')
    }
  })
})

describe('the salary', () => {
  it.each(['ar-EG', 'fa-IR', 'en-US'])(
    'is taken as it is written in %s, with and without separators',
    async locale => {
      const person = await world.registered()
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 0, max: 1_000_000 }),
          fc.boolean(),
          async (salary, useGrouping) => {
            const expectedSalary = new Intl.NumberFormat(locale, { useGrouping }).format(salary)
            const saved = await person.call('POST', '/api/profile', { ...PROFILE, expectedSalary })
            expect([expectedSalary, saved.status, saved.json.expectedSalary]).toEqual([
              expectedSalary,
              200,
              salary,
            ])
          },
        ),
        { numRuns: 40, seed: SEED },
      )
    },
  )
})

describe('an answer', () => {
  it.each(['3', '٣', 3.5, [3], { answer: 3 }, true, null, new Raw('1e400'), 0, 6])(
    'that is not a whole number from 1 to 5 (%j) is never stored',
    async wrong => {
      const { person, assessmentId } = await personInTheMiddle()
      const kept = await snapshot()
      const body = { section: 'motivation', questionNumber: 1, answer: wrong, responseTime: 9000 }
      const refused = await person.call('POST', `/api/assessment/${assessmentId}/answer`, toJsonText(body))
      expect(refused.status).toBe(400)
      expect(await snapshot()).toBe(kept)
    },
  )
})

/** Signed in, with a profile and an open attempt before its first answer. */
async function personInTheMiddle(): Promise<{ person: Browser; assessmentId: string }> {
  const person = await world.registered()
  await person.call('POST', '/api/profile', PROFILE)
  const { json } = await person.call('POST', '/api/assessment/start')
  await person.call('POST', `/api/assessment/${json.id}/field`, { selectedField: 'technology' })
  return { person, assessmentId: json.id }
}

interface Request {
  readonly path: string
  readonly body: string | undefined
  readonly signedIn: boolean
}

/** Half of what is sent is what the contract asks for, or nearly; of the rest one part is anything. */
function requestTo(endpoint: Endpoint, standing: Standing): fc.Arbitrary<Request> {
  return fc.record({
    path: fc.tuple(pathTo(endpoint, standing), queryOf(endpoint)).map(parts => parts.join('')),
    body: bodyOf(endpoint, standing),
    signedIn: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  })
}

function pathTo({ path }: Endpoint, { right }: Standing): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const segment = (name: string) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...(right[name] ?? [''])) },
      { weight: 1, arbitrary: hostileSegment },
      fc.constant(randomUUID()),
    )
  return fc
    .tuple(...names.map(segment))
    .map(segments => segments.reduce((filled, one) => filled.replace(/\{\w+\}/, () => one), path as string))
}

function queryOf({ query }: Endpoint): fc.Arbitrary<string> {
  const extra = fc.tuple(hostileSegment, hostileSegment).map(([key, value]) => `?${key}=${value}`)
  if (!query) return fc.oneof({ weight: 9, arbitrary: fc.constant('') }, extra)
  const right = validInput(query).map(values => `?${new URLSearchParams(values as Record<string, string>)}`)
  const wrong = fc
    .tuple(fc.constantFrom(...Object.keys(query.shape)), hostileSegment, hostileSegment)
    .map(([key, one, two]) => `?${key}=${one}&${key}=${two}`)
  return fc.oneof({ weight: 3, arbitrary: right }, wrong, extra, fc.constant(''))
}

function bodyOf(
  { body, method, path }: Endpoint,
  { assessmentId, email }: Standing,
): fc.Arbitrary<string | undefined> {
  const anything = fc.oneof(
    hostileValue.map(toJsonText),
    fc.constantFrom('', '{', '{"a":}', 'nul', '"', '[1,', '\u0000'),
  )
  if (method === 'GET') return fc.constant(undefined)
  if (!body) return fc.oneof(fc.constant(undefined), anything)
  const own = { assessmentId, ...(path.endsWith('/deletion') && { email }) }
  const right = validInput(body).map(valid =>
    valid && typeof valid === 'object'
      ? { ...valid, ...Object.fromEntries(Object.entries(own).filter(([name]) => name in valid)) }
      : valid,
  )
  return fc.oneof(
    { weight: 3, arbitrary: right.map(toJsonText) },
    { weight: 6, arbitrary: nearlyValid(right).map(toJsonText) },
    { weight: 1, arbitrary: anything },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

/** A GET has none; an empty body is none. */
function bodyHeaders(body: string | undefined): Record<string, string> {
  return body === undefined ? {} : { 'content-type': 'application/json' }
}

const INTERNALS =
  /node_modules|\.[jt]sx?:\d+|\bat \w+ \(|Failed query|\bselect\b.+\bfrom\b|violates|\/work|\/server\//i

function expectGoodForm({ status, headers, json }: Awaited<ReturnType<Browser['call']>>): void {
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(problem.parse(json)).toMatchObject({ status })
  expect(JSON.stringify(json)).not.toMatch(INTERNALS)
}

/** A sum over every row of every table but the counts of tries, which refusals do change; and the mails asked for. */
async function snapshot(): Promise<string> {
  const tables = [
    'user',
    'session',
    'account',
    'verification',
    'mailed_token',
    'profile',
    'want',
    'cv',
    'consent',
    'attempt',
    'entitlement',
    'company',
    'company_sending',
    'credential',
    'reminder',
    'report_mail',
    'recipient_opt_out',
    'ai_advice',
    'order',
    'refund',
    'receipt',
    'subscription',
    'package_choice',
    'consultation',
    'consultation_hour',
    'webhook_event',
    'contact_message',
  ]
  const sums = tables.map(
    table => `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from "${table}" t)`,
  )
  const { rows } = await world.store.pool.query({
    name: 'snapshot',
    text: `select concat_ws(' ', ${sums.join(', ')}) as sum`,
  })
  return `${rows[0].sum} ${world.outbox.length}`
}
