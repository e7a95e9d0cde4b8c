import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { FORMS } from '../forms/forms.ts'
import { SLOTS } from '../forms/slots.ts'
import { CORE_FACET_IDS, TEMPLATE_IDS, type TemplateId } from '../vocabulary.ts'
import { answersWithFacetSums, answersWithSectionSums, sampleAnswers } from './sample-answers.ts'
import { sampleAttempt } from './sample-attempt.ts'
import { type ScoredAttempt, scoreAttempt } from './score-attempt.ts'
import { scoreFacet } from './score-facet.ts'
import { SCORING_1 } from './scoring-rules.ts'

/** V18 of docs/method/ranges.md. */
const VECTOR: Readonly<Record<string, readonly Value[]>> = {
  AUT: [5, 4, 5, 3, 4],
  MAS: [4, 4, 5, 5, 3],
  ACH: [3, 4, 2, 4, 3],
  PUR: [5, 5, 4, 5, 5],
  PER: [2, 3, 4, 3, 3],
  INF: [4, 2, 3, 5, 4],
}

function vectorAttempt(): ScoredAttempt {
  const seen = new Map<string, number>()
  return sampleAttempt(
    'basic',
    sampleAnswers('basic', ({ facet }) => {
      const index = seen.get(facet) ?? 0
      seen.set(facet, index + 1)
      return VECTOR[facet]?.[index] ?? 3
    }),
  )
}

test('V18 gives its section score, error and range', () => {
  const [motivation] = vectorAttempt().sections
  // Sums 21 + 21 + 16 + 24 + 15 + 18 = 115.
  expect(motivation?.score).toBe(115)
  // 100 * 115 / 150, at least 60 % and under 80 %.
  expect(motivation?.percent).toBeCloseTo(76.6667, 4)
  expect(motivation?.rating).toBe('very_good')
  // SS = 2.8 + 2.8 + 2.8 + 0.8 + 2 + 5.2 = 16.4; room 0.64 + 0.64 + 0.99 + 0.19 + 1 + 0.91 = 4.37, times df 4 = 17.48;
  // s2 = (16.4 + 6) / (17.48 + 6) = 0.954003. Below: root of the facets' squares, sqrt(40.5806) = 6.370292;
  // above: sqrt(26.3617) = 5.134365. SE = 6.370292 / 1.2816 = 4.970578.
  expect(motivation?.standardError).toBeCloseTo(4.970578, 6)
  // 108.63 to 120.13, rounded outward.
  expect(motivation?.range).toEqual({ from: 108, to: 121 })
})

test('V18 gives its facet indices and errors', () => {
  const facets = vectorAttempt().facets.filter(({ section }) => section === 'motivation')
  expect(facets.map(({ id, index }) => [id, index])).toEqual([
    ['AUT', 80],
    ['MAS', 80],
    ['ACH', 55],
    ['PUR', 95],
    ['PER', 50],
    ['INF', 65],
  ])
  // Spread sqrt(5 * 0.954003) of 20 points; Wilson's interval, then index points.
  const errors = facets.map(({ standardError }) => Number(standardError.toFixed(4)))
  expect(errors).toEqual([10.2837, 10.2837, 10.7506, 7.797, 10.516, 10.918])
  expect(facets.map(({ range }) => [range.from, range.to])).toEqual([
    [66, 89],
    [66, 89],
    [41, 69],
    [85, 99],
    [36, 64],
    [51, 77],
  ])
  // Only 95 stays on one side of both cuts: 85 to 99.
  expect(facets.map(({ level, approximate }) => `${level}${approximate ? ', approximately' : ''}`)).toEqual([
    'clear, approximately',
    'clear, approximately',
    'balanced, approximately',
    'clear',
    'balanced, approximately',
    'balanced, approximately',
  ])
})

test('the range of the total joins those of the sections', () => {
  const { total } = vectorAttempt()
  // 115 + 90 + 90. The sections of threes have SS = 0 and all the room: s2 = 6 / 30 = 0.2 and 6 / 31. All squares
  // together: 59.6888 below, 45.4699 above; 7.725854 and 6.743137. SE = 7.725854 / 1.2816.
  expect(total.score).toBe(295)
  expect(total.standardError).toBeCloseTo(6.028288, 6)
  // 287.27 to 301.74.
  expect(total.range).toEqual({ from: 287, to: 302 })
})

test('with a variance of one in the middle the ranges have the size that E3 tells to expect', () => {
  // Facet of 5: 13.77 index points; of 8: 11.05.
  expect(scoreFacet(SCORING_1, 'AUT', 'motivation', [3, 3, 3, 3, 3], 1).range).toEqual({ from: 36, to: 64 })
  expect(scoreFacet(SCORING_1, 'PRB', 'skills', [3, 3, 3, 3, 3, 3, 3, 3], 1).range).toEqual({
    from: 38,
    to: 62,
  })
})

