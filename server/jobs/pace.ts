/** Sets how fast the queues move. All in seconds; tests use a quicker one. */
export interface Pace {
  /** How often a worker looks for work. */
  readonly poll: number
  /** A job that takes longer is taken from its worker and run again. */
  readonly expire: number
  /** How often jobs of dead workers are looked for. */
  readonly monitor: number
  /** The first wait after a failure; each further one is twice as long, with chance in it (1 to 2 times), up to `retryMax`. */
  readonly retry: number
  readonly retryMax: number
  readonly retryLimit: number
}

/**
 * Sets the pace that finishes a mail whose worker was killed in the middle: its job expires after 120 s, is found
 * within 30, waits up to 30, is taken within 1. The sum stays under the 5 minutes that are promised. Twenty-five tries reach
 * over more than an hour and a half, none more than five minutes after the one before: no link waits after an outage until
 * it has ended.
 */
export const PACE: Pace = { poll: 1, expire: 120, monitor: 30, retry: 15, retryMax: 300, retryLimit: 24 }

/** Computes the longest wait, in seconds, between a worker's death and the next try of its first-time job. */
export function longestWait(pace: Pace): number {
  return pace.expire + pace.monitor + 2 * pace.retry + pace.poll
}
