import { median, quantile } from './quantile.ts'

export interface Rate {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** Turns of one kind, and how long each took. */
export interface Turns {
  /** Milliseconds. */
  readonly times: number[]
  seconds: number
}

/**
 * So many workers side by side for so many seconds, each of which begins its next turn when the last has ended. Turns that
 * end in the first part of the time, the warm-up, do not count.
 */
export async function runClosedLoop(
  turn: (worker: number) => Promise<unknown>,
  { concurrency, seconds, warmUp }: { concurrency: number; seconds: number; warmUp: number },
): Promise<Turns> {
  const times: number[] = []
  const begun = performance.now() + warmUp * 1000
  const end = begun + seconds * 1000
  const work = async (worker: number) => {
    for (let from = performance.now(); from < end; ) {
      await turn(worker)
      const now = performance.now()
      if (now >= begun && now < end) times.push(now - from)
      from = now
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => work(worker)))
  return { times, seconds }
}

/** Of several stretches: the median of their rates, so that one disturbed stretch does not count, and all their times. */
export function rateOf(stretches: readonly Turns[]): Rate {
  const times = stretches.flatMap(stretch => stretch.times)
  const rates = stretches.map(stretch => stretch.times.length / stretch.seconds)
  return { perSecond: median(rates), p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}
