import { mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertOperator } from '#server/features/mail/alert-operator.ts'
import { watchPaymentPage } from '#server/features/payment-page/watch-payment-page.ts'
import { paymentPageHeaders } from '#server/http/headers.ts'
import { createMailingWorld, type MailingWorld } from '../../../tests/support/mailing-world.ts'
import { passWait } from '../../../tests/support/pass-wait.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { watchOperation } from './watch-operation.ts'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const PERSON = 'noura.of.nobody@example.com'

interface Called {
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
const called: Called[] = []
/** What the receiver answers next; 200 once they are used up. */
const answers: number[] = []
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  called.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
  response.writeHead(answers.shift() ?? 200).end()
})

let world: MailingWorld
beforeAll(async () => {
  await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  world = await createMailingWorld({
    ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/alerts`,
    ALERT_WEBHOOK_SECRET: SECRET,
    OPERATOR_EMAIL: 'operator@wijha.example',
  })
})
beforeEach(async () => {
  called.length = 0
  await world.store.pool.query('delete from rate_limit')
})
afterAll(async () => {
  await world.close()
  await new Promise(resolve => receiver.close(resolve))
})

const alert = (topic: 'mismatch' | 'contact', facts: string[] = []) =>
  world.store.database.transaction(transaction =>
    alertOperator(world.deps, transaction, { topic, priority: true, facts, about: PERSON }),
  )
const topics = () => called.map(({ body }) => JSON.parse(body).data.topic).sort()
const headersOf = ({ headers }: Called) => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
})
const within = { timeout: 15_000, interval: 50 }

test('what cannot wait is mailed and calls the webhook, signed, with nothing of whom it concerns', async () => {
  await alert('mismatch', [`payer: ${PERSON}`])
  await expect.poll(() => called.length, within).toBe(1)
  const [call] = called as [Called]
  const told = new Webhook(SECRET).verify(call.body, headersOf(call))
  expect(told).toEqual({
    type: 'alert.mismatch',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    data: { topic: 'mismatch', console: `${world.deps.environment.APP_URL}/operator` },
  })
  expect(JSON.stringify(call)).not.toContain('noura')
  await expect
    .poll(
      () => world.smtp.received.some(({ recipients }) => recipients.includes('operator@wijha.example')),
      within,
    )
    .toBe(true)
  const other = new Webhook(`whsec_${Buffer.alloc(32, 8).toString('base64')}`)
  expect(() => other.verify(call.body, headersOf(call))).toThrow()
  expect(() =>
    new Webhook(SECRET).verify(call.body.replace('mismatch', 'nothing'), headersOf(call)),
  ).toThrow()
})

test('what can wait for a mail calls nobody, and an alert that was taken back neither', async () => {
  await alert('contact')
  await world.store.database
    .transaction(async transaction => {
      await alertOperator(world.deps, transaction, { topic: 'mismatch', priority: true, facts: [] })
      throw new Error('taken back')
    })
    .catch(() => {})
  // The call of an alert before this one may not be noted as done yet.
  const inLine = async () =>
    (
      await world.store.pool.query(
        `select count(*)::int as n from pgboss.job where name = 'alert-webhook' and state in ('created', 'retry', 'active')`,
      )
    ).rows[0].n
  await expect.poll(inLine, within).toBe(0)
  expect(called).toEqual([])
})

test('a receiver that fails or leads elsewhere is called again under the same id, signed anew', async () => {
  answers.push(500, 302)
  await alert('mismatch')
  await expect.poll(() => called.length, within).toBe(1)
  await passWait(world.store.pool, 'alert-webhook')
  await expect.poll(() => called.length, within).toBe(2)
  await passWait(world.store.pool, 'alert-webhook')
  await expect.poll(() => called.length, within).toBe(3)
  expect(new Set(called.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  for (const call of called) expect(new Webhook(SECRET).verify(call.body, headersOf(call))).toBeTruthy()
})

test('a backup that fails to come and a queue that stands still are told once a day, and what is well never', async () => {
  await world.store.pool.query(
    `insert into server_clock (seen_at, backed_up_at) values ($1, $1) on conflict (id) do update set backed_up_at = $1`,
    [new Date(world.clock.now.getTime() - 25 * 3_600_000)],
  )
  await watchOperation(world.deps)
  world.clock.advance(2 * 3_600_000)
  // Nobody works this queue here: there is no AI endpoint.
  await world.store.pool.query(
    `insert into pgboss.job (name, state, start_after) values ('advice', 'created', now() - interval '16 minutes'),
       ('advice', 'created', now() + interval '1 hour')`,
  )
  for (let look = 0; look < 3; look++) await watchOperation(world.deps)
  await expect.poll(topics, within).toEqual(['backup', 'queue'])
  expect(world.logged.join('')).toContain('advice: 1')
  // A day later.
  await world.store.pool.query('delete from rate_limit')
  await watchOperation(world.deps)
  await expect.poll(topics, within).toEqual(['backup', 'backup', 'queue', 'queue'])
})

test('a page with the card form that has a foreign script is told by mail and by the webhook, and one as it was built never', async () => {
  const clientFolder = temporaryFolder('card-page')
  mkdirSync(join(clientFolder, 'assets'))
  const BUILT = '<!doctype html><html><body><h1>Payment</h1></body></html>'
  const foreign = 'https://cards.example/skim.js'
  let html = BUILT
  const site = createServer((_, response) => {
    for (const [name, value] of paymentPageHeaders({ ...page(), nonce: 'once' }))
      response.setHeader(name, value)
    response.end(html)
  })
  const page = () => ({
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    providerUrl: 'https://provider.example/v1',
    clientFolder,
  })
  await new Promise<void>(resolve => site.listen(0, '127.0.0.1', resolve))
  try {
    expect(await watchPaymentPage(world.deps, page())).toEqual([])
    html = BUILT.replace('</body>', `<script src="${foreign}"></script></body>`)
    expect(await watchPaymentPage(world.deps, page())).toContainEqual({ kind: 'script', what: foreign })
  } finally {
    await new Promise(resolve => site.close(resolve))
    rmSync(clientFolder, { recursive: true, force: true })
  }
  await expect.poll(topics, within).toEqual(['payment_page'])
  expect(JSON.stringify(called)).not.toContain(foreign)
  expect(world.logged.join('')).toContain('payment_page_changed')
  const told = () =>
    world.smtp.received.filter(({ subject }) => subject?.includes('صفحة الدفع ليست كما بُنيت'))
  await expect.poll(() => told().length, within).toBe(1)
  expect(told()[0]).toMatchObject({
    recipients: ['operator@wijha.example'],
    text: expect.stringContaining(foreign),
  })
})
