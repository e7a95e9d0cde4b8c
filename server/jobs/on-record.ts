import type { Deps } from '#server/deps.ts'

/** Says why a job is to be tried again, in words of ours: the only errors whose message is passed on. */
export class NotYet extends Error {}

/**
 * Logs a job's failure, which the queue's library notes in the job's row alone. What the database said, which quotes
 * the statement with its values, reaches neither the log nor the row.
 */
export async function onRecord(
  { log }: Pick<Deps, 'log'>,
  queue: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const reason = reasonOf(error)
    log.warn({ event: 'job_failed', queue, reason }, 'a job failed')
    throw new Error(reason)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof NotYet ? error.message : kindOfFailure(error)
}

/** Names the kind of an error and its code: its message may quote what a statement carried, or an address. */
export function kindOfFailure(error: unknown): string {
  const { name, code, cause } = error as Error & { code?: string; cause?: { code?: string } }
  return [name, code ?? cause?.code].filter(Boolean).join(' ')
}
