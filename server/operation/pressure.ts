import { monitorEventLoopDelay } from 'node:perf_hooks'

const WINDOW_MS = 250
const RESOLUTION_MS = 10
/** How much the latest window counts beside those before. */
const FRESH = 0.4

/** Measures how busy this process is: how many requests it serves now, and how long one that comes now would wait. */
export interface Pressure {
  readonly inFlight: () => number
  /** Milliseconds. */
  readonly wait: () => number
  begin(): void
  /** `served`: it was not sent away, which takes no time. */
  end(served: boolean): void
  stop(): void
}

/**
 * Measures the wait as the larger of two: how late the event loop comes to what it has to do, and how long those who
 * are already here take at the pace of late (Little's law). It rises with each request that is let in, not only when
 * that one has waited: measured by what had ended, the server let thousands in before it noticed, and those waited for
 * a minute.
 */
export function measurePressure(): Pressure {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let inFlight = 0
  let served = 0
  let late = 0
  let average = 0
  let perMillisecond = 0
  let seen = { count: 0, mean: 0 }
  const timer = setInterval(() => {
    // Never reset: the monitor drops the first turn after that, and of turns longer than a window each is the first.
    const { count, mean } = delay
    if (count > seen.count) {
      const lately = (count * mean - seen.count * seen.mean) / (count - seen.count)
      late = Math.max(0, lately / 1e6 - RESOLUTION_MS)
      seen = { count, mean }
    }
    const latest = served / WINDOW_MS
    average = (1 - FRESH) * average + FRESH * latest
    // The slower of the two: a crowd that is let in at the pace of better moments waits longer than it was meant to.
    perMillisecond = Math.min(average, latest)
    served = 0
  }, WINDOW_MS)
  timer.unref()
  return {
    inFlight: () => inFlight,
    wait: () => Math.max(late, inFlight / Math.max(perMillisecond, SLOWEST)),
    begin() {
      inFlight++
    },
    end(wasServed) {
      inFlight--
      if (wasServed) served++
    },
    stop() {
      clearInterval(timer)
      delay.disable()
    },
  }
}

/** Requests a millisecond. After a rest the pace is not known: then a crowd that comes at once is let in. */
const SLOWEST = 0.5
