import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { PaymentIntent } from '#contract/payments.ts'
import type { Deps, Jobs } from '#server/deps.ts'
import type { Mail } from '#server/features/mail/mail.ts'
import { refundPayment } from '#server/features/money/refund-payment.ts'
import { settlePayment } from '#server/features/money/settle-payment.ts'
import { connectMoyasar } from '#server/gateways/moyasar.ts'
import type { Payments } from '#server/gateways/open-payments.ts'
import { csrfTokenFor, sessionCookie } from '#server/http/session.ts'
import type { AuthResult } from '../../sandbox/payments/test-cards.ts'
import { type AccountsApi, type Browser, createAccountsApi } from './accounts.ts'
import { PROFILE } from './api.ts'
import { passBank } from './bank-pages.ts'
import { NO_PAYMENT_JOBS } from './no-payments.ts'
import { type ProviderResponse, type Sandbox, startSandbox } from './sandbox.ts'
import { writeAnswers } from './write-answers.ts'

export const WEBHOOK_SECRET = 'the-webhook-secret-of-the-shop-tests'

/** Numbers of the provider's published test cards. */
export const CARDS = {
  approved: '4111111111111111',
  approvedMada: '4201320111111010',
  noFunds: '4123120001090000',
} as const

export interface Shop extends AccountsApi {
  readonly sandbox: Sandbox
  /** A person with a completed attempt, whose report is locked. */
  buyer(): Promise<Buyer>
  /** The same without going through the API, for tests that need a thousand. */
  quickBuyer(): Promise<Buyer>
  /** Another completed attempt of the same person. */
  completeAnother(person: Browser): Promise<string>
  /** Runs the jobs that were asked for, and those that these ask for, once each. */
  work(): Promise<void>
  /** The mails to somebody, by kind, oldest first. */
  mailsTo(email: string): string[]
  // biome-ignore lint/suspicious/noExplicitAny: rows as the database holds them.
  rows(statement: string, values?: unknown[]): Promise<any[]>
}

export interface Buyer {
  readonly person: Browser & { readonly email: string }
  readonly userId: string
  readonly assessmentId: string
  /** Asks for an intent; the default is the attempt. */
  intent(wanted?: object): Promise<PaymentIntent>
}

interface PayOptions {
  readonly card?: string
  /** What is answered on the bank's page; `leave` closes the tab there. */
  readonly bank?: AuthResult | 'leave'
  /** Replaces parts of what the page would send: a browser that lies. */
  readonly changes?: object
}

