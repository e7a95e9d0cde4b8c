import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { MAJOR_IDS } from '../majors.ts'
import { answersWithFacetSums, sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import { CORE_FACET_IDS, FIELD_IDS } from '../vocabulary.ts'
import { CAREERS_1 } from './career-rules.ts'
import { FAMILIES } from './families.ts'
import { matchCareers } from './match-careers.ts'
import { OCCUPATIONS } from './occupations/index.ts'
import { type Background, WAYS } from './rate-readiness.ts'
import { isBelowEducation } from './shown-paths.ts'

const BACHELOR = { education: 2, major: null, years: 3 } as const

test('a low total withholds no path from somebody with a clear strength', () => {
  const low = sampleAttempt('basic', answersWithFacetSums({ COM: 25, PUR: 25, QUA: 25, ADP: 25 }))
  expect(low.total.score).toBeLessThan(320)
  const match = matchCareers(CAREERS_1, low, 'hospitality', BACHELOR)
  expect(match?.notes).toEqual([])
  expect(match?.families[0]?.tier).not.toBe('explore')
})

test('a low answer quality opens no tier, whatever the total', () => {
  const hurried = sampleAnswers('basic', () => 5).map(answer => ({ ...answer, milliseconds: 500 }))
  const match = matchCareers(CAREERS_1, sampleAttempt('basic', hurried), 'finance', BACHELOR)
  expect(match?.notes).toEqual(['low_quality'])
  for (const { tier, fit } of match?.families ?? []) expect([tier, fit]).toEqual(['explore', 85])
})

test('an even profile is said to be one', () => {
  // Vector B with the values that items can have: every facet near 90.
  const even = sampleAttempt(
    'basic',
    answersWithFacetSums(
      Object.fromEntries(
        CORE_FACET_IDS.map(id => [id, id === 'PRB' ? 37 : id === 'LOG' || id === 'ANA' ? 28 : 23]),
      ),
    ),
  )
  expect(matchCareers(CAREERS_1, even, 'business', BACHELOR)?.notes).toEqual(['even'])
})

test('forms without the 17 facets have no careers', () => {
  const quick = sampleAttempt(
    'quick',
    sampleAnswers('quick', () => 4),
  )
  expect(matchCareers(CAREERS_1, quick, 'technology', BACHELOR)).toBeNull()
})

const attempts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 90, maxLength: 90 }).map(values =>
  sampleAttempt(
    'basic',
    sampleAnswers('basic', (_, index) => (values[index] ?? 3) as Value),
  ),
)

const backgrounds = fc.record({
  education: fc.constantFrom(0, 1, 2, 3, 4),
  major: fc.constantFrom(null, ...MAJOR_IDS),
  years: fc.constantFrom(0, 1, 3, 6, 10),
})

test('whatever the answers: the families of the field with all their occupations, each with a reason', () => {
  fc.assert(
    fc.property(attempts, fc.constantFrom(...FIELD_IDS), backgrounds, (attempt, field, background) => {
      const match = matchCareers(CAREERS_1, attempt, field, background)
      const families = match?.families ?? []
      const own = OCCUPATIONS[field]
      expect(new Set(families.map(({ id }) => id))).toEqual(new Set(own.map(({ family }) => family)))
      expect(families.flatMap(({ occupations }) => occupations)).toHaveLength(own.length)
      for (const { met, gaps, fit, range, occupations } of families) {
        expect(met.length + gaps.length).toBeGreaterThanOrEqual(1)
        expect(Math.max(met.length, gaps.length)).toBeLessThanOrEqual(2)
        expect(range.from).toBeLessThanOrEqual(fit)
        expect(range.to).toBeGreaterThanOrEqual(fit)
        expect(range.to).toBeGreaterThan(range.from)
        const order = occupations.map(({ way }) => WAYS.indexOf(way))
        expect(order).toEqual(order.toSorted((a, b) => a - b))
      }
      const ranks = families.map(({ rank }) => rank)
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      expect(ranks[0]).toBe(1)
    }),
    { numRuns: 60 },
  )
})

test("a technician's path is not the first of a graduate, whatever its fit, and is that of somebody with a diploma", () => {
  const technician = sampleAttempt(
    'basic',
    answersWithFacetSums({ STD: 25, TEC: 25, QUA: 22, PRB: 32, ADP: 25 }),
  )
  const firstOf = (education: 1 | 2) =>
    matchCareers(CAREERS_1, technician, 'healthcare', { education, major: 'laboratory', years: 0 })
      ?.families[0]
  expect(firstOf(1)?.id).toBe('OPERATE')
  const first = firstOf(2)
  expect(first && isBelowEducation(first)).toBe(false)
})

test('other fields: at most three families that the chosen one does not use, never above good', () => {
  fc.assert(
    fc.property(attempts, fc.constantFrom(...FIELD_IDS), backgrounds, (attempt, field, background) => {
      const match = matchCareers(CAREERS_1, attempt, field, background)
      const others = match?.otherFields ?? []
      expect(others.length).toBe(3)
      for (const other of others) {
        expect(match?.families.map(({ id }) => id)).not.toContain(other.id)
        expect(other.field).not.toBe(field)
        expect(other.tier).not.toBe('strong')
        expect(other.occupations.length).toBeGreaterThanOrEqual(1)
        expect(other.named).toBeLessThanOrEqual(3)
        const named = [...other.met, ...other.gaps].map(({ facet }) => facet)
        expect(named).not.toContain('TEC')
        expect(named).not.toContain('STD')
        const ids = OCCUPATIONS[other.field].filter(({ family }) => family === other.id).map(({ id }) => id)
        for (const { id } of other.occupations) expect(ids).toContain(id)
      }
    }),
    { numRuns: 60 },
  )
})

test('a strong fit in another field is written good', () => {
  const fives = sampleAttempt(
    'basic',
    sampleAnswers('basic', () => 5),
  )
  const match = matchCareers(CAREERS_1, fives, 'technology', BACHELOR)
  expect(match?.families[0]).toMatchObject({ fit: 85, tier: 'strong' })
  expect(match?.otherFields[0]).toMatchObject({ fit: 85, tier: 'good' })
})

test('every family is left with facets once the knowledge of a field is dropped', () => {
  for (const { requirements } of Object.values(FAMILIES)) {
    const facets: readonly string[] = requirements.map(({ facet }) => facet)
    expect(facets.filter(facet => facet !== 'TEC' && facet !== 'STD').length).toBeGreaterThanOrEqual(3)
  }
})

test('the trades of the own major in other fields are named, and none of the chosen field', () => {
  const fives = sampleAttempt(
    'basic',
    sampleAnswers('basic', () => 5),
  )
  const elsewhereOf = (field: (typeof FIELD_IDS)[number], background: Background) =>
    matchCareers(CAREERS_1, fives, field, background)?.elsewhere.map(match => match.occupation.id)
  const translator = { education: 2, major: 'languages', years: 3 } as const
  expect(elsewhereOf('education', translator)).toEqual(['CRE-08'])
  expect(elsewhereOf('creative', translator)).toEqual(['EDU-14'])
  expect(elsewhereOf('education', { ...translator, education: 0 })).toEqual([])
  expect(elsewhereOf('education', { ...translator, major: null })).toEqual([])
})
