import type { Writable } from 'node:stream'
import pino, { type Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '#server/db/connection.ts'
import type { Environment } from '#server/env.ts'
import { problemBody, Refusal } from '#server/http/errors.ts'
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

/** Says of what was asked for that another must grant it. */
export const WAITS = 'Asked for: an operator grants it in the console, under Approvals.'

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
  const { refusal } = await tryVerb(verb)
  if (refusal && !REFUSED.has(refusal.code)) throw refusal
  return !refusal
}

/** Runs a verb of the console: what it answers, or the refusal. */
async function tryVerb<Result>(
  verb: () => Promise<Result>,
): Promise<
  | { readonly result: Result; readonly refusal?: never }
  | { readonly refusal: Refusal; readonly result?: never }
> {
  try {
    return { result: await verb() }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    throw error
  }
}

/** Says why nothing was done, with the fields that were refused. */
function sayRefusal({ code, details }: Refusal): string {
  const fields = details.errors?.map(({ path, code }) => `${path}: ${code}`).join(', ')
  const { message } = problemBody(code, 'en')
  return fields ? `${message} (${fields})` : message
}

/** Reads a wish as JSON from standard input, by the schema of its call; says what is wrong with it, and answers null. */
export async function readWish<Shape extends z.ZodType>(
  { read, say }: Pick<Tools, 'read' | 'say'>,
  shape: Shape,
  around: (given: unknown) => unknown = given => given,
): Promise<z.output<Shape> | null> {
  const wish = shape.safeParse(around(parseJson(await read())))
  if (wish.success) return wish.data
  const fields = wish.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  say(`What standard input says is not what the console would send: ${fields.join(', ')}`)
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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

type WithJobs = Tools & { readonly jobs: RunningJobs }

interface Act {
  readonly what: string
  readonly word: string
  /** What it is done to. */
  readonly id: string
}

/** Reads what a verb answers, where it answers anything. */
const answered = z.looseObject({ waits: z.boolean().optional() })

/** Carries out a verb of the console with the queues open; prints what it answers, and says whether it was done. */
export function act({ what, word, id }: Act, verb: (deps: WithJobs) => Promise<unknown>): Command {
  return async tools => {
    const { result, refusal } = await withQueues(tools, jobs => tryVerb(() => verb({ ...tools, jobs })))
    logSecurity(tools, 'operator_decided', { result: refusal ? 'refused' : 'done', what, id, word })
    const row = answered.safeParse(result).data
    if (row) tools.out.write(`${JSON.stringify(row)}\n`)
    const none = refusal?.code === 'not_found' && `Nothing with the id ${id} is there to ${word}.`
    const done = row?.waits ? WAITS : `${id}: ${word}`
    tools.say(refusal ? none || sayRefusal(refusal) : done)
    return !refusal
  }
}

/** Prints one thing, read with the queues open, or says why it is not shown. */
export function show(what: string, read: (deps: WithJobs) => Promise<object>): Command {
  return async tools => {
    const { result, refusal } = await withQueues(tools, jobs => tryVerb(() => read({ ...tools, jobs })))
    logSecurity(tools, 'operator_read', { result: refusal ? 'refused' : 'done', what, rows: refusal ? 0 : 1 })
    if (result) tools.out.write(`${JSON.stringify(result)}\n`)
    if (refusal) tools.say(sayRefusal(refusal))
    return !refusal
  }
}
