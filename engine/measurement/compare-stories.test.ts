import { expect, test } from 'vitest'
import { compareStories } from './compare-stories.ts'

const repeated = (values: readonly number[]) => Array.from({ length: 60 }, () => values).flat()

test('two stories whose means differ by more than .6 are said to lean, with an interval', () => {
  const easy = repeated([5, 5, 4, 4])
  const hard = repeated([3, 4, 4, 4])
  const found = compareStories(easy, hard)
  expect(found?.difference).toBeCloseTo(0.75, 12)
  expect(found?.leans).toBe(true)
  // Spreads .5 and .433 of 240 each: half of the interval is 1.96 * .0428 = .084.
  expect(found?.from).toBeCloseTo(0.666, 2)
  expect(found?.to).toBeCloseTo(0.834, 2)
})

test('a difference of .5 is none, and a story that nobody read has none', () => {
  expect(compareStories(repeated([5, 4]), repeated([4, 4]))?.leans).toBe(false)
  expect(compareStories([5, 4, null], [])).toBeNull()
})
