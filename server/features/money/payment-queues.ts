import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Transaction } from '#server/db/connection.ts'
import type { Deps, Jobs } from '#server/deps.ts'
import { byBelievedClock } from '#server/features/mail/by-believed-clock.ts'
import { NotYet, onRecord } from '#server/jobs/on-record.ts'
import { origin, underOrigin } from '#server/jobs/origin.ts'
import { seal, unseal } from '#server/jobs/sealed.ts'
import { reconcile } from './reconcile.ts'
import { reconcileList } from './reconcile-list.ts'
import { refundPayment } from './refund-payment.ts'
import { runSubscriptions } from './run-subscriptions.ts'
import { settlePayment } from './settle-payment.ts'

const SETTLE = 'settle-payment'
const REFUND = 'refund-payment'
const FORGET_CARD = 'forget-card'
const RECONCILE = 'reconcile-payments'
const RECONCILE_LIST = 'reconcile-list'
const SUBSCRIPTIONS = 'subscriptions'

const EVERY_THREE_MINUTES = '*/3 * * * *'
const EVERY_TEN_MINUTES = '*/10 * * * *'
const DAILY = '23 2 * * *'
const HOUR = 60 * 60

/** A provider that is down for longer than these tries is left to the reconciliation. */
const QUEUE = {
  expireInSeconds: 60,
  retryLimit: 4,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 300,
  deleteAfterSeconds: HOUR,
}
/** A card that could not be deleted at the provider is tried for about two days. */
const PATIENT = { ...QUEUE, retryLimit: 20, retryDelay: 60, retryDelayMax: 4 * HOUR }
const CRON = { expireInSeconds: 600, retryLimit: 0, deleteAfterSeconds: HOUR }

interface RefundJob {
  readonly userId: string
  readonly refundId: string
}

export async function createPaymentQueues(boss: PgBoss): Promise<void> {
  const queues = {
    [SETTLE]: QUEUE,
    [REFUND]: QUEUE,
    [FORGET_CARD]: PATIENT,
    [RECONCILE]: CRON,
    [RECONCILE_LIST]: { ...QUEUE, expireInSeconds: 600, retryLimit: 8 },
    [SUBSCRIPTIONS]: CRON,
  }
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
    // Fills the library's cache now: looked up inside a caller's transaction it would take a second connection.
    await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' })
  }
}

/** Enqueues payment jobs for a feature, within its own transaction. */
export function paymentJobs(
  boss: PgBoss,
  secret: string,
): Pick<Jobs, 'settlePayment' | 'refundPayment' | 'forgetCard'> {
  const send = async (transaction: Transaction, queue: string, data: object) => {
    const job = await boss.send(queue, { ...data, ...origin() }, { db: fromDrizzle(transaction, sql) })
    if (!job) throw new Error('the job was not put in line')
  }
  return {
    settlePayment: (transaction, paymentId) => send(transaction, SETTLE, { paymentId }),
    refundPayment: (transaction, refund) => send(transaction, REFUND, refund),
    forgetCard: (transaction, token) => send(transaction, FORGET_CARD, { sealed: seal(secret, token) }),
  }
}

export async function workPayments(boss: PgBoss, deps: Deps, poll: number): Promise<void> {
  const options = { pollingIntervalSeconds: poll, localConcurrency: 2 } as const
  await boss.work<{ paymentId: string }>(SETTLE, options, async jobs => {
    for (const job of jobs) await underOrigin(job, () => onRecord(deps, SETTLE, () => settle(deps, job.data)))
  })
  await boss.work<RefundJob>(REFUND, options, async jobs => {
    for (const job of jobs) await underOrigin(job, () => onRecord(deps, REFUND, () => refund(deps, job.data)))
  })
  await boss.work<{ sealed: string }>(FORGET_CARD, options, async jobs => {
    for (const { data } of jobs) await onRecord(deps, FORGET_CARD, () => forgetCard(deps, data.sealed))
  })
  await boss.work(RECONCILE, { pollingIntervalSeconds: 10 }, () =>
    onRecord(deps, RECONCILE, () => reconcile(deps)),
  )
  await boss.schedule(RECONCILE, EVERY_THREE_MINUTES)
  await boss.work(RECONCILE_LIST, { pollingIntervalSeconds: 60 }, () =>
    onRecord(deps, RECONCILE_LIST, () => reconcileList(deps)),
  )
  await boss.schedule(RECONCILE_LIST, DAILY)
  await boss.work(SUBSCRIPTIONS, { pollingIntervalSeconds: 10 }, () =>
    onRecord(deps, SUBSCRIPTIONS, () => byBelievedClock(deps, () => runSubscriptions(deps))),
  )
  await boss.schedule(SUBSCRIPTIONS, EVERY_TEN_MINUTES)
}

async function settle(deps: Deps, { paymentId }: { readonly paymentId: string }): Promise<void> {
  const settled = await settlePayment(deps, paymentId)
  if (settled.kind === 'checking') throw new NotYet('the provider did not answer')
}

async function refund(deps: Deps, job: RefundJob): Promise<void> {
  if ((await refundPayment(deps, job)) === 'later') throw new NotYet('the refund is not through')
}

async function forgetCard({ payments, secret }: Deps, sealed: string): Promise<void> {
  const asked = await payments.gateway.deleteToken(unseal<string>(secret, sealed))
  if (asked.kind === 'unreachable') throw new NotYet('the provider did not answer')
}
