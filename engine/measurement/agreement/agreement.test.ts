import { expect, test } from 'vitest'
import { SHROUT_FLEISS } from '../sample-tables.ts'
import { intraclass } from './intraclass.ts'
import { aikenV, contentValidityRatio } from './relevance.ts'

test('the ratings of Shrout and Fleiss give their six published correlations', () => {
  const { targets, raters, oneWay, random, fixed } = intraclass(SHROUT_FLEISS)
  expect([targets, raters]).toEqual([6, 4])
  const figures = [oneWay.single, random.single, fixed.single, oneWay.mean, random.mean, fixed.mean]
  expect(figures.map(figure => figure?.toFixed(2))).toEqual(['0.17', '0.29', '0.71', '0.44', '0.62', '0.91'])
})

test('a target that a rater left out is not counted, and equal ratings have no correlation', () => {
  expect(intraclass([...SHROUT_FLEISS, [1, null, 2, 3]])).toEqual(intraclass(SHROUT_FLEISS))
  expect(
    intraclass([
      [3, 3],
      [3, 3],
    ]).random.mean,
  ).toBeNull()
})

test('nine of ten raters find an item essential: 0.8', () => {
  expect(contentValidityRatio(9, 10)).toBeCloseTo(0.8, 12)
  expect(contentValidityRatio(5, 10)).toBe(0)
  expect(contentValidityRatio(0, 0)).toBeNull()
})

test('relevance is the mean between the ends of the scale, with an interval that stays on it', () => {
  // (4 + 4 + 3 + 4 + 4) / 5 = 3.8 on 1 to 4: 2.8 / 3.
  const v = aikenV([4, 4, 3, 4, 4], { low: 1, high: 4 })
  expect(v?.v).toBeCloseTo(2.8 / 3, 12)
  expect(v?.from).toBeGreaterThan(0.65)
  expect(v?.to).toBeLessThan(1)
  expect(aikenV([4, 4], { low: 1, high: 4 })?.to).toBeCloseTo(1, 12)
  expect(aikenV([], { low: 1, high: 4 })).toBeNull()
})
