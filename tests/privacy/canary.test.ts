import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ColumnClass, TABLES } from '#server/db/classification.ts'
import { connectMoyasar } from '#server/gateways/moyasar.ts'
import { unseal } from '#server/jobs/sealed.ts'
import { sign } from '#server/secret.ts'
import { openQueues, startJobs } from '#server/start-jobs.ts'
import { type AccountsApi, createAccountsApi, PASSWORD } from '../support/accounts.ts'
import { QUICK } from '../support/mail-jobs.ts'
import { NO_PAYMENTS } from '../support/no-payments.ts'
import { type Sandbox, startSandbox } from '../support/sandbox.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { createTaker, type Taker } from '../support/unlocked.ts'
import { type Canary, canariesOf, dump, fillEveryColumn } from './canaries.ts'

let world: AccountsApi
let sandbox: Sandbox
let queues: Awaited<ReturnType<typeof openQueues>>
const folder = temporaryFolder('privacy')
const mailbox = join(folder, 'mail')

beforeAll(async () => {
  sandbox = await startSandbox()
  const apiUrl = `${sandbox.url}/v1`
  const gateway = connectMoyasar({ apiUrl, secretKey: sandbox.secretKey })
  // Work is put in line and waits, until a test lets workers at it.
  world = await createAccountsApi(
    { DATA_DIR: folder },
    async deps => {
      queues = await openQueues(deps, QUICK)
      return queues.jobs
    },
    { ...NO_PAYMENTS, gateway, apiUrl },
  )
})
afterAll(async () => {
  await queues.jobs.stop()
  await world.close()
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Lets everything in line be done; what must wait for a time of its own is left. */
async function work(): Promise<void> {
  const running = await startJobs(world.deps, QUICK)
  const waiting = `select count(*)::int as jobs from pgboss.job where state < 'completed' and name in
    ('mail', 'forget-person', 'forget-card', 'settle-payment', 'refund-payment')`
  await expect
    .poll(async () => (await world.store.pool.query(waiting)).rows[0].jobs, { timeout: 15_000 })
    .toBe(0)
  await running.stop()
}

/** A person with a row in every table, mails in line, in the dead letters and in the mailbox, and counts in the limits. */
async function createEverything(): Promise<Taker> {
  const taker = await createTaker(world)
  const guess = { motivation: 'low', competency: 'middle', skills: 'high' }
  await taker.call('PUT', `/api/assessment/${taker.assessmentId}/guess`, guess)
  await work()
  await taker.call('POST', `/api/assessment/${taker.assessmentId}/send-report`)
  const company = { name: 'شركة المسار', email: `${taker.userId}@company.example` }
  const { json: added } = await taker.call('POST', '/api/companies', company)
  const { assessmentId } = taker
  const body = { assessmentId, consent: true }
  const sent = await taker.call('POST', `/api/companies/${added.id}/send-application`, body)
  expect(sent.status).toBe(200)
  const message = { name: 'نورة السالم', email: taker.email, message: 'رسالة من عشرة أحرف وأكثر' }
  await taker.call('POST', '/api/contact', message)
  const { pool } = world.store
  await pool.query(
    `update pgboss.job set name = 'mail-dead-letters' where name = 'mail' and state = 'created'`,
  )
  await taker.call('POST', '/api/auth/forgot-password', { email: taker.email })
  await taker.call('POST', '/api/contact', message)
  const answers = Array.from(
    { length: 90 },
    (_, index) => 1 + ((index * 7 + taker.userId.charCodeAt(index % 36)) % 5),
  )
  await pool.query('update attempt set answers = $2 where id = $1', [assessmentId, answers.join('')])
  await pool.query(
    `insert into contact_reply (id, message_id, email, same_sender, reply, mail_hash, created_at)
     select gen_random_uuid(), id, email, true, 'reply', id::text, now() from contact_message where email = $1 limit 1`,
    [taker.email],
  )
  await pool.query(
    `insert into contact_answer (id, message_id, email, answer, created_at)
     select gen_random_uuid(), id, email, 'answer', now() from contact_message where email = $1 limit 1`,
    [taker.email],
  )
  await pool.query(
    `insert into pilot_answer (user_id, attempt_id, number, story_key, chosen, language, device, changes, answered_at)
     values ($1, $2, 1, 'pilot-01/a@1', 1, 'ar', 'phone', 0, now())`,
    [taker.userId, assessmentId],
  )
  await fillEveryColumn(pool, taker)
  return taker
}

const classOf = (place: string): ColumnClass => {
  const [table = '', column = ''] = place.split('.')
  return (TABLES[table as keyof typeof TABLES].columns as Record<string, ColumnClass>)[column] ?? 'nobody'
}

/** Written out, not asked of the export itself: what it forgets must be missed here. */
const isOwed = (place: string) => /^(theirs|law|emptied)$/.test(classOf(place))

test('a copy holds everything that is stored about its person, and a deletion leaves nothing but what the law keeps', async () => {
  const { pool } = world.store
  const noura = await createEverything()
  const other = await createEverything()
  const hers = await canariesOf(pool, noura)
  const others = await canariesOf(pool, other)
  const shared = new Set(others.canaries.map(({ text }) => text))
  const canaries = hers.canaries.filter(({ text }) => !shared.has(text))
  // What the product fills for itself is filled; taken back is nothing, or there would be no report to copy; a key is nobody's, a consultant somebody else.
  expect(hers.empty).toEqual(['credential.key_id', 'entitlement.revoked_at', 'consultation.consultant_id'])
  expect(canaries.length).toBeGreaterThan(120)

  for (const path of ['/api/account/export', '/api/account/export/page']) {
    const copy = await readCopy(noura, path)
    const missing = canaries.filter(({ place, text }) => isOwed(place) && !copy.includes(text))
    expect(
      missing.map(({ place }) => place),
      path,
    ).toEqual([])
    const leaked = canaries.filter(({ place, text }) => classOf(place) === 'secret' && copy.includes(text))
    expect(
      leaked.map(({ place }) => place),
      path,
    ).toEqual([])
    const foreign = others.canaries.filter(({ text }) => copy.includes(text))
    expect(foreign.filter(({ text }) => !hers.canaries.some(canary => canary.text === text))).toEqual([])
  }

  const everywhere: Canary[] = [...canaries, ...ownNames(noura)]
  expect(await places(everywhere, { confirmation: true })).toEqual(expect.arrayContaining(BEFORE))

  const refused = await noura.call('POST', '/api/account/deletion', {
    currentPassword: PASSWORD,
    email: other.email,
  })
  expect(refused.status).toBe(400)
  const deleted = await noura.call('POST', '/api/account/deletion', {
    currentPassword: PASSWORD,
    email: noura.email,
  })
  expect([deleted.status, deleted.json]).toEqual([200, { accepted: true }])
  expect(deleted.headers.get('clear-site-data')).toContain('"storage"')
  await work()
  await cleanQueues()

  const left = await places(everywhere, { confirmation: false })
  const law = left.filter(place => !place.includes(':') && classOf(place) === 'law')
  expect(left.filter(place => !law.includes(place))).toEqual([])
  // The ledger is whole, and the words that were written to the operator are not in it.
  expect(law).toEqual(
    expect.arrayContaining(['order.reference', 'payment.reference_number', 'receipt.content', 'refund.id']),
  )
  expect(await confirmations()).toEqual([noura.email])
  // And nobody else lost anything.
  const untouched = await places([...others.canaries, ...ownNames(other)], { confirmation: true })
  expect(untouched).toEqual(expect.arrayContaining(['user.email', 'rate_limit.key', 'file:mail']))

  expect((await noura.call('GET', '/api/auth/user')).status).toBe(401)
  const again = await world
    .browser()
    .call('POST', '/api/auth/login', { email: noura.email, password: PASSWORD })
  const unknown = await world
    .browser()
    .call('POST', '/api/auth/login', { email: 'nobody@example.com', password: PASSWORD })
  expect([again.status, again.json]).toEqual([unknown.status, unknown.json])
}, 60_000)

const BEFORE = [
  'user.email',
  'rate_limit.key',
  'pgboss.job:mail',
  'pgboss.job:mail-dead-letters',
  'file:mail',
]

/** What a person is known by besides the columns: the address, and the keyed hashes of it and of the account. */
function ownNames({ userId, email }: Taker): Canary[] {
  const { secret } = world.deps
  return [
    { place: 'user.email', text: email },
    { place: 'user.id', text: userId },
    { place: 'rate_limit.key', text: sign(secret, 'limits', email) },
    { place: 'rate_limit.key', text: sign(secret, 'limits', userId) },
  ]
}

async function readCopy(person: Taker, path: string): Promise<string> {
  const response = await world.api.request(path, {
    method: 'POST',
    headers: {
      cookie: person.cookieHeader(),
      'x-csrf-token': person.token ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ currentPassword: PASSWORD }),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="wijha-2026-11-20\.(json|html)"$/,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  if (path.endsWith('export')) expect(JSON.parse(text).results).toHaveLength(1)
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')
}

/** Where canaries are found: `table.column`, `pgboss.job:queue` once unsealed, `file:…`, `log`. */
async function places(canaries: readonly Canary[], options: { confirmation: boolean }): Promise<string[]> {
  const found = new Set<string>()
  const holds = (text: string) => canaries.some(canary => text.includes(canary.text))
  for (const { table, row } of await dump(world.store.pool)) {
    for (const [column, value] of Object.entries(row))
      if (holds(typeof value === 'string' ? value : JSON.stringify(value))) found.add(`${table}.${column}`)
    const sealed = (row.data as { sealed?: string } | null)?.sealed
    if (table.startsWith('pgboss.job') && sealed) {
      if (holds(JSON.stringify(unseal(world.deps.secret, sealed)))) found.add(`pgboss.job:${row.name}`)
    }
  }
  for (const { file, text, isConfirmation } of await keptFiles())
    if (holds(text) && (options.confirmation || !isConfirmation)) found.add(`file:${file}`)
  // An id says nothing once the account is gone; who did what must stay on record.
  const log = world.logged.join('')
  if (canaries.some(({ text }) => !UUID.test(text) && log.includes(text))) found.add('log:')
  return [...found].sort()
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function keptFiles() {
  const files = []
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue
    const bytes = readFileSync(join(name.parentPath, name.name))
    const mail = name.name.endsWith('.eml') ? await PostalMime.parse(bytes) : undefined
    const text = [bytes.toString('utf8'), mail?.text, mail?.html, mail?.subject].join('\n')
    const file = name.parentPath === mailbox ? 'mail' : name.name
    files.push({ file, text, to: mail?.to?.[0]?.address, isConfirmation: mail?.subject === CONFIRMED })
  }
  return files
}

const CONFIRMED = 'حُذف الحساب في وجهة'
const confirmations = async () => (await keptFiles()).filter(file => file.isConfirmation).map(({ to }) => to)

/** What the queue's library does by itself within the hour, now. */
async function cleanQueues(): Promise<void> {
  const { pool } = world.store
  await pool.query(
    `update pgboss.job set completed_on = completed_on - interval '2 hours' where state = 'completed'`,
  )
  await pool.query('update pgboss.queue set maintain_on = null')
  await queues.boss.supervise()
}
