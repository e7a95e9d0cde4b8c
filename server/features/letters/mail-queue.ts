import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss'
import { z } from 'zod'
import { RETENTION_DAYS } from '#contract/retention.ts'
import type { Transaction } from '#server/db/connection.ts'
import type { DeadLetter, Deps, LineMail, QueuedMail } from '#server/deps.ts'
import { type Mail, subjectOf } from '#server/features/mail/mail.ts'
import { type Attempt, type MailGateway, NotAccepted } from '#server/gateways/message.ts'
import { kindOfFailure } from '#server/jobs/on-record.ts'
import { type Origin, origin, underOrigin } from '#server/jobs/origin.ts'
import type { Pace } from '#server/jobs/pace.ts'
import { seal, unseal } from '#server/jobs/sealed.ts'
import { sign } from '#server/secret.ts'
import { deliverMail, giveUpMail } from './deliver-mail.ts'

export const QUEUE = 'mail'
/** Mails that were refused for good or failed at every try; kept, sealed, for the operator to look into and drive again. */
export const DEAD_LETTERS = 'mail-dead-letters'

/**
 * Mails are sent side by side, so that one which hangs does not hold the others up; twelve at once is what mail servers take
 * of one sender. A worker whose hands are full looks for more at once, not at its next turn: what is sent to nobody takes
 * milliseconds, and strangers can put hundreds of those in line.
 */
const WORKERS = 4
const TOGETHER = 3
/** Goes first: somebody waits for the link before anything else. */
const AWAITED: readonly string[] = [
  'verify_email',
  'reset_password',
  'confirm_new_email',
] satisfies Mail['kind'][]
const HOUR = 60 * 60
const DAY = 24 * HOUR

interface Payload extends Origin {
  /** Becomes the Message-ID, so that a mail sent twice can be told from two mails. */
  readonly id: string
  readonly sealed: string
  /** Whom it is to or about, as a keyed hash: so that it can be found when they are gone. */
  readonly about: string
}

export async function createMailQueue(boss: PgBoss, pace: Pace): Promise<void> {
  const options = {
    expireInSeconds: pace.expire,
    retryLimit: pace.retryLimit,
    retryDelay: pace.retry,
    retryBackoff: true,
    retryDelayMax: pace.retryMax,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: HOUR,
  }
  await boss.createQueue(DEAD_LETTERS, {
    retentionSeconds: RETENTION_DAYS.undeliveredMail * DAY,
    deleteAfterSeconds: RETENTION_DAYS.undeliveredMail * DAY,
  })
  await boss.createQueue(QUEUE, { ...options, deadLetter: DEAD_LETTERS })
  await boss.updateQueue(QUEUE, options)
  // Fills the library's cache now: looked up inside a caller's transaction it would take a second connection.
  await boss.findJobs(QUEUE, { id: randomUUID() })
}

/** Puts a mail in line within the caller's transaction: it exists exactly if that commits, and waits until `at`. */
export async function enqueueMail(
  boss: PgBoss,
  secret: string,
  transaction: Transaction,
  { mail, about, at }: { readonly mail: QueuedMail; readonly about: string; readonly at?: Date | undefined },
): Promise<void> {
  const payload = payloadOf(secret, mail, about)
  const priority = AWAITED.includes(mail.kind) ? 1 : 0
  const job = await boss.send(QUEUE, payload, {
    priority,
    ...(at ? { startAfter: at } : {}),
    db: fromDrizzle(transaction, sql),
  })
  if (!job) throw new Error('the mail was not put in line')
}

/** Enqueues a mail that names nobody's account any more, outside of any transaction; `id` makes a repetition known. */
export async function enqueueLastMail(boss: PgBoss, secret: string, mail: Mail, id: string): Promise<void> {
  // Its row goes as soon as the library cleans up: nothing is kept of whom it went to.
  await boss.send(QUEUE, { ...payloadOf(secret, mail, subjectOf(mail)), id }, { deleteAfterSeconds: 60 })
}

/** Lists the mails that were given up on, oldest first; to whom they are is not told. */
export async function listDeadLetters(boss: PgBoss, secret: string): Promise<readonly DeadLetter[]> {
  const letters = await boss.findJobs<Payload>(DEAD_LETTERS, { queued: true })
  return letters
    .map(({ id, createdOn, data, output }) => ({
      id,
      since: createdOn,
      kind: kindOf(secret, data),
      why: output,
      about: data.about,
    }))
    .sort((one, other) => Number(one.since) - Number(other.since))
}

/** Lists the mails to or about somebody that are in line, or were handed over and have not left the queue. */
export async function listLineMails(
  boss: PgBoss,
  secret: string,
  about: string,
): Promise<readonly LineMail[]> {
  const jobs = await boss.findJobs<Payload>(QUEUE, { data: { about } })
  return jobs
    .filter(({ state }) => state !== 'failed' && state !== 'cancelled')
    .map(({ id, createdOn, state, data }) => ({
      ...{ id, kind: kindOf(secret, data), askedAt: createdOn },
      state: state === 'completed' ? 'handed_over' : 'waiting',
    }))
}

