import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../bank/item.ts'
import { SLOTS } from '../forms/slots.ts'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import { TEMPLATE_IDS } from '../vocabulary.ts'
import { composeNarrative } from './compose-narrative.ts'
import type { RuleId } from './narrative-line.ts'
import { NARRATIVE_1 } from './narrative-rules.ts'
import { rulesOf, valuesOfRule } from './values-of-rule.ts'

const FREE = ['R1', 'R2', 'R4', 'R5', 'R6', 'R7', 'R8', 'R14', 'R15', 'R9', 'development-areas']
const ORDER: readonly RuleId[] = [
  'R8', // quality
  'R14',
  'R15',
  'R2', // band
  'R5',
  'R1', // sections
  'R4',
  'R3a',
  'R3b',
  'R3c',
  'development-areas',
  'R9',
  'R10', // facets
  'R13',
  'R12', // tensions
  'R11', // next steps
  'R6', // limits
  'R7',
]

const attempts = fc.constantFrom(...TEMPLATE_IDS).chain(form => {
  const length = SLOTS.filter(slot => slot.form === form).length
  return fc.array(fc.integer({ min: 1, max: 5 }), { minLength: length, maxLength: length }).map(list =>
    sampleAttempt(
      form,
      sampleAnswers(form, (_, index) => (list[index] ?? 3) as Value),
    ),
  )
})

test('the lines stand in reading order', () => {
  fc.assert(
    fc.property(attempts, attempt => {
      const places = rulesOf(attempt).map(rule => ORDER.indexOf(rule))
      expect(places).toEqual([...places].sort((a, b) => a - b))
      expect(places).not.toContain(-1)
    }),
  )
})

test('what is free names no facet', () => {
  fc.assert(
    fc.property(attempts, attempt => {
      for (const { rule, part, values } of composeNarrative(NARRATIVE_1, attempt)) {
        expect(part).toBe(FREE.includes(rule) ? 'free' : 'detail')
        if (part === 'free') expect(Object.keys(values)).not.toContain('facet')
      }
    }),
  )
})

test('every section of abilities is spoken of, as a strength or as a development area, unless R4 speaks for all', () => {
  fc.assert(
    fc.property(attempts, attempt => {
      if (rulesOf(attempt).includes('R4')) return
      const strengths = valuesOfRule(attempt, 'R1').map(({ section }) => section)
      const areas = (['R3a', 'R3b', 'R3c'] as const).flatMap(rule =>
        valuesOfRule(attempt, rule).map(({ section }) => section),
      )
      const listed = valuesOfRule(attempt, 'development-areas').flatMap(({ sections }) => sections)
      expect([...areas].sort()).toEqual([...listed].sort())
      const abilities = attempt.sections.map(({ id }) => id).filter(id => id !== 'motivation')
      expect(new Set([...strengths, ...listed, 'motivation'])).toEqual(new Set([...abilities, 'motivation']))
      expect(listed).not.toContain('motivation')
    }),
  )
})
