import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { callWebhook, type UrgentAlert } from '#server/gateways/alert-webhook.ts'
import { NotYet, onRecord } from './on-record.ts'
import type { Pace } from './pace.ts'

const QUEUE = 'alert-webhook'

/** Tried for about half a day. */
const OPTIONS = { retryLimit: 16, retryBackoff: true, retryDelayMax: 3600, deleteAfterSeconds: 3600 }

export async function createAlertQueue(boss: PgBoss, { retry }: Pace): Promise<void> {
  const options = { ...OPTIONS, retryDelay: retry }
  await boss.createQueue(QUEUE, options)
  await boss.updateQueue(QUEUE, options)
  // Fills the library's cache now: looked up inside a caller's transaction it would take a second connection.
  await boss.findJobs(QUEUE, { id: randomUUID() })
}

/** Puts a call of the operator's webhook in line, when the transaction commits. */
export async function enqueueAlert(
  boss: PgBoss,
  transaction: Transaction,
  alert: UrgentAlert,
): Promise<void> {
  const job = await boss.send(QUEUE, alert, { db: fromDrizzle(transaction, sql) })
  if (!job) throw new Error('the job was not put in line')
}

export async function workAlerts(
  boss: PgBoss,
  deps: Pick<Deps, 'environment' | 'log'>,
  { poll }: Pace,
): Promise<void> {
  await boss.work<UrgentAlert>(QUEUE, { pollingIntervalSeconds: poll }, async jobs => {
    for (const { id, data } of jobs)
      await onRecord(deps, QUEUE, async () => {
        if (!(await callWebhook(deps.environment, id, data)))
          throw new NotYet('the alert webhook did not take it')
      })
  })
}
