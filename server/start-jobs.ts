import { PgBoss } from 'pg-boss'
import type { Deps, Jobs } from './deps.ts'
import type { Environment } from './env.ts'
import { createAdviceQueue, enqueueQuestion, workAdvice } from './features/advice/advice-queue.ts'
import { keepFunnelHourly } from './features/funnel/keep-funnel-hourly.ts'
import {
  createMailQueue,
  driveAgain,
  enqueueMail,
  listDeadLetters,
  listLineMails,
  workMail,
} from './features/letters/mail-queue.ts'
import { byBelievedClock } from './features/mail/by-believed-clock.ts'
import {
  createMeasurementQueue,
  enqueueSnapshot,
  workMeasurement,
} from './features/measurement/measurement-queue.ts'
import { createPaymentQueues, paymentJobs, workPayments } from './features/money/payment-queues.ts'
import { watchPaymentPageDaily } from './features/payment-page/watch-daily.ts'
import { createForgetQueue, enqueueForget, workForget } from './features/privacy/forget-queue.ts'
import { removeAbandoned } from './features/privacy/remove-abandoned.ts'
import { watchOperationOften } from './features/watch/watch-often.ts'
import { connectLlm } from './gateways/llm.ts'
import { mailboxFolder, openMailbox } from './gateways/mailbox.ts'
import { type MailGateway, readSender } from './gateways/message.ts'
import { connectSmtp } from './gateways/smtp.ts'
import { createAlertQueue, enqueueAlert, workAlerts } from './jobs/alert-queue.ts'
import { cleanUp, removeCounts } from './jobs/clean-up.ts'
import { onRecord } from './jobs/on-record.ts'
import { PACE, type Pace } from './jobs/pace.ts'

const CLEAN_UP = 'clean-up'
const HOURLY = '17 * * * *'
const HOUR = 60 * 60

/** SIGTERM leaves 10 seconds; a mail under way gets half of them, then goes back in line. */
const STOP_MS = 5000

export interface RunningJobs extends Jobs {
  /** Takes no more work, lets what runs finish, puts back what does not. */
  stop(): Promise<void>
}

/**
 * Starts the queues in the `pgboss` schema of our own database, over our own pool, and a worker for each. Any number of
 * processes may do so: a job goes to one of them, and to another if that one dies.
 */
export async function startJobs(deps: Omit<Deps, 'jobs'>, pace: Pace = PACE): Promise<RunningJobs> {
  const { boss, jobs } = await openQueues(deps, pace)
  await workMail(boss, { ...deps, mail: openMail(deps.environment) }, pace)
  await workPayments(boss, { ...deps, jobs }, pace.poll)
  await workForget(boss, deps, pace.poll)
  await workMeasurement(boss, deps, pace.poll)
  await workAlerts(boss, deps, pace)
  const llm = connectLlm(deps.environment)
  if (llm) await workAdvice(boss, { ...deps, llm }, pace)
  await boss.createQueue(CLEAN_UP, { deleteAfterSeconds: HOUR })
  await boss.work(CLEAN_UP, { pollingIntervalSeconds: 30 }, () =>
    onRecord(deps, CLEAN_UP, async () => {
      await removeCounts(deps)
      await byBelievedClock({ ...deps, jobs }, async () => {
        await cleanUp(deps)
        await removeAbandoned({ ...deps, jobs })
      })
    }),
  )
  await boss.schedule(CLEAN_UP, HOURLY)
  await keepFunnelHourly(boss, deps)
  await watchPaymentPageDaily(boss, { ...deps, jobs })
  await watchOperationOften(boss, { ...deps, jobs })
  return jobs
}

/** Opens the queues without workers: for a command that enqueues work and leaves. */
export async function openQueues(
  deps: Pick<Deps, 'database' | 'log' | 'secret'>,
  pace: Pace = PACE,
): Promise<{ readonly boss: PgBoss; readonly jobs: RunningJobs }> {
  const { database, log, secret } = deps
  const pool = database.$client

  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    superviseIntervalSeconds: pace.monitor,
    monitorIntervalSeconds: pace.monitor,
    maintenanceIntervalSeconds: HOUR,
  })
  // Only what kind of trouble: a database's message may quote what a statement carried.
  boss.on('error', (error: Error & { code?: string; queue?: string }) =>
    log.error({ event: 'jobs_error', code: error.code, name: error.name, queue: error.queue }, 'jobs: error'),
  )
  boss.on('warning', ({ message }) => log.warn({ event: 'jobs_warning', message }, 'jobs: warning'))

  await boss.start()
  await createMailQueue(boss, pace)
  await createAdviceQueue(boss, pace)
  await createPaymentQueues(boss)
  await createForgetQueue(boss)
  await createMeasurementQueue(boss)
  await createAlertQueue(boss, pace)
  const jobs: RunningJobs = {
    ...paymentJobs(boss, secret),
    enqueueMail: (transaction, mail, about, at) =>
      enqueueMail(boss, secret, transaction, { mail, about, at }),
    forgetPerson: (transaction, person) => enqueueForget(boss, secret, transaction, person),
    askForAdvice: (transaction, question) => enqueueQuestion(boss, transaction, question),
    takeSnapshot: (transaction, id) => enqueueSnapshot(boss, transaction, id),
    callWebhook: (transaction, alert) => enqueueAlert(boss, transaction, alert),
    listDeadLetters: () => listDeadLetters(boss, secret),
    listLineMails: about => listLineMails(boss, secret, about),
    driveAgain: (transaction, id) => driveAgain(boss, transaction, id),
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
    counts: async () =>
      (await boss.getQueues()).map(queue => ({
        queue: queue.name,
        ready: queue.readyCount,
        active: queue.activeCount,
        deferred: queue.deferredCount,
        failed: queue.failedCount,
      })),
  }
  return { boss, jobs }
}

function openMail(environment: Environment): MailGateway {
  const sender = readSender(environment.MAIL_FROM)
  return environment.SMTP_URL
    ? connectSmtp(environment.SMTP_URL, sender)
    : openMailbox(mailboxFolder(environment), sender)
}
