import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FORMS } from '../forms/forms.ts'
import { TEMPLATE_IDS, type TemplateId } from '../vocabulary.ts'
import { assessResponseQuality } from './assess-response-quality.ts'
import { answersWithSectionSums, sampleAnswers } from './sample-answers.ts'
import type { Position, ScoredAnswer } from './scored-answer.ts'
import { SCORING_1 } from './scoring-rules.ts'

const assess = (form: TemplateId, answers: readonly ScoredAnswer[]) =>
  assessResponseQuality(SCORING_1.quality, FORMS[form], answers)

/** Positions that turn round, so that nothing but the planted pattern stands out; all values 5, far from chance. */
function regularAnswers(form: TemplateId): readonly ScoredAnswer[] {
  return sampleAnswers(form, () => 5).map((answer, index) => ({
    ...answer,
    position: ((index % 5) + 1) as Position,
  }))
}

function withRapid(form: TemplateId, count: number): readonly ScoredAnswer[] {
  return regularAnswers(form).map((answer, index) =>
    index < count ? { ...answer, milliseconds: 1999 } : answer,
  )
}

/** A run of position 1 at the start, which does not come again. */
function withRun(form: TemplateId, length: number): readonly ScoredAnswer[] {
  return regularAnswers(form).map((answer, index) => ({
    ...answer,
    position: (index < length ? 1 : ((index - length) % 4) + 2) as Position,
  }))
}

/** Position 1 exactly `count` times, spread over the attempt so that there is no long run. */
function withOnePosition(form: TemplateId, count: number): readonly ScoredAnswer[] {
  const answers = regularAnswers(form)
  return answers.map((answer, index) => {
    const before = Math.floor((index * count) / answers.length)
    const chosen = Math.floor(((index + 1) * count) / answers.length) > before
    return { ...answer, position: (chosen ? 1 : (index % 4) + 2) as Position }
  })
}

test.each([
  ['basic', 9, 'none'],
  ['basic', 10, 'caution'],
  ['basic', 22, 'caution'],
  ['basic', 23, 'low'],
  ['advanced', 4, 'none'],
  ['advanced', 5, 'caution'],
  ['leadership', 10, 'caution'],
  ['leadership', 11, 'low'],
  ['quick', 1, 'none'],
  ['quick', 2, 'caution'],
  ['quick', 3, 'caution'],
  ['quick', 4, 'low'],
] as const)('Q1, %s: %i rapid answers are %s (more than 10 %%, more than 25 %%)', (form, count, sign) => {
  const quality = assess(form, withRapid(form, count))
  expect(quality.rapidAnswers).toEqual({ count, timed: FORMS[form].count, sign })
  expect(quality.level).toBe(sign === 'none' ? 'regular' : sign)
})

test.each([
  [1999, 10, 1],
  [2000, 10, 0],
  // 60 ms a word: 6,000 ms for 100 words.
  [5999, 100, 1],
  [6000, 100, 0],
  // Seven minutes and an hour are no less a time (Q7).
  [420_000, 100, 0],
  [3_600_000, 100, 0],
])('Q1: %i ms for %i words counts as %i rapid answer', (milliseconds, words, count) => {
  const answers = regularAnswers('basic').map((answer, index) =>
    index === 0 ? { ...answer, milliseconds, words } : answer,
  )
  expect(assess('basic', answers).rapidAnswers.count).toBe(count)
})

test('Q1: an item without a time is left out of the share', () => {
  const offline = (from: number) =>
    withRapid('basic', 5).map((answer, index) => (index >= from ? { ...answer, milliseconds: null } : answer))
  // 5 of 50 timed items are 10 %, 5 of 49 are more.
  expect(assess('basic', offline(50)).rapidAnswers).toEqual({ count: 5, timed: 50, sign: 'none' })
  expect(assess('basic', offline(49)).rapidAnswers).toEqual({ count: 5, timed: 49, sign: 'caution' })
})

test('Q1: an attempt without any time has no rapid answers', () => {
  const answers = regularAnswers('basic').map(answer => ({ ...answer, milliseconds: null }))
  expect(assess('basic', answers)).toMatchObject({ level: 'regular', rapidAnswers: { count: 0, timed: 0 } })
})

