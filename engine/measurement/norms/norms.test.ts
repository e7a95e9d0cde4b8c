import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import { percentileInterval, percentileOf, roundPercentile } from './percentile.ts'
import { rakeWeights } from './rake-weights.ts'
import { effectiveCount, trimWeights } from './trim-weights.ts'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('raked weights meet every margin, and their mean is 1', () => {
  const people = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1 })), {
    minLength: 20,
    maxLength: 100,
  })
  const full = [0, 1, 2].flatMap(one => [0, 1].map(other => [one, other] as [number, number]))
  fc.assert(
    fc.property(people, sample => {
      const all = [...full, ...sample]
      const margins = [
        { groups: all.map(([one]) => one), targets: [0.5, 0.3, 0.2] },
        { groups: all.map(([, other]) => other), targets: [40, 60] },
      ]
      const weights = rakeWeights(all.length, margins) ?? []
      expect(sum(weights) / all.length).toBeCloseTo(1, 9)
      expect(sum(weights.filter((_, index) => all[index]?.[0] === 2)) / all.length).toBeCloseTo(0.2, 9)
      expect(sum(weights.filter((_, index) => all[index]?.[1] === 1)) / all.length).toBeCloseTo(0.6, 9)
    }),
  )
})

test('a group of the base that nobody here belongs to has no weights', () => {
  expect(rakeWeights(3, [{ groups: [0, 0, 1], targets: [0.3, 0.3, 0.4] }])).toBeNull()
})

test('trimmed weights keep their mean, stay under the limit and are worth more people', () => {
  const weights = fc.array(fc.double({ min: 0.01, max: 50, noNaN: true }), { minLength: 5, maxLength: 60 })
  fc.assert(
    fc.property(weights, fc.integer({ min: 2, max: 5 }), (own, most) => {
      const trimmed = trimWeights(own, most)
      const mean = sum(own) / own.length
      expect(sum(trimmed) / sum(own)).toBeCloseTo(1, 9)
      expect(Math.max(...trimmed)).toBeLessThanOrEqual(most * mean * (1 + 1e-9))
      expect(effectiveCount(trimmed)).toBeGreaterThanOrEqual(effectiveCount(own) - 1e-9)
    }),
  )
  expect(effectiveCount([1, 1, 1, 1])).toBe(4)
  // (1 + 3)^2 / (1 + 9).
  expect(effectiveCount([1, 3])).toBeCloseTo(1.6, 12)
})

test('a percentile counts what lies below and a half of what is equal', () => {
  const sample = { scores: [10, 20, 20, 30], weights: [1, 1, 2, 4] }
  // (1 + 3 / 2) / 8.
  expect(percentileOf(sample, 20)).toBeCloseTo(31.25, 12)
  expect(percentileOf(sample, 5)).toBe(0)
  expect(percentileOf(sample, 31)).toBe(100)
})

test('a percentile is never said to be 0 or 100', () => {
  expect([0, 2, 3, 52, 97.6, 100].map(roundPercentile)).toEqual([1, 1, 5, 50, 99, 99])
})

test('a bootstrap of 400 people at the median reaches four points to both sides', () => {
  const random = seededRandom(5)
  const scores = Array.from({ length: 400 }, (_, index) => index)
  const sample = { scores, weights: scores.map(() => 1) }
  const { from, to } = percentileInterval(sample, 200, random, 500)
  // 1.645 * 2.5 = 4.1.
  expect(from).toBeGreaterThan(44.5)
  expect(from).toBeLessThan(47.5)
  expect(to).toBeGreaterThan(52.5)
  expect(to).toBeLessThan(55.5)
})
