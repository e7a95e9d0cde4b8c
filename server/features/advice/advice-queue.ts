import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Transaction } from '#server/db/connection.ts'
import type { AdviceJob, Deps } from '#server/deps.ts'
import { type Llm, LlmFailed } from '#server/gateways/llm.ts'
import { type Origin, origin, underOrigin } from '#server/jobs/origin.ts'
import type { Pace } from '#server/jobs/pace.ts'
import { failAdvice, writeAdvice } from './write-advice.ts'

export const QUEUE = 'advice'
/** One try and one more. */
const RETRIES = 1
const WORKERS = 2
const HOUR = 60 * 60

export async function createAdviceQueue(boss: PgBoss, pace: Pace): Promise<void> {
  const options = {
    expireInSeconds: pace.expire,
    retryLimit: RETRIES,
    retryDelay: pace.retry,
    retentionSeconds: HOUR,
    deleteAfterSeconds: HOUR,
  }
  await boss.createQueue(QUEUE, options)
  await boss.updateQueue(QUEUE, options)
  // Fills the library's cache now: looked up inside a caller's transaction it would take a second connection.
  await boss.findJobs(QUEUE, { id: randomUUID() })
}

/** Puts a question in line within the caller's transaction. It carries three ids, and nothing about the person. */
export async function enqueueQuestion(
  boss: PgBoss,
  transaction: Transaction,
  question: AdviceJob,
): Promise<void> {
  const job = await boss.send(QUEUE, { ...question, ...origin() }, { db: fromDrizzle(transaction, sql) })
  if (!job) throw new Error('the question was not put in line')
}

export async function workAdvice(
  boss: PgBoss,
  deps: Omit<Deps, 'jobs'> & { readonly llm: Llm },
  pace: Pace,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: pace.poll,
    localConcurrency: WORKERS,
    includeMetadata: true,
  } as const
  await boss.work<AdviceJob & Origin, unknown, typeof options>(QUEUE, options, async jobs => {
    for (const job of jobs) await underOrigin(job, () => runAdviceJob(deps, job))
  })
}

async function runAdviceJob(
  deps: Omit<Deps, 'jobs'> & { readonly llm: Llm },
  job: JobWithMetadata<AdviceJob>,
): Promise<void> {
  const about = { job: job.id, tries: job.retryCount + 1 }
  try {
    const { kind } = await writeAdvice(deps, { job: job.data, signal: job.signal })
    deps.log.info({ event: 'advice_done', ...about, result: kind }, 'a question to the AI endpoint is done')
  } catch (error) {
    // What the endpoint or the database said may quote the question, the key or the answer.
    const reason = error instanceof LlmFailed ? error.message : (error as Error).name
    const last = job.retryCount >= job.retryLimit
    if (last) await failAdvice(deps, job.data)
    deps.log.warn({ event: last ? 'advice_given_up' : 'advice_failed', ...about, reason }, 'no advice')
    throw new Error(reason)
  }
}
