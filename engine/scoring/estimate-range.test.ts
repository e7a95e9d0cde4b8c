import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { FORMS } from '../forms/forms.ts'
import { TEMPLATE_IDS } from '../vocabulary.ts'
import { estimate, type Range, rangeOf } from './estimate-range.ts'
import { answersWithFacetSums, sampleAnswers } from './sample-answers.ts'
import { sampleAttempt } from './sample-attempt.ts'
import { SCORING_1 } from './scoring-rules.ts'

const { quantile } = SCORING_1.ranges
const SCALES: readonly Range[] = [
  { from: 0, to: 100 },
  { from: 5, to: 25 },
  { from: 30, to: 150 },
  { from: 90, to: 450 },
]
const SPREADS = [0.5, 1, 2.2, 5.5, 9.5, 14, 25]

const scoresOf = ({ from, to }: Range) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

test.each(SCALES)(
  'on a scale from $from to $to every score is in its range, and no range is empty',
  scale => {
    for (const spread of SPREADS) {
      let before: Range = { from: scale.from, to: scale.from }
      for (const score of scoresOf(scale)) {
        const range = rangeOf(estimate(quantile, score, spread, scale))
        expect(range.from).toBeGreaterThanOrEqual(scale.from)
        expect(range.to).toBeLessThanOrEqual(scale.to)
        expect(range.from).toBeLessThanOrEqual(score)
        expect(range.to).toBeGreaterThanOrEqual(score)
        expect(range.to).toBeGreaterThan(range.from)
        // A higher score never has a lower range.
        expect(range.from).toBeGreaterThanOrEqual(before.from)
        expect(range.to).toBeGreaterThanOrEqual(before.to)
        before = range
      }
    }
  },
)

test('in the middle the range is a normal one, but for what the other end takes', () => {
  // 1.2816 * 5 = 6.408; doubt = (2 * 6.408 / 100)^2 = 0.016425; 6.408 / sqrt(1.016425) = 6.356.
  const { below, above } = estimate(quantile, 50, 5, { from: 0, to: 100 })
  expect(below).toBeCloseTo(6.356, 3)
  expect(above).toBeCloseTo(below, 10)
})

test('at the ceiling and the floor of a facet, a section and a total the range is one-sided', () => {
  const at = (value: Value) =>
    sampleAttempt(
      'basic',
      sampleAnswers('basic', () => value),
    )
  // 100 - 25 / 5 * 1.5178 = 92.41; 150 - sqrt(6) * 1.5178 = 146.28; the total: 450 - 6.2786.
  const [highest, lowest] = [at(5), at(1)]
  expect(highest.facets[0]?.range).toEqual({ from: 92, to: 100 })
  expect(highest.sections[0]?.range).toEqual({ from: 146, to: 150 })
  expect(highest.total.range).toEqual({ from: 443, to: 450 })
  expect(lowest.facets[0]?.range).toEqual({ from: 0, to: 8 })
  expect(lowest.sections[0]?.range).toEqual({ from: 30, to: 34 })
  expect(lowest.total.range).toEqual({ from: 90, to: 97 })
})

test.each(TEMPLATE_IDS)(
  'whatever is answered in %s, every range holds its score, on the scale, with a width',
  id => {
    const form = FORMS[id]
    const answers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: form.count, maxLength: form.count })
    fc.assert(
      fc.property(answers, fc.constantFrom(0, 1, 5), (values, all) => {
        const attempt = sampleAttempt(
          id,
          sampleAnswers(id, (_, index) => (all || values[index] || 3) as Value),
        )
        const scored = [
          { ...attempt.total, scale: { from: form.count, to: form.max } },
          ...attempt.sections.map(section => ({
            ...section,
            scale: { from: section.max / 5, to: section.max },
          })),
          ...attempt.facets.map(facet => ({ ...facet, score: facet.index, scale: { from: 0, to: 100 } })),
        ]
        for (const { score, range, scale, standardError } of scored) {
          expect(range.from).toBeGreaterThanOrEqual(scale.from)
          expect(range.to).toBeLessThanOrEqual(scale.to)
          expect(range.from).toBeLessThanOrEqual(score)
          expect(range.to).toBeGreaterThanOrEqual(score)
          expect(range.to).toBeGreaterThan(range.from)
          expect(standardError).toBeGreaterThan(0)
        }
      }),
      { numRuns: 100 },
    )
  },
)

test('one facet that rises point by point never lowers the range of its section or the total', () => {
  const ranges = Array.from({ length: 21 }, (_, step) => {
    const { total, sections } = sampleAttempt(
      'basic',
      answersWithFacetSums({ AUT: 5 + step, MAS: 25, PUR: 5 }),
    )
    return [sections[0]?.range, total.range]
  })
  // The values of a facet between two whole means differ, which widens its range by at most a point.
  for (const [step, now] of ranges.entries()) {
    for (const [place, range] of now.entries()) {
      const before = ranges[step - 1]?.[place]
      if (!range || !before) continue
      expect(range.from).toBeGreaterThanOrEqual(before.from - 1)
      expect(range.to).toBeGreaterThanOrEqual(before.to - 1)
    }
  }
})