/** Creates the whole API over its own database, with the sandbox as its provider and webhooks coming in over HTTP. */
export async function createShop(
  options: { variables?: Record<string, string>; limitMs?: number; webhooks?: boolean } = {},
): Promise<Shop> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sandbox = await startSandbox({
    variables: {
      MOYASAR_WEBHOOK_SECRET: WEBHOOK_SECRET,
      SANDBOX_SPEED: '1000',
      ...(options.webhooks === false
        ? {}
        : { SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/webhooks/moyasar` }),
    },
  })
  const apiUrl = `${sandbox.url}/v1`
  const payments: Payments = {
    gateway: connectMoyasar({
      apiUrl,
      secretKey: sandbox.secretKey,
      limitMs: options.limitMs ?? 5000,
      // Faults end when a test says so; nobody waits for the circuit to notice.
      pauseMs: 0,
      retryMs: 1,
    }),
    publishableKey: sandbox.publishableKey,
    apiUrl,
    webhookSecret: WEBHOOK_SECRET,
    sandbox: true,
  }
  const outbox: Mail[] = []
  const waiting: ((deps: Deps) => Promise<unknown>)[] = []
  const jobs: Jobs = {
    ...NO_PAYMENT_JOBS,
    enqueueMail: async (_, mail) => void outbox.push(mail as Mail),
    askForAdvice: async () => {},
    forgetPerson: async () => {},
    settlePayment: async (_, id) => void waiting.push(deps => settlePayment(deps, id)),
    refundPayment: async (_, refund) => void waiting.push(deps => refundPayment(deps, refund)),
    forgetCard: async (_, token) => void waiting.push(deps => deps.payments.gateway.deleteToken(token)),
  }
  const world = await createAccountsApi(options.variables, async () => jobs, payments)
  server.on('request', getRequestListener(world.api.fetch))
  const rows: Shop['rows'] = async (statement, values) =>
    (await world.store.pool.query(statement, values)).rows

  const completeAnother = async (person: Browser) => {
    const { json } = await person.call('POST', '/api/assessment/start')
    await person.call('POST', `/api/assessment/${json.id}/field`, { selectedField: 'technology' })
    await writeAnswers(world.store.pool, json.id, { answers: '3'.repeat(90), completedAt: world.clock.now })
    return json.id as string
  }

  const asBuyer = (person: Browser & { email: string }, userId: string, assessmentId: string): Buyer => ({
    person,
    userId,
    assessmentId,
    async intent(wanted = { assessmentId }) {
      const response = await person.call('POST', '/api/create-payment-intent', wanted)
      if (response.status !== 200) throw new Error(`the intent was refused: ${JSON.stringify(response.json)}`)
      return response.json
    },
  })
  let first: Promise<Buyer> | undefined

  const buyer = async () => {
    const person = await world.registered()
    await person.call('POST', '/api/profile', PROFILE)
    const assessmentId = await completeAnother(person)
    const [user] = await rows('select id from "user" where email = $1', [person.email])
    // Tests move the clock by months; signing in again is not what they are about.
    await rows("update session set expires_at = '2100-01-01' where user_id = $1", [user.id])
    return asBuyer(person, user.id, assessmentId)
  }

  return {
    ...world,
    sandbox,
    buyer,
    async quickBuyer() {
      first ??= buyer()
      const like = (await first).userId
      const [userId, assessmentId, session] = [randomUUID(), randomUUID(), randomUUID()]
      const email = `${userId}@example.com`
      await copyRow(rows, 'user', like, { id: userId, email }, 'id')
      await copyRow(rows, 'session', like, { user_id: userId, id: session, token: session })
      const changes = { user_id: userId, id: assessmentId, application_number: assessmentId }
      await copyRow(rows, 'attempt', like, changes)
      const person = Object.assign(world.browser(), { email })
      const { secret } = world.deps
      const [name = '', value = ''] = (
        sessionCookie(secret, session, false, false).split(';')[0] ?? ''
      ).split('=')
      person.cookies.set(name, value)
      person.token = csrfTokenFor(secret, session)
      return asBuyer(person, userId, assessmentId)
    },
    outbox,
    rows,
    completeAnother,
    async work() {
      while (waiting.length > 0) await waiting.shift()?.(world.deps)
    },
    mailsTo: email => outbox.filter(mail => 'to' in mail && mail.to === email).map(mail => mail.kind),
    async close() {
      await sandbox.stop()
      await new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      })
      await world.close()
    },
  }
}

/** A row of somebody's, with some columns changed, for somebody else. */
async function copyRow(
  rows: Shop['rows'],
  table: string,
  userId: string,
  changes: Readonly<Record<string, string>>,
  key = 'user_id',
): Promise<void> {
  await rows(
    `insert into "${table}"
     select (jsonb_populate_record(t, $2::jsonb)).* from "${table}" t where ${key} = $1 limit 1`,
    [userId, JSON.stringify(changes)],
  )
}

/** Builds the body that our page sends to the provider, straight from the browser. */
export function cardPayment(intent: PaymentIntent, card: string = CARDS.approved): Record<string, unknown> {
  return {
    given_id: intent.givenId,
    amount: intent.amount,
    currency: intent.currency,
    description: intent.description,
    callback_url: intent.callbackUrl,
    publishable_api_key: intent.publishableKey,
    metadata: intent.metadata,
    apply_coupon: false,
    source: {
      type: 'creditcard',
      name: 'Noura Alsalem',
      number: card,
      month: '12',
      year: '30',
      cvc: '123',
      ...(intent.saveCard ? { save_card: true } : {}),
    },
  }
}

/** Sends the card as our page does. */
export function sendCard(intent: PaymentIntent, options: PayOptions = {}): Promise<ProviderResponse> {
  return post(`${intent.apiUrl}/payments`, { ...cardPayment(intent, options.card), ...options.changes })
}

/** Pays as a person does, through the bank's pages. @returns the payment's id as the return address holds it */
export async function pay(intent: PaymentIntent, options: PayOptions = {}): Promise<string> {
  const response = await sendCard(intent, options)
  if (response.status !== 201) throw new Error(`the payment was refused: ${response.text}`)
  const { id, status, source } = response.json
  if (status === 'initiated' && options.bank !== 'leave') await passBank(source.transaction_url, options.bank)
  return id
}

async function post(url: string, body: unknown): Promise<ProviderResponse> {
  const response = await fetch(url, {
    method: 'POST',
    // The provider's front refuses Node's own name; a browser has one of its own.
    headers: { 'content-type': 'application/json', 'user-agent': 'Wijha-Tests' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, json: JSON.parse(text) }
}
