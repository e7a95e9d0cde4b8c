import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inventAttempts } from '../../../scripts/simulate/invent-attempts.ts'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import { newestForm } from '../../versions/find-version.ts'
import { RELEASED } from '../../versions/released.ts'
import { FIELD_IDS, LOCALES, type TemplateId } from '../../vocabulary.ts'
import { GATES } from '../gates.ts'
import { type AnswerSheet, type MeasuredAttempt, startSheet } from '../tables/answer-sheet.ts'
import { computeNorm, MOST_WEIGHT } from './compute-norm.ts'
import { comparedOn, type NormPlan, partsOf } from './norm.ts'
import { percentileInterval, percentileOf } from './percentile.ts'
import { percentileTables } from './percentile-table.ts'
import { placeOf } from './say-norm.ts'

const EVERYBODY: NormPlan = { by: 'all', group: '', margins: [] }
const few = sheetOf('quick', 300)
const many = sheetOf('quick', 900)

function sheetOf(form: TemplateId, count: number): AnswerSheet {
  const plan = { count, form, fields: FIELD_IDS, languages: LOCALES, seed: 3 } as const
  const { add, end } = startSheet(RELEASED, newestForm(RELEASED, form), count)
  for (const { attempt } of inventAttempts(RELEASED, plan, new Date('2026-11-01'))) {
    const { completedAt, startedAt, ...rest } = attempt
    add({
      ...(rest as Omit<MeasuredAttempt, 'startedAt' | 'isCompleted' | 'isLeft'>),
      ...{ startedAt: startedAt?.getTime() ?? 0, isCompleted: completedAt !== null, isLeft: false },
    })
  }
  return end()
}

test('tables of all scores say what is computed of one score', () => {
  const parts = fc.array(fc.integer({ min: 5, max: 15 }), { minLength: 2, maxLength: 30 })
  fc.assert(
    fc.property(parts, fc.integer(), (scores, seed) => {
      const weights = scores.map((_, index) => 1 + (index % 3))
      const [table] = percentileTables(
        [{ id: '', lowest: 5, highest: 15, scores }],
        weights,
        seededRandom(seed),
        50,
      )
      for (let score = 5; score <= 15; score += 1) {
        expect(table?.percentiles[score - 5]).toBeCloseTo(percentileOf({ scores, weights }, score), 2)
        const { from, to } = percentileInterval({ scores, weights }, score, seededRandom(seed), 50)
        expect(table?.from[score - 5]).toBeCloseTo(from, 2)
        expect(table?.to[score - 5]).toBeCloseTo(to, 2)
      }
    }),
    { numRuns: 50 },
  )
})

test('below the gate no percentile is computed, above it every part has one for every score', () => {
  const below = computeNorm(few, EVERYBODY, seededRandom(1))
  expect(below).toMatchObject({ kind: 'weighted', parts: [] })
  const norm = computeNorm(many, EVERYBODY, seededRandom(1))
  if (norm.kind !== 'weighted') throw new Error('no norm')
  expect(norm.effective).toBeCloseTo(norm.people, 9)
  expect(norm.parts.map(({ id }) => id)).toEqual(['', ...many.form.sections.map(({ id }) => id)])
  for (const { percentiles, lowest, from, to } of norm.parts) {
    expect(percentiles).toHaveLength(4 * lowest + 1)
    expect(percentiles).toEqual([...percentiles].sort((a, b) => a - b))
    expect(from.every((low, index) => low <= (to[index] ?? 0))).toBe(true)
  }
}, 60_000)

test('people who are weighted unlike are worth fewer, and may fall below the gate', () => {
  const shares = { ar: 10, en: 90 }
  const plan: NormPlan = { ...EVERYBODY, margins: [{ by: 'language', shares }] }
  const norm = computeNorm(many, plan, seededRandom(1))
  if (norm.kind !== 'weighted') throw new Error('no norm')
  expect(norm.people).toBeGreaterThan(800)
  expect(norm.effective).toBeLessThan(GATES.percentile.show)
  expect(norm.parts).toEqual([])
  expect(norm.effective).toBeGreaterThan(norm.people / MOST_WEIGHT)
}, 60_000)

test('a group that the margins ask for and nobody belongs to is named', () => {
  const arabic: AnswerSheet = {
    ...many,
    groups: { ...many.groups, language: many.groups.language.map(() => 0) },
  }
  const plan: NormPlan = { ...EVERYBODY, margins: [{ by: 'language', shares: { ar: 50, en: 50 } }] }
  expect(computeNorm(arabic, plan, seededRandom(1))).toEqual({
    kind: 'unweighable',
    missing: { by: 'language', group: 'en' },
  })
})

test('people of all fields are compared on what all fields share, those of one on everything', () => {
  const form = newestForm(RELEASED, 'basic')
  expect(comparedOn(form, 'all')).toHaveLength(74)
  expect(comparedOn(form, 'language', 'skills')).toHaveLength(20)
  expect(comparedOn(form, 'field')).toHaveLength(90)
  expect(partsOf(form, 'all').map(({ positions }) => positions.length)).toEqual([74, 30, 24, 20])
})

test('a place is said in fives, its range outward, never 0 or 100', () => {
  const part = { id: '', lowest: 2, percentiles: [0, 62.4, 100], from: [0, 58.1, 99], to: [0, 66.2, 100] }
  expect(placeOf(part, 2)).toEqual({ percentile: 1, from: 1, to: 1 })
  expect(placeOf(part, 3)).toEqual({ percentile: 60, from: 55, to: 70 })
  expect(placeOf(part, 4)).toEqual({ percentile: 99, from: 95, to: 99 })
  expect(placeOf(part, 5)).toBeNull()
})
