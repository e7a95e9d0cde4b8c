import { expect, test } from 'vitest'
import { monthLater } from './month-later.ts'

test.each([
  ['2026-11-20T09:00:00Z', '2026-12-20T09:00:00Z', 'the same day'],
  ['2026-01-31T09:00:00Z', '2026-02-28T09:00:00Z', 'the last of a shorter month'],
  ['2026-11-30T22:00:00Z', '2026-12-31T22:00:00Z', 'the first of the month, at night in Riyadh'],
  ['2026-12-15T09:00:00Z', '2027-01-15T09:00:00Z', 'the next year'],
])('a month after %s ends %s: %s', (from, to) => {
  expect(monthLater(new Date(from)).toISOString()).toBe(to.replace('Z', '.000Z'))
})
