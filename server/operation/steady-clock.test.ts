import { expect, test } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const HOUR = 3_600_000

test('a clock that is set back by hours stands until the time has come again, and one that was days ahead follows', () => {
  let system = Date.parse('2026-11-20T09:00:00Z')
  const clock = steadyClock(() => system)
  const step = (milliseconds: number) => {
    system += milliseconds
    return clock().toISOString()
  }
  expect(step(HOUR)).toBe('2026-11-20T10:00:00.000Z')
  expect(step(-3 * HOUR)).toBe('2026-11-20T10:00:00.000Z')
  expect(step(2 * HOUR)).toBe('2026-11-20T10:00:00.000Z')
  expect(step(2 * HOUR)).toBe('2026-11-20T11:00:00.000Z')
  expect(step(-25 * HOUR)).toBe('2026-11-19T10:00:00.000Z')
})
