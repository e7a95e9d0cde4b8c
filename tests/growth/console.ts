/**
 * `npm run growth:console [-- 1000000 [FOLDER]]`: what the pages of the console take with so many people, generated in an embedded
 * database of its own with the orders, refunds, sendings, messages, mails, consultations and lines of the log that belong to them. Prints a
 * table. With a folder the database stays there, and is measured again without being generated.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { Pool } from 'pg'
import { RELEASED } from '#engine/versions/released.ts'
import { openDatabase } from '#server/db/connection.ts'
import { keepFunnel } from '#server/features/funnel/keep-funnel.ts'
import { quantile } from '../bench/quantile.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { HttpClient } from '../support/http-client.ts'
import { removeData, startApp } from '../support/start-app.ts'
import { createOwner } from './create-owner.ts'
import { generatePeople, idOf, numberOf } from './generate.ts'

const size = Number(process.argv[2] ?? 1_000_000)
const kept = process.argv[3] && resolve(process.argv[3])
if (!Number.isInteger(size) || size < 1000) {
  console.error('npm run growth:console -- 1000000')
  process.exit(2)
}
const TIMES = 200
const SEARCH_MS = 150
const PAGE_MS = 300
/** Holds a month of receipts as a file, which somebody saves once a month. */
const FILE_MS = 2000

execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'ignore' })
const secret = randomBytes(32).toString('hex')
const app = await startApp({
  variables: { AUTH_SECRET: secret, RATE_LIMIT_FACTOR: '1000000' },
  ...(kept ? { dataDirectory: kept } : {}),
})
const pool = new Pool({ connectionString: embeddedPostgres(app.dataDirectory).url, max: 1 })
const client = new HttpClient(app.url)
try {
  if (!(await isGenerated())) {
    await generatePeople(pool, 1, size + 1)
    await generateWork(size)
  }
  const headers = await createOwner(pool, secret)
  await keepCounts()
  console.log(`${size} people, ${TIMES} calls each, one after the other`)
  const chance = () => 1 + Math.floor(Math.random() * size)
  const look = (query: () => string) => () =>
    send(headers, 'POST', '/api/operator/people/look', { query: query(), reason: 'asked' })
  await measure(
    'search by address',
    SEARCH_MS,
    look(() => `grown-${chance()}@example.com`),
  )
  await measure(
    'search by account id',
    SEARCH_MS,
    look(() => idOf(chance())),
  )
  await measure(
    'search by application number',
    SEARCH_MS,
    look(() => numberOf(chance())),
  )
  const month = new Date().toISOString().slice(0, 7)
  const [order] = (await pool.query('select id from "order" limit 1')).rows
  // A page in the middle of a long list: a year ago.
  const before = new Date(Date.now() - 365 * 86_400_000).toISOString()
  for (const page of [
    ...['today', 'refunds', 'consultations', 'messages', 'mails', 'health', 'operators', 'approvals'],
    ...['orders', 'payments', 'receipts'].flatMap(list => [list, `${list}?before=${before}&last=R`]),
    ...['orders', 'payments', 'receipts'].map(list => `${list}?search=${order.id}`),
    ...['log', `log?before=${before}`],
    ...['language', 'device', 'source', 'day'].map(part => `funnel?month=${month}&part=${part}`),
    ...['content', 'panels', 'pilots', 'snapshots', 'norms'],
  ])
    await measure(page.replace(before, 'A YEAR AGO').replace(order.id, 'AN ORDER'), PAGE_MS, () =>
      send(headers, 'GET', `/api/operator/${page}`),
    )
  await measure('the receipts of a month as a file', FILE_MS, () =>
    send(headers, 'GET', `/api/operator/receipts/${month}`),
  )
  await measure('the document', PAGE_MS, () => send(headers, 'GET', '/operator'))
} finally {
  client.close()
  await pool.end()
  await app.stop()
  if (!kept) removeData(app)
}
process.exit(process.exitCode ?? 0)

