import type { Writable } from 'node:stream'
import pino, { type Logger } from 'pino'
import type { Database } from '#server/db/connection.ts'
import type { Environment } from '#server/env.ts'
import { Refusal } from '#server/http/errors.ts'
import { logSecurity } from '#server/http/security-log.ts'
import { openQueues, type RunningJobs } from '#server/start-jobs.ts'

/** Holds what a command works with. */
export interface Tools {
  readonly database: Database
  readonly clock: () => Date
  readonly secret: string
  readonly environment: Environment
  /** Takes rows and files. */
  readonly out: Writable
  /** Reads what is typed or piped in, to its end. */
  readonly read: () => Promise<string>
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
  'not_refundable',
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

/** Prints rows, one line each, for a person to read and a script to take apart. */
export function list(what: string, read: (tools: Tools) => Promise<readonly object[]>): Command {
  return async tools => {
    const rows = await read(tools)
    for (const row of rows) tools.out.write(`${JSON.stringify(row)}\n`)
    tools.say(`${rows.length} ${what}`)
    logSecurity(tools, 'operator_read', { result: 'done', what, rows: rows.length })
    return true
  }
}

interface Act {
  readonly what: string
  readonly word: string
  /** What it is done to. */
  readonly id: string
}

/** Carries out a verb of the console with the queues open, and says whether it was done. */
export function act(
  { what, word, id }: Act,
  verb: (deps: Tools & { readonly jobs: RunningJobs }) => Promise<unknown>,
): Command {
  return async tools => {
    const isDone = await withQueues(tools, jobs => wasDone(() => verb({ ...tools, jobs })))
    logSecurity(tools, 'operator_decided', { result: isDone ? 'done' : 'refused', what, id, word })
    tools.say(isDone ? `${id}: ${word}` : `Nothing with the id ${id} is there to ${word}.`)
    return isDone
  }
}

/** Answers null for what is not there, where it is read. */
export function noneFound(error: unknown): null {
  if (error instanceof Refusal && error.code === 'not_found') return null
  throw error
}
