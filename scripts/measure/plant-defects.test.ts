import { expect, test } from 'vitest'
import { plantDefects } from './plant-defects.ts'

test('in 20,000 invented takers of the real bank, wrong keys, a leak, a dependent pair and stories harder in one language are found, and at most 3 sound stories in 100 accused', () => {
  const { missed, falseFlags, sound } = plantDefects('motivation', 20_000, 1)
  expect(missed).toEqual([])
  expect(sound).toBe(52)
  expect(falseFlags / sound).toBeLessThanOrEqual(0.03)
}, 300_000)
