import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { FORMS } from '../forms/forms.ts'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import type { Position, ScoredAnswer } from '../scoring/scored-answer.ts'
import { RULES } from '../versions/rules.ts'
import { CORE_FACET_IDS, FIELD_IDS, TEMPLATE_IDS } from '../vocabulary.ts'
import { canonicalJson } from './canonical-json.ts'
import { composeReport } from './compose-report.ts'
import { sampleReport } from './sample-report.ts'

const values = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 90, maxLength: 90 })
const answersOf = (list: readonly number[], form: 'basic' | 'advanced' | 'leadership' | 'quick' = 'basic') =>
  sampleAnswers(form, (_, index) => (list[index] ?? 3) as Value)

test('a report of the core form has all of its parts', () => {
  const report = sampleReport('basic')
  expect(report).toMatchObject({
    applicationNumber: 'WJ-0000000000',
    form: 'basic',
    versions: { form: 1, bank: 'test', scoring: 1 },
    field: 'technology',
    completedOn: '2026-03-01',
    total: { score: 360, max: 450, band: 'excellent' },
    quality: 'regular',
  })
  expect(report.sections.map(({ id, score }) => [id, score])).toEqual([
    ['motivation', 120],
    ['competency', 120],
    ['skills', 120],
  ])
  expect(report.facets.map(({ id }) => id)).toEqual(CORE_FACET_IDS)
  expect(report.careers?.field).toBe('technology')
  expect(report.plan).toHaveLength(3)
})

test.each(TEMPLATE_IDS)('%s: every number of a report is whole', form => {
  fc.assert(
    fc.property(values, list => {
      expect(() => canonicalJson(sampleReport(form, answersOf(list, form)))).not.toThrow()
    }),
    { numRuns: 20 },
  )
})

test('the same answers give the same text, in whatever order they and the keys come', () => {
  fc.assert(
    fc.property(values, fc.constantFrom(...FIELD_IDS), fc.nat(89), (list, field, turn) => {
      const answers = answersOf(list)
      const turned = [...answers.slice(turn), ...answers.slice(0, turn)].map(
        answer => Object.fromEntries(Object.entries(answer).reverse()) as unknown as ScoredAnswer,
      )
      const input = {
        completedOn: '2026-03-01',
        bankVersion: 'test',
        background: { years: 3, major: null, education: 2 } as const,
        stage: 'working',
        field,
        result: {
          form: FORMS.basic,
          rules: RULES[0],
          scored: sampleAttempt('basic', turned),
          answers: turned,
        },
        applicationNumber: 'WJ-0000000000',
        storySet: null,
      } as const
      expect(canonicalJson(composeReport(input))).toBe(
        canonicalJson(sampleReport('basic', answers, { field })),
      )
    }),
    { numRuns: 40 },
  )
})

test('an answer of another value changes the text: the total alone shows it', () => {
  fc.assert(
    fc.property(values, fc.nat(89), fc.integer({ min: 1, max: 4 }), (list, at, step) => {
      const other = list.with(at, (((list[at] ?? 3) - 1 + step) % 5) + 1)
      expect(canonicalJson(sampleReport('basic', answersOf(other)))).not.toBe(
        canonicalJson(sampleReport('basic', answersOf(list))),
      )
    }),
    { numRuns: 60 },
  )
})

test('two answers exchanged between facets of one section change the text, though the total stays', () => {
  // The first two motivation items of different facets, 5 and 1: both facets move by 20.
  const answers = answersOf(Array.from({ length: 90 }, (_, index) => (index === 0 ? 5 : index === 1 ? 1 : 3)))
  const exchanged = answersOf(
    Array.from({ length: 90 }, (_, index) => (index === 0 ? 1 : index === 1 ? 5 : 3)),
  )
  expect(answers[0]?.facet).not.toBe(answers[1]?.facet)
  const [one, other] = [sampleReport('basic', answers), sampleReport('basic', exchanged)]
  expect(one.total).toEqual(other.total)
  expect(canonicalJson(one)).not.toBe(canonicalJson(other))
})

test.each([
  { applicationNumber: 'WJ-1111111111' },
  { field: 'finance' as const },
  { background: { education: 1, major: null, years: 3 } as const },
  { completedOn: '2026-03-02' },
  { bankVersion: 'other' },
])('%j changes the text', input => {
  expect(canonicalJson(sampleReport('basic', undefined, input))).not.toBe(
    canonicalJson(sampleReport('basic')),
  )
})

test('how long an answer took and where it stood change nothing that is shown unless they change the quality', () => {
  const answers = sampleAnswers('basic', () => 4)
  const slower = answers.map(answer => ({ ...answer, milliseconds: 31_000 }))
  expect(canonicalJson(sampleReport('basic', slower))).toBe(canonicalJson(sampleReport('basic', answers)))
  const onePlace = answers.map(answer => ({ ...answer, position: 1 as Position }))
  expect(sampleReport('basic', onePlace).quality).toBe('low')
})

test('forms without the 17 facets have neither careers nor plan', () => {
  for (const form of ['advanced', 'leadership', 'quick'] as const) {
    expect(sampleReport(form)).toMatchObject({ careers: null, plan: [] })
    expect(sampleReport(form, undefined, { field: 'technology' }).careers).toBeNull()
  }
})
