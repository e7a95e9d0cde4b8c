import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { onRecord } from '#server/jobs/on-record.ts'
import { type Origin, origin, underOrigin } from '#server/jobs/origin.ts'
import { failSnapshot, runSnapshot } from './run-snapshot.ts'

export const QUEUE = 'measurement'
/** One try and one more. */
const RETRIES = 1
const RETRY_SECONDS = 15
/** Whose process was killed is found by its silence, long before the time limit. */
const SILENCE_SECONDS = 60
const HOUR = 60 * 60

interface Task {
  readonly id: string
}

export async function createMeasurementQueue(boss: PgBoss): Promise<void> {
  const options = {
    expireInSeconds: HOUR,
    heartbeatSeconds: SILENCE_SECONDS,
    retryLimit: RETRIES,
    retryDelay: RETRY_SECONDS,
    retentionSeconds: 24 * HOUR,
    deleteAfterSeconds: HOUR,
  }
  await boss.createQueue(QUEUE, options)
  await boss.updateQueue(QUEUE, options)
  // Fills the library's cache now: looked up inside a caller's transaction it would take a second connection.
  await boss.findJobs(QUEUE, { id: randomUUID() })
}

/** Puts a snapshot in line within the caller's transaction. */
export async function enqueueSnapshot(boss: PgBoss, transaction: Transaction, id: string): Promise<void> {
  const job = await boss.send(QUEUE, { id, ...origin() }, { db: fromDrizzle(transaction, sql) })
  if (!job) throw new Error('the snapshot was not put in line')
}

export async function workMeasurement(boss: PgBoss, deps: Omit<Deps, 'jobs'>, poll: number): Promise<void> {
  const options = { pollingIntervalSeconds: poll, includeMetadata: true } as const
  await boss.work<Task & Origin, unknown, typeof options>(QUEUE, options, async jobs => {
    for (const job of jobs) await underOrigin(job, () => runJob(deps, job))
  })
}

async function runJob(deps: Omit<Deps, 'jobs'>, job: JobWithMetadata<Task>): Promise<void> {
  await onRecord(deps, QUEUE, async () => {
    try {
      await runSnapshot(deps, job.data.id, job.signal)
    } catch (error) {
      if (job.retryCount >= RETRIES) await failSnapshot(deps, job.data.id)
      throw error
    }
  })
}
