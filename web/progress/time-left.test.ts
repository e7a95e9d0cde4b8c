import { expect, it } from 'vitest'
import { minutesLeft } from './time-left.ts'

it.each([
  [0, 55],
  // 55 * 53 / 90 = 32.4
  [37, 30],
  [89, 5],
])('after %i of 90 questions about %i minutes are left', (done, minutes) => {
  expect(minutesLeft({ from: 50, to: 60 }, done, 90)).toBe(minutes)
})