test.each([
  ['basic', 7, 'none'],
  ['basic', 8, 'caution'],
  ['basic', 11, 'caution'],
  ['basic', 12, 'low'],
  ['advanced', 6, 'none'],
  ['advanced', 7, 'caution'],
  ['leadership', 9, 'caution'],
  ['leadership', 10, 'low'],
  ['quick', 5, 'none'],
  ['quick', 6, 'caution'],
  ['quick', 7, 'caution'],
  ['quick', 8, 'low'],
] as const)('Q2, %s: a run of %i answers at one position is %s', (form, length, sign) => {
  const quality = assess(form, withRun(form, length))
  expect(quality.longString).toEqual({ length, sign })
  expect(quality.onePosition.sign).toBe('none')
  expect(quality.level).toBe(sign === 'none' ? 'regular' : sign)
})

test('Q2: a run goes on from one section into the next', () => {
  const answers = regularAnswers('basic').map((answer, index) =>
    index >= 26 && index < 34 ? { ...answer, position: 3 as const } : answer,
  )
  expect(assess('basic', answers).longString.length).toBeGreaterThanOrEqual(8)
})

test.each([
  ['basic', 32, 'none'],
  ['basic', 33, 'caution'],
  ['basic', 53, 'caution'],
  ['basic', 54, 'low'],
  ['advanced', 18, 'none'],
  ['advanced', 19, 'caution'],
  ['leadership', 23, 'caution'],
  ['leadership', 24, 'low'],
  ['quick', 8, 'none'],
  // 60 % of 15 is 9, the quantile itself: this form goes from none to low.
  ['quick', 9, 'low'],
] as const)('Q3, %s: %i answers at one position are %s', (form, count, sign) => {
  const quality = assess(form, withOnePosition(form, count))
  expect(quality.onePosition).toEqual({ count, sign })
  expect(quality.longString.sign).toBe('none')
  expect(quality.level).toBe(sign === 'none' ? 'regular' : sign)
})

const CHANCE = { motivation: 75, competency: 105, skills: 90 }

/** Section sums with turning positions, and so many rapid answers. */
function chanceLike(sums: Readonly<Record<string, number>>, rapid: number): readonly ScoredAnswer[] {
  return answersWithSectionSums('basic', sums).map((answer, index) => ({
    ...answer,
    position: ((index % 5) + 1) as Position,
    milliseconds: index < rapid ? 1000 : 30_000,
  }))
}

test('Q4: a chance-like score alone is no sign', () => {
  expect(assess('basic', chanceLike(CHANCE, 0))).toMatchObject({
    level: 'regular',
    chanceLikeScore: { found: true, sign: 'none' },
  })
})

test('Q4: a chance-like score beside one caution makes two, hence low', () => {
  expect(assess('basic', chanceLike(CHANCE, 10))).toMatchObject({
    level: 'low',
    rapidAnswers: { sign: 'caution' },
    chanceLikeScore: { found: true, sign: 'caution' },
  })
})

test.each([[{ ...CHANCE, motivation: 74 }], [{ ...CHANCE, competency: 106 }]])(
  'Q4: with one section outside 75 to 105 it is not found (%j)',
  sums => {
    expect(assess('basic', chanceLike(sums, 10))).toMatchObject({
      level: 'caution',
      chanceLikeScore: { found: false },
    })
  },
)

test('Q4 is a sign of the core form only', () => {
  const answers = sampleAnswers('quick', () => 3)
  expect(assess('quick', answers).chanceLikeScore.found).toBe(false)
})

test('two cautions make the level low', () => {
  const rapid = withRapid('basic', 10)
  const both = withRun('basic', 8).map((answer, index) => ({
    ...answer,
    milliseconds: rapid[index]?.milliseconds ?? null,
  }))
  expect(assess('basic', both)).toMatchObject({
    level: 'low',
    rapidAnswers: { sign: 'caution' },
    longString: { sign: 'caution' },
  })
})

test.each(TEMPLATE_IDS)('%s: the best option every time, unhurried, is a regular attempt', form => {
  fc.assert(
    fc.property(fc.integer({ min: 6000, max: 3_600_000 }), milliseconds => {
      const answers = sampleAnswers(form, () => 5).map(answer => ({ ...answer, milliseconds }))
      expect(assess(form, answers).level).toBe('regular')
    }),
  )
})

test('faster answers never better the level', () => {
  const order = ['regular', 'caution', 'low']
  fc.assert(
    fc.property(fc.nat(90), fc.nat(90), (a, b) => {
      const level = (count: number) => order.indexOf(assess('basic', withRapid('basic', count)).level)
      expect(level(Math.max(a, b))).toBeGreaterThanOrEqual(level(Math.min(a, b)))
    }),
  )
})