function kindOf(secret: string, { sealed }: Payload): Mail['kind'] | 'unreadable' {
  try {
    return unseal<Mail>(secret, sealed).kind
  } catch {
    return 'unreadable'
  }
}

/** Puts one of them in line again, with all its tries. @returns false if there is none with this id */
export async function driveAgain(boss: PgBoss, transaction: Transaction, id: string): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) return false
  const db = fromDrizzle(transaction, sql)
  return (await boss.redrive(DEAD_LETTERS, { destination: QUEUE, ids: [id], db })) === 1
}

function payloadOf(secret: string, mail: QueuedMail, about: string): Payload {
  return {
    id: randomUUID(),
    sealed: seal(secret, mail),
    about: aboutKey(secret, about),
    ...origin(),
  }
}

/** Derives the keyed hash by which the queues and the kept mails know a user or an address. */
export function aboutKey(secret: string, subject: string): string {
  return sign(secret, 'mail-about', subject)
}

type WorkerDeps = Omit<Deps, 'jobs'> & { readonly mail: MailGateway }

export async function workMail(boss: PgBoss, deps: WorkerDeps, pace: Pace): Promise<void> {
  const options = {
    pollingIntervalSeconds: pace.poll,
    localConcurrency: WORKERS,
    batchSize: TOGETHER,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
  } as const
  await boss.work<Payload, unknown, typeof options>(QUEUE, options, jobs =>
    Promise.all(jobs.map(job => underOrigin(job, () => runMailJob(deps, job)))),
  )
}

/**
 * Tries one mail. A refusal for good goes straight to the dead letters; what fails is tried again, later and later. Nothing is
 * thrown: that would fail the mails that were fetched together with it, and cut them off in the middle.
 */
async function runMailJob(deps: WorkerDeps, job: JobWithMetadata<Payload>) {
  const attempt = attemptOf(job)
  const about = { job: job.id, tries: job.retryCount + 1 }
  try {
    const mail = unseal<Mail>(deps.secret, job.data.sealed)
    const result = await deliverMail(deps, { id: job.data.id, mail, attempt })
    if (result.kind === 'refused' && isKept(mail)) {
      deps.log.warn(
        { event: 'mail_refused', ...about, kind: mail.kind, code: result.code },
        'a mail was refused for good',
      )
      return { id: job.id, status: 'deadletter' as const, output: result }
    }
    deps.log.info({ event: 'mail_done', ...about, kind: mail.kind, result: result.kind }, 'a mail is done')
    return { id: job.id, status: 'completed' as const, output: result }
  } catch (error) {
    const last = job.retryCount >= job.retryLimit
    const mail = last ? await readMail(deps, job) : null
    if (mail) await giveUp(deps, mail)
    const event = last ? 'mail_given_up' : 'mail_failed'
    const reason = reasonOf(error)
    deps.log[last ? 'error' : 'warn']({ event, ...about, reason }, 'a mail failed')
    if (mail && !isKept(mail))
      return { id: job.id, status: 'completed' as const, output: { kind: 'given_up' } }
    return { id: job.id, status: 'failed' as const, output: { message: reason } }
  }
}

/** The confirmation of a deletion does not become a dead letter: it would keep the address that was to be forgotten. */
function isKept(mail: Mail): boolean {
  return mail.kind !== 'account_deleted'
}

/** What cannot be read any more, after a change of the secret, has nobody who could be told. */
async function readMail(deps: WorkerDeps, { data }: JobWithMetadata<Payload>): Promise<Mail | null> {
  return Promise.resolve(data.sealed)
    .then(sealed => unseal<Mail>(deps.secret, sealed))
    .catch(() => null)
}

async function giveUp(deps: WorkerDeps, mail: Mail): Promise<void> {
  await giveUpMail(deps, mail).catch(error =>
    deps.log.error({ event: 'mail_not_noted', reason: reasonOf(error) }),
  )
}

/** Goes to the log and into the job's row: a database's message would quote the address it was asked for. */
function reasonOf(error: unknown): string {
  return error instanceof NotAccepted ? error.message : kindOfFailure(error)
}

/**
 * A worker gives up on a mail some time before the queue gives up on the worker, so that the two never send at once, not even
 * when the worker came late to the job or stood still in between.
 */
function attemptOf(job: JobWithMetadata<Payload>): Attempt {
  const end = performance.now() + job.expireInSeconds * 800
  const signal = AbortSignal.any([job.signal, AbortSignal.timeout(job.expireInSeconds * 800)])
  return { signal, isOver: () => signal.aborted || performance.now() >= end }
}