test('a section of another form is one facet, so its degrees of freedom are its items less one', () => {
  const result = sampleAttempt(
    'quick',
    sampleAnswers('quick', ({ section, number }) => (section === 'SKL' ? (number as Value) : 3)),
  )
  // 1 + 2 + 3 + 4 + 5 = 15 of 25; SS = 10; df = 4 with all the room; s2 = (10 + 6) / 10 = 1.6; spread sqrt(5 * 1.6) = 2.828427;
  // Wilson's interval 3.407920 to both sides: 11.59 to 18.41.
  const [section] = result.sections
  expect(section).toMatchObject({ id: 'SKL', score: 15, max: 25, percent: 60, rating: 'very_good' })
  expect(section?.standardError).toBeCloseTo(3.40792 / 1.2816, 6)
  expect(section?.range).toEqual({ from: 11, to: 19 })
  expect(result.facets.map(({ id, section: own, index }) => [id, own, index])).toEqual([
    ['SKL', 'SKL', 50],
    ['WST', 'WST', 50],
    ['CAR', 'CAR', 50],
  ])
})

test('the facets come in the order of the vocabulary with their counts', () => {
  const { facets } = vectorAttempt()
  expect(facets.map(({ id }) => id)).toEqual(CORE_FACET_IDS)
  expect(facets.map(({ count }) => count)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 8, 6, 6])
})

test.each([
  ['PRB', 34, 81.25],
  ['LOG', 24, 75],
  ['ANA', 21, 62.5],
] as const)('%s with a sum of %i has the index %d', (facet, sum, index) => {
  // 25 * (34 / 8 - 1), 25 * (24 / 6 - 1), 25 * (21 / 6 - 1): the values of profile A in V19.
  const { facets } = sampleAttempt('basic', answersWithFacetSums({ [facet]: sum }))
  expect(facets.find(({ id }) => id === facet)?.index).toBe(index)
})

test.each([
  [5, 0, 'priority'],
  [14, 45, 'priority'],
  [15, 50, 'balanced'],
  [19, 70, 'balanced'],
  [20, 75, 'clear'],
  [25, 100, 'clear'],
] as const)('a facet of five items with a sum of %i has the index %i: %s', (sum, index, level) => {
  const { facets } = sampleAttempt('basic', answersWithFacetSums({ QUA: sum }))
  expect(facets.find(({ id }) => id === 'QUA')).toMatchObject({ index, level })
})

test.each([
  ['basic', { motivation: 150, competency: 150, skills: 50 }, 350, 'excellent'],
  ['basic', { motivation: 150, competency: 149, skills: 50 }, 349, 'good'],
  ['basic', { motivation: 90, competency: 60, skills: 50 }, 200, 'good'],
  ['basic', { motivation: 89, competency: 60, skills: 50 }, 199, 'developing'],
  ['advanced', { LDR: 40, INN: 40, PRS: 40, CMM: 28, PSV: 8 }, 156, 'excellent'],
  ['advanced', { LDR: 40, INN: 40, PRS: 39, CMM: 28, PSV: 8 }, 155, 'good'],
  ['leadership', { STR: 39, TMG: 39, DMK: 39, CNF: 39 }, 156, 'excellent'],
  ['leadership', { STR: 39, TMG: 39, DMK: 39, CNF: 38 }, 155, 'good'],
  ['leadership', { STR: 49, TMG: 20, DMK: 10, CNF: 10 }, 89, 'good'],
  ['leadership', { STR: 48, TMG: 20, DMK: 10, CNF: 10 }, 88, 'developing'],
  ['quick', { SKL: 20, WST: 20, CAR: 19 }, 59, 'excellent'],
  ['quick', { SKL: 20, WST: 19, CAR: 19 }, 58, 'good'],
  ['quick', { SKL: 12, WST: 12, CAR: 10 }, 34, 'good'],
  ['quick', { SKL: 12, WST: 11, CAR: 10 }, 33, 'developing'],
] as const)('%s with %j has the total %i: %s', (form, sums, score, band) => {
  const { total } = sampleAttempt(form, answersWithSectionSums(form, sums))
  expect(total).toMatchObject({ score, band })
})

test.each([
  ['basic', 'motivation', 120, 'excellent'],
  ['basic', 'motivation', 119, 'very_good'],
  ['basic', 'motivation', 90, 'very_good'],
  ['basic', 'motivation', 89, 'good'],
  ['basic', 'motivation', 60, 'good'],
  ['basic', 'motivation', 59, 'developing'],
  ['advanced', 'PSV', 32, 'excellent'],
  ['advanced', 'PSV', 31, 'very_good'],
  ['leadership', 'CNF', 40, 'excellent'],
  ['leadership', 'CNF', 39, 'very_good'],
  ['quick', 'CAR', 20, 'excellent'],
  ['quick', 'CAR', 19, 'very_good'],
  ['quick', 'CAR', 10, 'good'],
  ['quick', 'CAR', 9, 'developing'],
] as const)('%s: %s with %i points is %s', (form, section, score, rating) => {
  const { sections } = sampleAttempt(form, answersWithSectionSums(form, { [section]: score }))
  expect(sections.find(({ id }) => id === section)).toMatchObject({ score, rating })
})

