import { expect, test } from 'vitest'
import { answersWithFacetSums, sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import { valuesOfRule } from './values-of-rule.ts'

/** Every facet that is not named has threes: the index 50, and 90 points a section. */
const withFacets = (sums: Parameters<typeof answersWithFacetSums>[0]) =>
  sampleAttempt('basic', answersWithFacetSums(sums))

test('R10: 10 points above the section mean and one error', () => {
  // Motivation: five facets of 15 (index 50) and AUT 21 (index 80): mean 55, distance 25;
  // s2 = (SS + 6) / 30 with SS = 0.8, SE = 25 * sqrt(0.226667 / 5) = 5.32.
  const attempt = withFacets({ AUT: 21 })
  expect(valuesOfRule(attempt, 'R10')).toEqual([{ facet: 'AUT', section: 'motivation', index: 80 }])
})

test.each([
  // AUT 65, others 50: mean 52.5, distance 12.5. AUT 60: mean 51.667, distance 8.333.
  [{ AUT: 18 }, ['AUT']],
  [{ AUT: 17 }, []],
  // AUT 65, MAS 55, PER 45, the others 50: mean 52.5, distance 12.5.
  [{ AUT: 18, MAS: 16, PER: 14 }, ['AUT']],
  // AUT 60 and PER 40: mean 50, distance exactly 10.
  [{ AUT: 17, PER: 13 }, ['AUT']],
] as const)('R10: %j', (sums, facets) => {
  expect(valuesOfRule(withFacets(sums), 'R10').map(({ facet }) => facet)).toEqual(facets)
})

/** Every competency facet goes from 1 to 5, so the error is large; PLN has fives in its first `raised` places. */
function noisy(raised: number): ScoredAttempt {
  const seen = new Map<string, number>()
  return sampleAttempt(
    'basic',
    sampleAnswers('basic', ({ section, facet }) => {
      if (section !== 'competency') return 3
      const index = seen.get(facet) ?? 0
      seen.set(facet, index + 1)
      if (facet === 'PLN' && index < raised) return 5
      return ([1, 1, 3, 5, 5] as const)[index] ?? 3
    }),
  )
}

test('R10: 10 points are not enough below one error', () => {
  // PLN 5 1 3 5 5 = 19 (index 70), the others 15 (index 50): mean 53.33, distance 16.67.
  // SS = 5 * 16 + 12.8 = 92.8; no facet
  // has all the room, PLN 0.84 and the others 1: 98.8 / (4 * 5.84 + 6); its longer side by 1.2816 is 20.36 index points.
  const one = noisy(1)
  expect(one.facets.find(({ id }) => id === 'PLN')?.standardError).toBeCloseTo(20.36, 2)
  expect(valuesOfRule(one, 'R10')).toEqual([])
  // PLN 5 5 3 5 5 = 23 (index 90): mean 56.67, distance 33.33.
  expect(valuesOfRule(noisy(2), 'R10').map(({ facet }) => facet)).toEqual(['PLN'])
})

test('R10 names at most three, the farthest first', () => {
  const attempt = withFacets({ AUT: 19, PLN: 20, QUA: 19, TEC: 21, STD: 19 })
  // Distances: AUT 20 - 20/6 = 16.67; PLN 25 - 45/6 = 17.5; QUA 12.5; TEC 30 - 50/5 = 20; STD 10.
  expect(valuesOfRule(attempt, 'R10').map(({ facet }) => facet)).toEqual(['TEC', 'PLN', 'AUT'])
})

test('R10 calls no facet a strength that is a priority for development', () => {
  const attempt = withFacets({ AUT: 14, MAS: 5, ACH: 5, PUR: 5, PER: 5, INF: 5 })
  expect(valuesOfRule(attempt, 'R10')).toEqual([])
  const balanced = withFacets({ AUT: 15, MAS: 5, ACH: 5, PUR: 5, PER: 5, INF: 5 })
  expect(valuesOfRule(balanced, 'R10').map(({ facet }) => facet)).toEqual(['AUT'])
})

test.each([
  [{ QUA: 14 }, ['QUA']],
  [{ QUA: 15 }, []],
] as const)('R11: a facet below 50 is a development facet (%j)', (sums, facets) => {
  expect(valuesOfRule(withFacets(sums), 'R11').map(({ facet }) => facet)).toEqual(facets)
})

test('R11: so is one 10 points and one error below the mean of its section', () => {
  const high = { PLN: 20, TEA: 20, COM: 20, DEC: 20, ADP: 20 }
  // QUA 60: (5 * 75 + 60) / 6 = 72.5, 12.5 below. QUA 65: 73.33, 8.33 below.
  expect(valuesOfRule(withFacets({ ...high, QUA: 17 }), 'R11')).toEqual([
    { facet: 'QUA', section: 'competency', level: 'balanced', index: 60 },
  ])
  expect(valuesOfRule(withFacets({ ...high, QUA: 18 }), 'R11')).toEqual([])
})

test('R11 names at most three, the lowest first', () => {
  const attempt = withFacets({ AUT: 14, PLN: 12, QUA: 13, TEC: 11 })
  expect(valuesOfRule(attempt, 'R11').map(({ facet }) => facet)).toEqual(['TEC', 'PLN', 'QUA'])
})

test.each([
  ['INF-COM', { INF: 20, COM: 14 }],
  ['ACH-ADP', { ACH: 20, ADP: 14 }],
  ['AUT-TEA', { AUT: 20, TEA: 14 }],
  ['MAS-PLN', { MAS: 20, PLN: 14 }],
  ['DEC-QUA', { DEC: 20, QUA: 14 }],
] as const)('R12: %s at 75 and 45', (tension, sums) => {
  expect(valuesOfRule(withFacets(sums), 'R12')).toEqual([{ tension }])
  const [[high], [low]] = Object.entries(sums) as [[string, number], [string, number]]
  expect(valuesOfRule(withFacets({ ...sums, [high]: 19 }), 'R12')).toEqual([])
  expect(valuesOfRule(withFacets({ ...sums, [low]: 15 }), 'R12')).toEqual([])
})

test('R12 says at most two', () => {
  const attempt = withFacets({ INF: 20, COM: 14, ACH: 20, ADP: 14, AUT: 20, TEA: 14 })
  expect(valuesOfRule(attempt, 'R12').map(({ tension }) => tension)).toEqual(['INF-COM', 'ACH-ADP'])
})

test('R13: the facets of a section lie within less than one error', () => {
  // All threes: range 0. Motivation with AUT 55 (SS = 0.8): SE = 25 * sqrt(6.8 / 30 / 5) = 5.32 > 5: still close.
  // With AUT 60 (SS = 1.2): SE = 25 * sqrt(7.2 / 30 / 5) = 5.48 < 10.
  const close = (sums: Parameters<typeof answersWithFacetSums>[0]) =>
    valuesOfRule(withFacets(sums), 'R13').map(({ section }) => section)
  expect(close({})).toEqual(['motivation', 'competency', 'skills'])
  expect(close({ AUT: 16 })).toEqual(['motivation', 'competency', 'skills'])
  expect(close({ AUT: 17 })).toEqual(['competency', 'skills'])
})
