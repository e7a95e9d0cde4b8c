import type { Writable } from 'node:stream'
import pino, { type Logger } from 'pino'
import type { Database } from '#server/db/connection.ts'
import type { Environment } from '#server/env.ts'
import { Refusal } from '#server/http/errors.ts'
import { openQueues, type RunningJobs } from '#server/start-jobs.ts'

/** Holds what a command works with. */
export interface Tools {
  readonly database: Database
  readonly clock: () => Date
  readonly secret: string
  readonly environment: Environment
  /** Takes rows and files. */
  readonly out: Writable
  /** Says a sentence beside the rows. */
  readonly say: (sentence: string) => void
  /** Records beside the rows what an operator reads and decides. */
  readonly log: Logger
}

/** Carries out one command; answers whether it was done. */
export type Command = (tools: Tools) => Promise<boolean>

export const SILENT = pino({ level: 'silent' })

/** Lists what a verb refuses with where there is nothing for the command to do. */
const REFUSED: ReadonlySet<string> = new Set([
  'not_found',
  'invalid_request',
  'second_pair_required',
  'approval_open',
  'norm_below_gate',
  'norm_fresh',
])

/** Runs a verb of the console as the server itself; false for what is not there. */
export async function wasDone(verb: () => Promise<unknown>): Promise<boolean> {
  try {
    await verb()
    return true
  } catch (error) {
    if (error instanceof Refusal && REFUSED.has(error.code)) return false
    throw error
  }
}

/** Works with the queues open, without a line of theirs in the log: what an operator does is on record by itself. */
export async function withQueues<Result>(
  { database, secret }: Pick<Tools, 'database' | 'secret'>,
  work: (jobs: RunningJobs) => Promise<Result>,
): Promise<Result> {
  const { jobs } = await openQueues({ database, secret, log: SILENT })
  try {
    return await work(jobs)
  } finally {
    await jobs.stop()
  }
}
