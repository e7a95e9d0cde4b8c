import { expect, test } from 'vitest'
import { answersWithFacetSums } from '../scoring/sample-answers.ts'
import { sampleAttempt } from '../scoring/sample-attempt.ts'
import { composeNarrative } from './compose-narrative.ts'
import { NARRATIVE_1 } from './narrative-rules.ts'
import { selectLines } from './select-lines.ts'

function lines() {
  return composeNarrative(
    NARRATIVE_1,
    sampleAttempt('basic', answersWithFacetSums({ INF: 20, COM: 10, PLN: 20 })),
  )
}

test('the free reader gets the plain list in place of R3a to R3c, and no detail', () => {
  const rules = selectLines(lines(), 'free').map(({ rule }) => rule)
  expect(rules).toEqual(['development-areas', 'R9', 'R6', 'R7'])
})

test('the full reader gets R3a to R3c in place of the list', () => {
  const rules = selectLines(lines(), 'full').map(({ rule }) => rule)
  expect(rules).not.toContain('development-areas')
  expect(rules).toEqual(['R3a', 'R3a', 'R9', 'R10', 'R10', 'R13', 'R12', 'R11', 'R6', 'R7'])
})
