import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { answersWithFacetSums, sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import { TEMPLATE_IDS } from '../vocabulary.ts'
import { developmentPlan } from './development-plan.ts'
import { valuesOfRule } from './values-of-rule.ts'

const withFacets = (sums: Parameters<typeof answersWithFacetSums>[0]) =>
  sampleAttempt('basic', answersWithFacetSums(sums))

test('the plan has the facets that R11 names, with their levels', () => {
  // PLN 12 (index 35), ADP 14 (45); the others 15 (50) or 18.
  const attempt = withFacets({ PLN: 12, ADP: 14, AUT: 18 })
  expect(developmentPlan(attempt)).toEqual([
    { facet: 'PLN', level: 'priority' },
    { facet: 'ADP', level: 'priority' },
  ])
  expect(valuesOfRule(attempt, 'R11').map(({ facet }) => facet)).toEqual(['PLN', 'ADP'])
})

test('where R11 names none, the three lowest that can be developed are in the plan', () => {
  // All at 50: the first three of the vocabulary that are no motives.
  expect(developmentPlan(withFacets({}))).toEqual([
    { facet: 'PLN', level: 'balanced' },
    { facet: 'TEA', level: 'balanced' },
    { facet: 'COM', level: 'balanced' },
  ])
  const fives = sampleAttempt(
    'basic',
    sampleAnswers('basic', () => 5),
  )
  expect(developmentPlan(fives).map(({ level }) => level)).toEqual(['clear', 'clear', 'clear'])
})

test('the core form always has a plan of one to three facets, the other forms none', () => {
  const answers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 90, maxLength: 90 })
  fc.assert(
    fc.property(answers, fc.constantFrom(...TEMPLATE_IDS), (values, form) => {
      const attempt = sampleAttempt(
        form,
        sampleAnswers(form, (_, index) => (values[index] ?? 3) as Value),
      )
      const plan = developmentPlan(attempt)
      expect(plan.length).toBeGreaterThanOrEqual(form === 'basic' ? 1 : 0)
      expect(plan.length).toBeLessThanOrEqual(form === 'basic' ? 3 : 0)
      expect(new Set(plan.map(({ facet }) => facet)).size).toBe(plan.length)
    }),
    { numRuns: 60 },
  )
})
