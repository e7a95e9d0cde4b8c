import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Transaction } from '#server/db/connection.ts'
import type { Deps, ForgottenPerson } from '#server/deps.ts'
import { QUEUE as ADVICE } from '#server/features/advice/advice-queue.ts'
import {
  aboutKey,
  DEAD_LETTERS,
  enqueueLastMail,
  QUEUE as MAIL,
} from '#server/features/letters/mail-queue.ts'
import type { MailOf } from '#server/features/mail/mail.ts'
import { forgetKeptMails, mailboxFolder } from '#server/gateways/mailbox.ts'
import { onRecord } from '#server/jobs/on-record.ts'
import { seal, unseal } from '#server/jobs/sealed.ts'

const QUEUE = 'forget-person'

/** Tried for about half a day; what it carries is sealed, and gone soon after. */
const OPTIONS = {
  retryLimit: 12,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 60,
}

export async function createForgetQueue(boss: PgBoss): Promise<void> {
  await boss.createQueue(QUEUE, OPTIONS)
  await boss.updateQueue(QUEUE, OPTIONS)
  // Fills the library's cache now: looked up inside a caller's transaction it would take a second connection.
  await boss.findJobs(QUEUE, { id: randomUUID() })
}

/**
 * Removes within the deleting transaction what waits in the queues to or about a user, dead letters too. What follows
 * the commit is a job: the kept mails, which are files, and the one mail that confirms it.
 */
export async function enqueueForget(
  boss: PgBoss,
  secret: string,
  transaction: Transaction,
  { userId, addresses, confirmation }: ForgottenPerson,
): Promise<void> {
  const keys = [userId, ...addresses].map(subject => aboutKey(secret, subject))
  await transaction.execute(sql`
    delete from pgboss.job where name in (${MAIL}, ${DEAD_LETTERS}) and data ->> 'about' in ${keys}`)
  await transaction.execute(
    sql`delete from pgboss.job where name = ${ADVICE} and data ->> 'userId' = ${userId}`,
  )
  const payload = { sealed: seal(secret, { addresses, confirmation }) }
  const job = await boss.send(QUEUE, payload, { db: fromDrizzle(transaction, sql) })
  if (!job) throw new Error('the job was not put in line')
}

type Left = Pick<ForgottenPerson, 'addresses'> & { readonly confirmation: MailOf<'account_deleted'> | null }

export async function workForget(
  boss: PgBoss,
  deps: Pick<Deps, 'environment' | 'secret' | 'log'>,
  poll: number,
): Promise<void> {
  await boss.work<{ sealed: string }>(QUEUE, { pollingIntervalSeconds: poll }, async jobs => {
    for (const job of jobs) await onRecord(deps, QUEUE, () => forget(boss, deps, job))
  })
}

async function forget(
  boss: PgBoss,
  { environment, secret }: Pick<Deps, 'environment' | 'secret'>,
  { id, data }: { readonly id: string; readonly data: { readonly sealed: string } },
): Promise<void> {
  const { addresses, confirmation } = unseal<Left>(secret, data.sealed)
  if (!environment.SMTP_URL) await forgetKeptMails(mailboxFolder(environment), addresses)
  if (confirmation) await enqueueLastMail(boss, secret, confirmation, id)
}