async function measure(what: string, limit: number, call: () => Promise<void>): Promise<void> {
  const times: number[] = []
  for (let turn = 0; turn < TIMES + 5; turn++) {
    const from = performance.now()
    await call()
    if (turn >= 5) times.push(performance.now() - from)
  }
  const [p50, p95, most] = [quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)]
  const verdict = p95 <= limit ? 'within' : 'OVER'
  if (p95 > limit) process.exitCode = 1
  const figures = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, most ${most.toFixed(1)} ms`
  console.log(`  ${what.padEnd(36)} ${figures}: ${verdict} ${limit}`)
}

async function send(headers: Record<string, string>, method: string, path: string, body?: object) {
  const { status, text } = await client.request(method, path, {
    headers,
    body: body && JSON.stringify(body),
  })
  if (status !== 200) throw new Error(`${method} ${path} was refused: ${status} ${text}`)
}

async function isGenerated(): Promise<boolean> {
  const { rows } = await pool.query('select count(*) as people from (select from "user" limit $1) u', [size])
  return Number(rows[0].people) === size
}

/**
 * Adds what operators see: an order of one person in ten, a refund and a consultation of one in two hundred, messages, two lines of the log
 * for each person, and mails in line for one in fifty.
 */
async function generateWork(people: number): Promise<void> {
  await pool.query(`insert into arrival (user_id, language, device, source)
    select id, language, case when random() < 0.7 then 'phone' else 'desktop' end,
      case when random() < 0.4 then 'word-' || (random() * 20)::int end from "user"`)
  await pool.query(`insert into landing_visit (day, language, device, source, visits)
    select current_date - d, l, v, 'word-' || w, 1 + (random() * 50)::int
    from generate_series(0, 700) d, unnest(array['ar', 'en']) l, unnest(array['phone', 'desktop']) v, generate_series(0, 20) w`)
  await pool.query(`insert into "order" (user_id, id, reference, item, subject, attempt_id, amount, currency, live, status, payment_id, created_at, paid_at)
    select user_id, gen_random_uuid(), gen_random_uuid(), 'unlock', attempt_id, attempt_id, 2900, 'SAR', true, 'paid', gen_random_uuid(),
      at, at from (select *, starts_at as at from entitlement order by starts_at) e`)
  await pool.query(`insert into payment (user_id, id, order_id, status, role, amount, currency, created_at, updated_at)
    select user_id, payment_id, id, 'paid', 'settled', 2900, 'SAR', created_at, created_at from "order"`)
  await pool.query(`insert into receipt (user_id, number, order_id, payment_id, issued_at, content)
    select user_id, 'R-' || row_number() over (), id, payment_id, created_at,
      jsonb_build_object('number', 'R-1', 'issuedAt', created_at, 'kind', 'receipt', 'refersTo', null, 'description',
        jsonb_build_object('ar', 'فتح تقرير', 'en', 'An unlocked report'), 'net', 2522, 'vat', 378, 'total', 2900, 'currency', 'SAR',
        'paymentId', payment_id, 'referenceNumber', null) from "order"`)
  await pool.query(`insert into company_sending (user_id, id, company_id, attempt_id, consented_at, asked_at, expires_at)
    select user_id, gen_random_uuid(), gen_random_uuid(), attempt_id, created_at, created_at, created_at + interval '30 days'
      from "order" where random() < 0.2`)
  await pool.query(`insert into refund (user_id, id, payment_id, order_id, amount, reason, priority, status, created_at)
    select user_id, gen_random_uuid(), payment_id, id, 2900, 'request', false,
      case when random() < 0.05 then 'requested' else 'refunded' end, created_at from "order" where random() < 0.05`)
  await pool.query(`insert into consultation (user_id, id, hour_id, starts_at, meeting_address, period_start, status, created_at)
    select user_id, gen_random_uuid(), gen_random_uuid(), at, 'https://meet.example.com/1', at,
      case when at > now() or random() < 0.01 then 'booked' else 'held' end, at - interval '7 days'
    from (select user_id, now() + (14 - random() * 700) * interval '1 day' as at from "order" where random() < 0.05) o`)
  await pool.query(
    `insert into pgboss.job (name, data, state, start_after, completed_on)
     select 'mail', jsonb_build_object('id', gen_random_uuid(), 'about', md5(n::text), 'sealed', repeat(md5(n::text), 20)), state::pgboss.job_state,
       now() + interval '1 day', case state when 'completed' then now() end
     from generate_series(1, $1::int / 50) n, lateral (select case when n % 5 = 0 then 'completed' else 'created' end as state) s`,
    [people],
  )
  await pool.query(
    `insert into contact_message (id, name, email, message, status, created_at)
     select gen_random_uuid(), 'نورة السالم', 'grown-' || n || '@example.com', repeat('سؤال ', 40),
       case when n % 100 = 0 then 'open' else 'approved' end, now() - random() * interval '365 days'
     from generate_series(1, $1::int / 10) n`,
    [people],
  )
  await pool.query(
    `insert into operator_log (id, user_id, operator_id, operator_role, act, look_reason, acted_at)
     select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(to_hex(1 + n % $1::int), 12, '0'))::uuid, gen_random_uuid(),
       'support', 'person_opened', 'asked', now() - (1 - n::float8 / (2 * $1::int)) * interval '700 days'
     from generate_series(1, 2 * $1::int) n`,
    [people],
  )
  await pool.query('vacuum analyze')
}

/** Counts the funnel as the job of this hour does. */
async function keepCounts(): Promise<void> {
  const from = performance.now()
  await keepFunnel({ database: openDatabase(pool), clock: () => new Date(), released: RELEASED })
  console.log(`the funnel's months of an hour are counted within ${Math.round(performance.now() - from)} ms`)
}
