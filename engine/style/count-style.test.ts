import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BANK } from '../bank/index.ts'
import type { Pole, Value } from '../bank/item.ts'
import { assembleForm } from '../forms/assemble-form.ts'
import { FORMS } from '../forms/forms.ts'
import { STORY_SETS, storyIn } from '../forms/story-sets.ts'
import { ANSWERS, habitIn, valueOfAnswer } from '../public-view.ts'
import { sampleAnswers } from '../scoring/sample-answers.ts'
import type { ScoredAnswer } from '../scoring/scored-answer.ts'
import { FIELD_IDS } from '../vocabulary.ts'
import { countStyle } from './count-style.ts'
import { STYLE_1 } from './style-rules.ts'

const [plain] = sampleAnswers('quick', () => 3) as readonly [ScoredAnswer]

/** Answers with one habit each: what was offered, what was chosen, and the value of that. */
const moments = (offered: readonly Pole[], chosen: readonly (readonly [Pole | null, Value])[]) =>
  chosen.map(([pole, value]): ScoredAnswer => ({ ...plain, value, habit: { offered, chosen: pole } }))

test('counts the moments, the pole that was chosen more often, and how often it led in the right direction', () => {
  const answers = [
    ...moments(
      ['now', 'gather'],
      [
        ['now', 5],
        ['now', 2],
        ['gather', 5],
        [null, 3],
        ['now', 4],
        ['now', 1],
      ],
    ),
    ...moments(
      ['alone', 'together'],
      [
        ['together', 1],
        ['together', 2],
        ['alone', 5],
        [null, 3],
      ],
    ),
  ]
  expect(countStyle(STYLE_1, answers)).toEqual([
    { pole: 'now', opposite: 'gather', moments: 6, chosen: 4, fitting: 2 },
    { pole: 'together', opposite: 'alone', moments: 4, chosen: 2, fitting: 0 },
  ])
})

test('a tie goes to the first pole of its axis', () => {
  const answers = moments(
    ['detail', 'overview'],
    [
      ['detail', 5],
      ['overview', 1],
      ['overview', 4],
      ['detail', 2],
    ],
  )
  expect(countStyle(STYLE_1, answers)).toMatchObject([{ pole: 'overview', chosen: 2, fitting: 1 }])
})

test('a question that offers one pole alone is no moment, and neither is one without poles', () => {
  const offered = moments(['now', 'gather'], Array(STYLE_1.fewest - 1).fill(['now', 5]))
  const single = moments(['now'], Array(20).fill(['now', 5]))
  expect(countStyle(STYLE_1, [...offered, ...single, ...Array(20).fill(plain)])).toEqual([])
})

test('below the fewest moments nothing is said, and from there on it is', () => {
  const counts = [1, 2, 3, 4, 5].map(
    count => countStyle(STYLE_1, moments(['plan', 'adapt'], Array(count).fill(['plan', 5]))).length,
  )
  expect(counts).toEqual([0, 0, 0, 1, 1])
})

test('nothing is said of an axis of which neither pole was chosen', () => {
  expect(countStyle(STYLE_1, moments(['plan', 'adapt'], Array(9).fill([null, 3])))).toEqual([])
})

/** Answers of one attempt at the core form: `choose` picks the place of the option, 1 to 5. */
function answersOf(field: (typeof FIELD_IDS)[number], storySet: number, choose: (index: number) => number) {
  const { slots } = FORMS.basic
  const form = assembleForm(BANK, { form: 'basic', field, slots, storyAt: storyIn(storySet, field) })
  if (form.kind !== 'assembled') throw new Error(`${field} is not open.`)
  return form.items.map((item, index): ScoredAnswer => {
    const answer = ANSWERS[choose(index)] ?? 1
    return { ...plain, value: valueOfAnswer(item, answer), ...habitIn(item, answer) }
  })
}

test.each(FIELD_IDS)('an attempt in %s has moments enough for six habits, in whatever story set', field => {
  for (let storySet = 1; storySet <= STORY_SETS; storySet++) {
    const answers = answersOf(field, storySet, () => 0)
    const enough = STYLE_1.axes.filter(
      axis =>
        answers.filter(({ habit }) => axis.every(pole => habit?.offered.includes(pole))).length >=
        STYLE_1.fewest,
    )
    expect(enough.length).toBeGreaterThanOrEqual(6)
  }
})

test('whatever is answered: no more fitting than chosen, no more chosen than moments, and never too few', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FIELD_IDS),
      fc.integer({ min: 1, max: STORY_SETS }),
      fc.array(fc.nat(4), { minLength: 90, maxLength: 90 }),
      (field, storySet, choices) => {
        for (const { moments: all, chosen, fitting } of countStyle(
          STYLE_1,
          answersOf(field, storySet, index => choices[index] ?? 0),
        )) {
          expect(all).toBeGreaterThanOrEqual(STYLE_1.fewest)
          expect(chosen).toBeLessThanOrEqual(all)
          expect(chosen).toBeGreaterThanOrEqual(1)
          expect(fitting).toBeLessThanOrEqual(chosen)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('two takers of the same questions with other answers read other sentences', () => {
  const people = fc.sample(fc.array(fc.nat(4), { minLength: 90, maxLength: 90 }), { numRuns: 40, seed: 7 })
  const styles = people.map(choices =>
    JSON.stringify(
      countStyle(
        STYLE_1,
        answersOf('technology', 1, index => choices[index] ?? 0),
      ),
    ),
  )
  expect(new Set(styles).size).toBe(people.length)
})
