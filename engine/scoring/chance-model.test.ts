import { expect, test } from 'vitest'
import { FORMS } from '../forms/forms.ts'
import { bandCutsOf, bandTotal } from './band-total.ts'
import { rateSection } from './rate-section.ts'
import { SCORING_1 } from './scoring-rules.ts'

/**
 * Someone who picks one of five options by lot: what V17 and Q2 to Q4 say of it, by exact convolution.
 * The bands, ratings and quality thresholds are what these figures say they are only as long as this holds.
 */
type Distribution = ReadonlyMap<number, number>

/** The sum of n independent items of value 1 to 5, each with probability 1/5. */
function randomSum(items: number): Distribution {
  let sums: Distribution = new Map([[0, 1]])
  for (let item = 0; item < items; item += 1) {
    const next = new Map<number, number>()
    for (const [sum, probability] of sums) {
      for (let value = 1; value <= 5; value += 1) {
        next.set(sum + value, (next.get(sum + value) ?? 0) + probability / 5)
      }
    }
    sums = next
  }
  return sums
}

function probability(sums: Distribution, holds: (sum: number) => boolean): number {
  return [...sums].reduce((total, [sum, share]) => total + (holds(sum) ? share : 0), 0)
}

/** The smallest sum that a share of the random responders does not exceed. */
function quantile(sums: Distribution, share: number): number {
  return [...sums.keys()].sort((a, b) => a - b).find(sum => probability(sums, s => s <= sum) >= share) ?? 0
}

/** P(the longest run of one position in n random picks is at least `length`). */
function probabilityOfRun(items: number, length: number): number {
  // runs[r] = P(no long run so far, the current run has r + 1 picks)
  let runs = [1, ...Array<number>(length - 2).fill(0)]
  for (let item = 1; item < items; item += 1) {
    const kept = runs.reduce((total, share) => total + share, 0)
    runs = [kept * 0.8, ...runs.slice(0, -1).map(share => share * 0.2)]
  }
  return 1 - runs.reduce((total, share) => total + share, 0)
}

/** P(no position is picked more than `most` times in n random picks): n! / 5^n times [x^n] (sum of x^j / j!)^5. */
function probabilityOfShareUpTo(items: number, most: number): number {
  let ways = [1, ...Array<number>(items).fill(0)]
  for (let position = 1; position <= 5; position += 1) {
    // The number of picks at this position is binomial among those that are left to this and the earlier positions.
    ways = ways.map((_, total) => {
      let sum = 0
      for (let own = 0; own <= Math.min(most, total); own += 1) {
        sum += (ways[total - own] ?? 0) * binomial(total, own, 1 / position)
      }
      return sum
    })
  }
  return ways[items] ?? 0
}

function binomial(n: number, k: number, p: number): number {
  let share = p === 1 ? (k === n ? 1 : 0) : (1 - p) ** (n - k) * p ** k
  for (let i = 1; i <= k; i += 1) share *= (n - k + i) / i
  return share
}

test('the sections of a random responder are rated very good or good, nearly never excellent', () => {
  const section = randomSum(30)
  const rated = (rating: string) =>
    probability(section, score => rateSection(SCORING_1, score, 150) === rating)
  expect(probability(section, score => score >= 90)).toBeCloseTo(0.525612, 6)
  expect(rated('very_good')).toBeCloseTo(0.526, 3)
  expect(rated('good')).toBeCloseTo(0.474, 3)
  expect(rated('excellent')).toBeCloseTo(0.000048, 6)
})

test('the total of a random responder falls into the middle band', () => {
  const total = randomSum(90)
  const banded = (band: string) =>
    probability(total, score => bandTotal(score, bandCutsOf(SCORING_1, FORMS.basic.max)) === band)
  expect(banded('good')).toBeCloseTo(0.99999995, 8)
  expect(banded('good')).toBeCloseTo(
    probability(total, score => score >= 200 && score <= 349),
    12,
  )
  expect(banded('excellent') * 1e10).toBeCloseTo(7, 0)
})

test('the central 95 % of random responders: 244 to 296 in all, 75 to 105 in a section', () => {
  expect(quantile(randomSum(90), 0.975)).toBe(296)
  expect(quantile(randomSum(90), 0.025)).toBe(244)
  expect(quantile(randomSum(30), 0.975)).toBe(105)
  expect(quantile(randomSum(30), 0.025)).toBe(75)
})

test('a random responder of the quick form gets the middle band with .977 and the upper with .006', () => {
  const total = randomSum(15)
  const banded = (band: string) =>
    probability(total, score => bandTotal(score, bandCutsOf(SCORING_1, FORMS.quick.max)) === band)
  expect(banded('good')).toBeCloseTo(0.977, 3)
  expect(banded('excellent')).toBeCloseTo(0.006, 3)
})

test.each([
  [90, 8, 0.00085, 5],
  [90, 9, 0.00017, 5],
  [90, 10, 0.00003, 5],
  [30, 7, 0.0012, 4],
  [30, 8, 0.00024, 5],
  [15, 6, 0.0026, 4],
])('in %i random picks a run of %i or more has the probability %d', (items, length, expected, digits) => {
  expect(probabilityOfRun(items, length)).toBeCloseTo(expected, digits)
})

test.each([
  [90, 32],
  [40, 18],
  [30, 15],
  [15, 9],
])('in %i random picks the 99.9 %% quantile of the largest position count is %i', (items, count) => {
  expect(probabilityOfShareUpTo(items, count)).toBeGreaterThanOrEqual(0.999)
  expect(probabilityOfShareUpTo(items, count - 1)).toBeLessThan(0.999)
})
