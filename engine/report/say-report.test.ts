import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportDetail } from '#contract/report.ts'
import type { Value } from '../bank/item.ts'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import { RULES } from '../versions/rules.ts'
import { FACETS, FIELD_IDS, TEMPLATE_IDS } from '../vocabulary.ts'
import { sampleReport } from './sample-report.ts'
import { sayReport } from './say-report.ts'

const answers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 90, maxLength: 90 })

test('whatever the answers, what is said has the shape in which it is sent', () => {
  fc.assert(
    fc.property(
      answers,
      fc.constantFrom(...TEMPLATE_IDS),
      fc.constantFrom(...FIELD_IDS),
      fc.boolean(),
      (values, form, field, otherFields) => {
        const report = sampleReport(
          form,
          sampleAnswers(form, (_, index) => (values[index] ?? 3) as Value),
          { field: form === 'basic' ? field : null },
        )
        const sent = { ...sayReport(RULES[0], report, { otherFields }), fingerprint: '0123456789abcdef' }
        expect(reportDetail.strict().parse(sent)).toEqual(sent)
      },
    ),
    { numRuns: 60 },
  )
})

test('the levels that a range reaches are those of the rules that the report was composed by', () => {
  const [newest] = RULES
  const levelsOf = (balanced: number, clear: number) => {
    const rules = { ...newest, scoring: { ...newest.scoring, levels: { balanced, clear } } }
    const { facets, levelCuts } = sayReport(rules, sampleReport('basic'), { otherFields: false })
    return [levelCuts, ...new Set(facets.flatMap(({ levels }) => [levels.from, levels.to]))]
  }
  expect(levelsOf(0, 101)).toEqual([[0, 101], 'balanced'])
  expect(levelsOf(101, 102)).toEqual([[101, 102], 'priority'])
  expect(levelsOf(0, 0)).toEqual([[0, 0], 'clear'])
  const { from, to } = sampleReport('basic').facets[0]?.range ?? { from: 0, to: 0 }
  expect(levelsOf(from + 1, to).slice(1, 3)).toEqual(['priority', 'clear'])
})

test('a plan step has the name of its facet and two actions in both languages', () => {
  const [step] = sayReport(RULES[0], sampleReport('basic'), { otherFields: false }).plan
  expect(step).toMatchObject({
    id: 'PLN',
    level: 'clear',
    name: FACETS.PLN.name,
  })
  expect(step?.actions).toHaveLength(2)
})

test('the facets of the other forms bear the names of their sections', () => {
  const { facets, careers, plan } = sayReport(RULES[0], sampleReport('leadership'), { otherFields: true })
  expect(facets.map(({ name }) => name.en)).toEqual([
    'Strategic thinking',
    'Team management',
    'Decision making',
    'Conflict resolution',
  ])
  expect([careers, plan]).toEqual([null, []])
})
