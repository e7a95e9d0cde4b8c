import { expect, test } from 'vitest'
import { changeBetween, type Measurement } from './change-between.ts'
import { SCORING_1 } from './scoring-rules.ts'

const DAY = 86_400_000
const EARLIER: Measurement = { form: 'basic', stories: 'ab-', completedAt: 0, score: 250, standardError: 6 }
const LATER: Measurement = {
  form: 'basic',
  stories: 'ab-',
  completedAt: 30 * DAY,
  score: 250,
  standardError: 8,
}

// 1.645 * sqrt(36 + 64) = 16.45 points.
test.each([
  [267, { kind: 'changed', difference: 17 }],
  [233, { kind: 'changed', difference: -17 }],
  [266, { kind: 'no-clear-change', difference: 16 }],
  [266.45, { kind: 'no-clear-change', difference: 266.45 - 250 }],
  [250, { kind: 'no-clear-change', difference: 0 }],
] as const)('from 250 to %d points', (score, change) => {
  expect(changeBetween(SCORING_1.change, EARLIER, { ...LATER, score })).toEqual(change)
})

test('attempts less than 30 days apart are not compared', () => {
  const tooSoon = { kind: 'not-comparable', reason: 'too-soon' }
  expect(changeBetween(SCORING_1.change, EARLIER, { ...LATER, completedAt: 30 * DAY - 1 })).toEqual(tooSoon)
  expect(changeBetween(SCORING_1.change, LATER, EARLIER)).toEqual(tooSoon)
})

test('attempts that told different stories are not compared', () => {
  expect(changeBetween(SCORING_1.change, EARLIER, { ...LATER, stories: 'ba-' })).toEqual({
    kind: 'not-comparable',
    reason: 'other-stories',
  })
})

test('attempts at different forms are not compared', () => {
  expect(changeBetween(SCORING_1.change, EARLIER, { ...LATER, form: 'quick' })).toEqual({
    kind: 'not-comparable',
    reason: 'other-form',
  })
})
