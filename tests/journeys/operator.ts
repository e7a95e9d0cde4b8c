import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { Pool } from 'pg'
import pino from 'pino'
import type { Locale } from '#engine/languages/index.ts'
import { openDatabase } from '#server/db/connection.ts'
import { makeOwner } from '#server/features/console/operators.ts'
import { sendMail } from '#server/features/mail/send-mail.ts'
import { readSecret } from '#server/secret.ts'
import { openQueues } from '#server/start-jobs.ts'
import { CONSOLE } from '#web/text/console.ts'
import { embeddedPostgres } from '../support/embedded-postgres.ts'
import { speak } from './support.ts'
import { inDatabase, signInTaker, type Taker } from './taker.ts'

/** The code that an authenticator shows, now or some periods of 30 seconds off: each is taken once. */
export type Code = (ahead?: number) => string

const folder = () => process.env.DATA_FOLDER ?? ''
const clock = () => new Date()

async function withDatabase<Result>(work: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = new Pool({ connectionString: embeddedPostgres(folder()).url })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

/** Makes a signed-in person an owner, as the command on the server does. Nobody else is called so: two of one name are one pair of eyes. */
export async function becomeOwner({ email, userId }: Taker): Promise<Code> {
  const secret = readSecret({ AUTH_SECRET: undefined, DATA_DIR: folder() })
  const made = await withDatabase(async pool => {
    await pool.query(`update "user" set name = 'Operator ' || id where id = $1`, [userId])
    return makeOwner({ database: openDatabase(pool), clock, secret }, email)
  })
  const totp = new TOTP({ secret: Secret.fromBase32(made?.secret ?? '') })
  return (ahead = 0) => totp.generate({ timestamp: Date.now() + ahead * 30_000 })
}

/** Opens the console at a section with a code. */
export async function openConsole(page: Page, language: Locale, path: string, code: Code): Promise<void> {
  await page.goto(path)
  await page.getByLabel(CONSOLE[language].code).fill(code())
  await page.getByRole('button', { name: CONSOLE[language].open }).click()
}

/** Gives the further code that a dialog asks for. */
export async function confirm(page: Page, language: Locale, code: Code): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(CONSOLE[language].code).fill(code(1))
  await dialog.getByRole('button', { name: CONSOLE[language].confirm, exact: true }).click()
}

/** Presses a button, and the same once more in the dialog that asks whether it is meant. */
export async function pressSurely(within: Page | Locator, page: Page, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** Finds a row of a table, which is a card on a phone. */
export const rowWith = (within: Page | Locator, words: string): Locator =>
  within.locator('tr, li').filter({ hasText: words, visible: true })

/** Signs somebody else in, in a browser of their own. */
export async function elsewhere(browser: Browser, language: Locale, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await speak(context, language, baseURL)
  return { context, person: await signInTaker(context) }
}

/** Asks for a refund of a paid order, as the ledger holds it. */
export async function askForRefund(person: Taker, amount = 2900): Promise<void> {
  const { order, payment } = await payOrder(person, amount)
  await inDatabase(client =>
    client.query(
      `insert into refund (user_id, id, payment_id, order_id, amount, reason, note, priority, status, created_at)
       values ($1, $2, $3, $4, $5, 'request', 'سبب', true, 'requested', '2020-01-01')`,
      [person.userId, randomUUID(), payment, order, amount],
    ),
  )
}

/** Pays an order, as the ledger holds it. */
export async function payOrder(
  { userId, assessmentId }: Taker,
  amount = 2900,
): Promise<{ readonly order: string; readonly payment: string }> {
  const [order, payment] = [randomUUID(), randomUUID()]
  await inDatabase(async client => {
    await client.query(
      `insert into "order" (user_id, id, reference, item, subject, attempt_id, amount, currency, live, status, payment_id, created_at, paid_at)
       values ($1, $2, $4, 'unlock', $5, $6, $7, 'SAR', false, 'paid', $3, now(), now())`,
      [userId, order, payment, randomUUID(), assessmentId, assessmentId, amount],
    )
    await client.query(
      `insert into payment (user_id, id, order_id, status, role, amount, currency, created_at, updated_at)
       values ($1, $2, $3, 'paid', 'settled', $4, 'SAR', now(), now())`,
      [userId, payment, order, amount],
    )
  })
  return { order, payment }
}

/** Opens a Pro month, as the ledger does. */
export async function subscribe({ userId }: Taker): Promise<void> {
  await inDatabase(client =>
    client.query(
      `insert into entitlement (user_id, id, kind, starts_at, ends_at)
       values ($1, $2, 'pro', now() - interval '1 hour', now() + interval '30 days')`,
      [userId, randomUUID()],
    ),
  )
}

/** Books an hour of a consultant that began ten minutes ago. */
export async function beginHour(person: Taker, consultant: Taker): Promise<void> {
  const hour = randomUUID()
  await inDatabase(async client => {
    await client.query(
      `insert into consultation_hour (user_id, id, starts_at, meeting_address, created_at)
       values ($1, $2, now() - interval '10 minutes', 'https://meet.example/room', now())`,
      [consultant.userId, hour],
    )
    await client.query(
      `insert into consultation (user_id, id, hour_id, consultant_id, starts_at, meeting_address, period_start, shared_papers, created_at)
       values ($1, $2, $3, $4, now() - interval '10 minutes', 'https://meet.example/room', now(), '{}', now())`,
      [person.userId, randomUUID(), hour, consultant.userId],
    )
  })
}

/** Puts a mail to a person where the server puts those that it gives up on. */
export async function giveUpMail({ email }: Taker): Promise<void> {
  const secret = readSecret({ AUTH_SECRET: undefined, DATA_DIR: folder() })
  await withDatabase(async pool => {
    const database = openDatabase(pool)
    const { boss, jobs } = await openQueues({ database, secret, log: pino({ level: 'silent' }) })
    const inLine = async () => boss.findJobs<{ id: string }>('mail', { queued: true })
    const before = (await inLine()).map(({ id }) => id)
    const mail = { kind: 'account_deleted', to: email, firstName: 'نورة', locale: 'ar' } as const
    // So late that the server does not send it meanwhile.
    const at = new Date(Date.now() + 3_600_000)
    await database.transaction(transaction => sendMail({ jobs }, transaction, mail, at))
    // Others of the run put their mails in line at this moment: this is the one of an hour from now.
    const own = (await inLine()).filter(({ id, startAfter }) => !before.includes(id) && startAfter > clock())
    for (const { id, data } of own) {
      await boss.send('mail-dead-letters', data)
      await boss.deleteJob('mail', id)
    }
    await jobs.stop()
  })
}
