import { expect, test } from 'vitest'
import type { ConditionId } from '../wants/areas.ts'
import { sayFindings } from './say-wants.ts'
import type { Meeting } from './weigh-wants.ts'

const said = (...met: readonly (readonly [Meeting, ConditionId])[]) =>
  sayFindings(met.map(([kind, condition]) => ({ kind, condition })))

test('several refused conditions that happen sometimes are one caution, in the place of the first', () => {
  const sentences = said(['refusedSometimes', 'travel'], ['must', 'outdoors'], ['refusedSometimes', 'crowds'])
  expect(sentences).toHaveLength(2)
  expect(sentences[0]?.en).toBe(
    'Sometimes part of this work: travel for work and work among crowds. Your answers refuse them, so they are worth asking about before applying.',
  )
  expect(sentences[0]?.ar).toMatch(/ و.+ من الأمور التي تحدث هنا أحياناً، ومن شروطك ألّا تكون/)
})

test('one alone, and a large city, keep sentences of their own', () => {
  const [travel, city, ...others] = said(['refusedSometimes', 'travel'], ['refusedSometimes', 'city'])
  expect(travel?.en).toContain('travel for work. Your answers refuse it')
  expect(city?.en).toContain('found more often in large cities')
  expect(others).toEqual([])
})
