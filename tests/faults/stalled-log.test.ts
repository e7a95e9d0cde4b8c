import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startForTest } from './start-for-test.ts'

const AT_ONCE = 50
/** Their lines are more than a pipe and the server's own store of them hold. */
const REQUESTS = 10_000
const PATIENCE_MS = 10_000

it('who reads the log and stalls holds nothing up; what is dropped is counted, and the stop is clean', async () => {
  const app = await startForTest()
  app.process.stdout?.pause()
  const ask = (path: string) => fetch(`${app.url}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  const dropped = async () =>
    Number(/^wijha_log_lines_dropped_total (\d+)$/m.exec(await (await ask('/metrics')).text())?.[1])
  expect(await dropped()).toBe(0)
  const statuses = new Set<number>()
  for (let asked = 0; asked < REQUESTS; asked += AT_ONCE) {
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => ask('/api/unknown')))
    for (const response of responses) {
      statuses.add(response.status)
      await response.arrayBuffer()
    }
  }
  expect(statuses).toEqual(new Set([404]))
  expect(await dropped()).toBeGreaterThan(0)
  const stopped = app.stop()
  expect(await Promise.race([stopped, sleep(PATIENCE_MS)])).toBe(0)
})