test('an omission is never zero: the attempt is incomplete and names what is missing', () => {
  const answers = sampleAnswers('basic', () => 4).filter(
    ({ section, number }) => !(section === 'skills' && (number === 7 || number === 30)),
  )
  expect(scoreAttempt(SCORING_1, FORMS.basic, answers)).toEqual({
    kind: 'incomplete',
    missing: [
      { section: 'skills', number: 7 },
      { section: 'skills', number: 30 },
    ],
  })
})

test('a question with two answers counts as unanswered', () => {
  const answers = sampleAnswers('quick', () => 4)
  expect(scoreAttempt(SCORING_1, FORMS.quick, [...answers, ...answers.slice(0, 1)])).toEqual({
    kind: 'incomplete',
    missing: [{ section: 'SKL', number: 1 }],
  })
})

test('the answers of one form are no answers to another', () => {
  const result = scoreAttempt(
    SCORING_1,
    FORMS.leadership,
    sampleAnswers('advanced', () => 5),
  )
  expect(result.kind === 'incomplete' && result.missing.length).toBe(40)
})

test('an answer to a question that the form does not have is not counted', () => {
  const answers = sampleAnswers('quick', () => 3)
  const stray = answers.slice(0, 1).map(answer => ({ ...answer, number: 6, value: 5 as const }))
  expect(sampleAttempt('quick', [...answers, ...stray]).total.score).toBe(45)
})

test('the common core leaves out the 16 field items', () => {
  const answers = sampleAnswers('basic', ({ scope }) => (scope === 'field' ? 1 : 4))
  expect(sampleAttempt('basic', answers).commonCore).toEqual([
    { section: 'motivation', sum: 120, count: 30, percent: 80 },
    { section: 'competency', sum: 96, count: 24, percent: 80 },
    { section: 'skills', sum: 80, count: 20, percent: 80 },
  ])
})

test('without scopes there is no common core', () => {
  const answers = sampleAnswers('basic', () => 4).map(({ scope: _, ...answer }) => answer)
  expect(sampleAttempt('basic', answers)).not.toHaveProperty('commonCore')
})

const values = (form: TemplateId) => {
  const length = SLOTS.filter(slot => slot.form === form).length
  return fc.array(fc.integer({ min: 1, max: 5 }), { minLength: length, maxLength: length })
}
const attempts = fc
  .constantFrom(...TEMPLATE_IDS)
  .chain(form => values(form).map(list => ({ form, list })))
  .map(({ form, list }) => ({
    form,
    answers: sampleAnswers(form, (_, index) => (list[index] ?? 3) as Value),
  }))

test('the order of the answers does not matter', () => {
  const shuffled = attempts.chain(({ form, answers }) =>
    fc.shuffledSubarray([...answers], { minLength: answers.length }).map(other => ({ form, answers, other })),
  )
  fc.assert(
    fc.property(shuffled, ({ form, answers, other }) => {
      expect(scoreAttempt(SCORING_1, FORMS[form], other)).toEqual(
        scoreAttempt(SCORING_1, FORMS[form], answers),
      )
    }),
  )
})

test('every range holds its score, has whole ends and stays on its scale', () => {
  fc.assert(
    fc.property(attempts, ({ form, answers }) => {
      const { total, sections, facets } = sampleAttempt(form, answers)
      const all = [
        { score: total.score, range: total.range, min: answers.length, max: total.max },
        ...sections.map(({ score, range, max }) => ({ score, range, min: max / 5, max })),
        ...facets.map(({ index, range }) => ({ score: index, range, min: 0, max: 100 })),
      ]
      for (const { score, range, min, max } of all) {
        expect(Number.isInteger(range.from) && Number.isInteger(range.to)).toBe(true)
        expect(range.from).toBeLessThanOrEqual(score)
        expect(range.to).toBeGreaterThanOrEqual(score)
        expect(range.from).toBeGreaterThanOrEqual(min)
        expect(range.to).toBeLessThanOrEqual(max)
      }
    }),
  )
})

test('sections add up to the total, facets to their section', () => {
  fc.assert(
    fc.property(attempts, ({ form, answers }) => {
      const { total, sections, facets } = sampleAttempt(form, answers)
      expect(sections.reduce((sum, { score }) => sum + score, 0)).toBe(total.score)
      for (const { id, score } of sections) {
        const own = facets.filter(({ section }) => section === id)
        expect(own.reduce((sum, facet) => sum + facet.sum, 0)).toBe(score)
      }
    }),
  )
})

test('the extremes are 90 and 450, and their ranges end on the scale', () => {
  const lowest = sampleAttempt(
    'basic',
    sampleAnswers('basic', () => 1),
  ).total
  const highest = sampleAttempt(
    'basic',
    sampleAnswers('basic', () => 5),
  ).total
  // No facet leaves room, so s2 = 6 / 6 = 1; a facet of 5 reaches 1.5178 points, and all 17 together 6.2786.
  expect(lowest).toMatchObject({ score: 90, band: 'developing', range: { from: 90, to: 97 } })
  expect(highest).toMatchObject({ score: 450, max: 450, band: 'excellent', range: { from: 443, to: 450 } })
})
