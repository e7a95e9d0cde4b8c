import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { answersWithFacetSums, answersWithSectionSums, sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import { CORE_FACET_IDS, TEMPLATE_IDS, type TemplateId } from '../vocabulary.ts'
import { composeNarrative } from './compose-narrative.ts'
import { NARRATIVE_1 } from './narrative-rules.ts'
import { TENSIONS } from './tensions.ts'
import { rulesOf, valuesOfRule } from './values-of-rule.ts'

const withSections = (form: TemplateId, sums: Readonly<Record<string, number>>) =>
  sampleAttempt(form, answersWithSectionSums(form, sums))
const withFacets = (sums: Parameters<typeof answersWithFacetSums>[0]) =>
  sampleAttempt('basic', answersWithFacetSums(sums))

/** Only the total is looked at. */
function withTotal(attempt: ScoredAttempt, score: number, standardError: number): ScoredAttempt {
  return { ...attempt, total: { ...attempt.total, score, standardError } }
}

test.each([
  [120, { R1: ['competency'], R3a: [] }],
  [119, { R1: [], R3a: ['competency'] }],
] as const)('R1 and R3a: a section of %i points', (competency, expected) => {
  const attempt = withSections('basic', { motivation: 89, competency, skills: 89 })
  expect(valuesOfRule(attempt, 'R1').map(({ section }) => section)).toEqual(expected.R1)
  expect(valuesOfRule(attempt, 'R3a').map(({ section }) => section)).toEqual(expected.R3a)
})

test.each([
  [90, 'R3a'],
  [89, 'R3b'],
  [60, 'R3b'],
  [59, 'R3c'],
  [30, 'R3c'],
] as const)('R3: a section of %i points is spoken of by %s', (skills, rule) => {
  const attempt = withSections('basic', { motivation: 125, competency: 125, skills })
  for (const each of ['R3a', 'R3b', 'R3c'] as const) {
    expect(valuesOfRule(attempt, each).map(({ section }) => section)).toEqual(each === rule ? ['skills'] : [])
  }
})

test.each([119, 89, 59])('motives are no development area, however low: %i points', motivation => {
  const rules = ['R3a', 'R3b', 'R3c'] as const
  const attempt = withSections('basic', { motivation, competency: 125, skills: 125 })
  expect(rules.flatMap(rule => valuesOfRule(attempt, rule))).toEqual([])
  expect(valuesOfRule(attempt, 'development-areas')).toEqual([])
  expect(valuesOfRule(withFacets({ AUT: 5, MAS: 5 }), 'R11')).toEqual([])
})

test('R1 carries the score and the maximum', () => {
  expect(valuesOfRule(withSections('basic', { motivation: 133 }), 'R1')).toEqual([
    { section: 'motivation', score: 133, max: 150 },
  ])
})

test('R3a names the lowest facet, R3b the two lowest', () => {
  // 20 + 14 + 13 + 3 * 15 = 92 points.
  const a = withFacets({ PLN: 20, TEA: 14, COM: 13 })
  expect(valuesOfRule(a, 'R3a').find(({ section }) => section === 'competency')).toEqual({
    section: 'competency',
    rating: 'very_good',
    facet: 'COM',
  })
  // 10 + 12 + 4 * 15 = 82 points.
  const b = withFacets({ ADP: 10, COM: 12 })
  expect(valuesOfRule(b, 'R3b')).toEqual([{ section: 'competency', facets: ['ADP', 'COM'] }])
})

test('among equal facets R3a takes the first of the vocabulary; an equal sum is not an equal index', () => {
  const attempt = withFacets({ STD: 12, ANA: 12 })
  // STD 25 * (12 / 5 - 1) = 35, ANA 25 * (12 / 6 - 1) = 25.
  expect(valuesOfRule(attempt, 'R3b')).toEqual([{ section: 'skills', facets: ['ANA', 'STD'] }])
  expect(valuesOfRule(attempt, 'R3a').map(({ facet }) => facet)).toEqual(['PLN'])
})

test.each([
  [150, 50, true],
  [149, 50, false],
] as const)(
  'R2: a total of 350 speaks of leadership, 349 does not (competency %i)',
  (competency, skills, ready) => {
    const attempt = withSections('basic', { motivation: 150, competency, skills })
    expect(valuesOfRule(attempt, 'R2')).toHaveLength(ready ? 1 : 0)
  },
)

/** Total 360 and more, with INF and DEC as given. */
function leader(sums: { INF?: number; DEC?: number }): ScoredAttempt {
  const high = { AUT: 25, MAS: 25, ACH: 25, PUR: 25, PER: 25, PLN: 25, TEA: 25, COM: 25, ADP: 25, QUA: 25 }
  return withFacets({ ...high, INF: 25, DEC: 25, ...sums })
}

test.each([
  [{}, true],
  [{ INF: 17, DEC: 23 }, true],
  [{ INF: 16 }, false],
  // Far below the other facets of its section: the locked part names it for development.
  [{ DEC: 17 }, false],
] as const)('R2 asks for influence and decision: %j (a sum of 17 is the index 60)', (sums, ready) => {
  const attempt = leader(sums)
  expect(attempt.total.score).toBeGreaterThanOrEqual(350)
  expect(valuesOfRule(attempt, 'R2')).toHaveLength(ready ? 1 : 0)
})

test('whoever is told of leadership finds no line behind the lock that says influence or decision needs development', () => {
  const value = fc.constantFrom(3, 4, 5, 5, 5).map(each => each as Value)
  const values = fc.array(value, { minLength: 90, maxLength: 90 })
  let said = 0
  fc.assert(
    fc.property(values, fc.constantFrom(...CORE_FACET_IDS), (drawn, weak) => {
      const attempt = sampleAttempt(
        'basic',
        sampleAnswers('basic', ({ facet }, index) => (facet === weak ? 2 : (drawn[index] ?? 3))),
      )
      if (valuesOfRule(attempt, 'R2').length === 0) return
      said += 1
      const named = [
        ...valuesOfRule(attempt, 'R11').map(({ facet }) => facet),
        ...valuesOfRule(attempt, 'R12').flatMap(({ tension }) => [
          TENSIONS[tension].high,
          TENSIONS[tension].low,
        ]),
      ]
      expect(named).not.toContain('INF')
      expect(named).not.toContain('DEC')
    }),
    { numRuns: 400 },
  )
  expect(said).toBeGreaterThan(50)
})

test('R4 stands in place of the three lines of a 357 without a strength', () => {
  const rules = rulesOf(withSections('basic', { motivation: 119, competency: 119, skills: 119 }))
  expect(rules).toContain('R4')
  expect(rules).toContain('R2')
  expect(rules.filter(rule => /^R1$|^R3|^development/.test(rule))).toEqual([])
})

test.each([
  [{ motivation: 119, competency: 119, skills: 112 }, true],
  [{ motivation: 119, competency: 119, skills: 111 }, false],
  [{ motivation: 120, competency: 119, skills: 118 }, false],
] as const)('R4: %j', (sums, balanced) => {
  const rules = rulesOf(withSections('basic', sums))
  expect(rules.includes('R4')).toBe(balanced)
  expect(rules.includes('R3a')).toBe(!balanced)
  expect(rules.includes('development-areas')).toBe(!balanced)
})

test.each([
  [350, 6, true],
  [356, 6, true],
  [356.001, 6, false],
  [344, 6, true],
  [343.999, 6, false],
  [206, 6, true],
  [207, 6, false],
  [194, 6, true],
  [193, 6, false],
  [270, 6, false],
] as const)('R5: a total of %d with an error of %i is close to 350 or 200: %s', (score, error, close) => {
  const attempt = withTotal(withSections('basic', {}), score, error)
  expect(valuesOfRule(attempt, 'R5')).toHaveLength(close ? 1 : 0)
})

test.each([
  ['leadership', 162, true],
  ['leadership', 163, false],
  ['leadership', 83, true],
  ['leadership', 82, false],
  ['quick', 65, true],
  ['quick', 66, false],
  ['quick', 28, true],
  ['quick', 27, false],
] as const)('R5, %s: a total of %i with an error of 6 is close to a cut: %s', (form, score, close) => {
  expect(valuesOfRule(withTotal(withSections(form, {}), score, 6), 'R5')).toHaveLength(close ? 1 : 0)
})

test.each(TEMPLATE_IDS)('R6 and R7 are always said (%s)', form => {
  const attempt = withSections(form, {})
  const { from, to } = attempt.total.range
  expect(valuesOfRule(attempt, 'R6')).toEqual([{ from, to }])
  expect(valuesOfRule(attempt, 'R7')).toHaveLength(1)
})

test.each([
  [9, []],
  [10, ['caution']],
  [23, ['low']],
] as const)('R8: with %i rapid answers', (rapid, levels) => {
  const answers = sampleAnswers('basic', () => 5).map((answer, index) =>
    index < rapid ? { ...answer, milliseconds: 1000 } : answer,
  )
  const lines = composeNarrative(NARRATIVE_1, sampleAttempt('basic', answers))
  expect(lines.filter(({ rule }) => rule === 'R8').map(({ values }) => values)).toEqual(
    levels.map(level => ({ level })),
  )
  if (levels.length > 0) expect(lines[0]?.rule).toBe('R8')
})

test.each([
  [54, 90, []],
  [55, 90, [{ count: 55, of: 90 }]],
  [11, 11, [{ count: 11, of: 11 }]],
  [10, 10, []],
])('R15: %i of %i twins answered with the option of an earlier attempt', (count, of, said) => {
  const answers = sampleAnswers('basic', () => 3).map((answer, index) => ({
    ...answer,
    ...(index < of && { chosenAgain: index < count }),
  }))
  expect(valuesOfRule(sampleAttempt('basic', answers), 'R15')).toEqual(said)
})

test('R14: answers to stories that an earlier attempt answered are counted', () => {
  const answers = sampleAnswers('basic', () => 5)
  expect(valuesOfRule(sampleAttempt('basic', answers), 'R14')).toEqual([])
  const again = answers.map((answer, index) => ({ ...answer, readBefore: index < 12 }))
  expect(valuesOfRule(sampleAttempt('basic', again), 'R14')).toEqual([{ count: 12, of: 90 }])
})

test('the free list names every section of abilities under 120, in the order of the form', () => {
  const attempt = withSections('basic', { motivation: 119, competency: 119, skills: 59 })
  expect(valuesOfRule(attempt, 'development-areas')).toEqual([{ sections: ['competency', 'skills'] }])
  const strong = withSections('basic', { motivation: 120, competency: 120, skills: 120 })
  expect(valuesOfRule(strong, 'development-areas')).toEqual([])
})

test('R9 and R10 to R13 and every facet belong to the core form alone', () => {
  for (const form of ['advanced', 'leadership', 'quick'] as const) {
    const lopsided = sampleAttempt(
      form,
      sampleAnswers(form, ({ number }) => (number === 1 ? 5 : 2)),
    )
    const rules = rulesOf(lopsided)
    for (const rule of ['R9', 'R10', 'R11', 'R12', 'R13'] as const) expect(rules).not.toContain(rule)
  }
})

test.each([
  ['advanced', { LDR: 40, INN: 40, PRS: 40, CMM: 40, PSV: 40 }, false],
  ['leadership', { STR: 39, TMG: 39, DMK: 39, CNF: 39 }, true],
  ['leadership', { STR: 39, TMG: 39, DMK: 39, CNF: 38 }, false],
  ['quick', { SKL: 25, WST: 25, CAR: 25 }, false],
] as const)('R2 in %s with %j: %s', (form, sums, ready) => {
  expect(valuesOfRule(withSections(form, sums), 'R2')).toHaveLength(ready ? 1 : 0)
})

test('R4 in the leadership form: four sections of 39 make 156', () => {
  const rules = rulesOf(withSections('leadership', { STR: 39, TMG: 39, DMK: 39, CNF: 39 }))
  expect(rules).toContain('R4')
  expect(rules).not.toContain('R3a')
})

test('the other forms cut R1 and R3 at 80, 60 and 40 % and name no facet', () => {
  const attempt = withSections('advanced', { LDR: 32, INN: 31, PRS: 24, CMM: 23, PSV: 15 })
  expect(valuesOfRule(attempt, 'R1')).toEqual([{ section: 'LDR', score: 32, max: 40 }])
  expect(valuesOfRule(attempt, 'R3a')).toEqual([
    { section: 'INN', rating: 'very_good', facet: null },
    { section: 'PRS', rating: 'very_good', facet: null },
  ])
  expect(valuesOfRule(attempt, 'R3b')).toEqual([{ section: 'CMM', facets: null }])
  expect(valuesOfRule(attempt, 'R3c')).toEqual([{ section: 'PSV' }])
})
