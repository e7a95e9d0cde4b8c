import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const SAMPLE_MS = 2000
const QUIET = 0.15

/**
 * Waits until the rest of the machine is idle, at most `seconds`. Programs that run niced count as idle: they give way.
 *
 * @returns the share of the cores that was busy last, 0 to 1
 */
export async function waitForQuiet(seconds = 60): Promise<number> {
  for (const deadline = Date.now() + seconds * 1000; ; ) {
    const before = times()
    await sleep(SAMPLE_MS)
    const after = times()
    const busy = (after.busy - before.busy) / Math.max(1, after.all - before.all)
    if (busy <= QUIET || Date.now() >= deadline) return busy
  }
}

function times(): { busy: number; all: number } {
  const sum = { busy: 0, all: 0 }
  for (const { times } of cpus()) {
    const busy = times.user + times.sys + times.irq
    sum.busy += busy
    sum.all += busy + times.idle + times.nice
  }
  return sum
}
