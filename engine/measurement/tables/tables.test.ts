import { expect, test } from 'vitest'
import { FORMS } from '../../forms/forms.ts'
import { type AnswerSheet, GROUPINGS } from './answer-sheet.ts'
import { compareEnds, countPlaces, followCourse } from './course-figures.ts'
import { halvesOf } from './scale-figures.ts'

test('each facet is in both halves, and no half is longer by more than one', () => {
  expect(halvesOf([[0, 3, 6], [1, 4, 7], [2, 5], [8]])).toEqual([
    [0, 6, 4, 2, 8],
    [3, 1, 7, 5],
  ])
})

/** Four people at the short form: two finish, one leaves at the third question, one is still on the way to it. */
function sheetOf(): AnswerSheet {
  const form = FORMS.quick
  const reached = [form.count, form.count, 2, 2]
  const column = (position: number) => {
    const has = (person: number) => (reached[person] ?? 0) > position
    const by = <Entry>(of: (person: number) => Entry, none: Entry) =>
      reached.map((_, person) => (has(person) ? of(person) : none))
    return {
      values: Int8Array.from(by(person => 1 + person, 0)),
      stories: Int16Array.from(by(() => position, -1)),
      places: Int8Array.from(by(() => 5, 0)),
      seconds: Float32Array.from(by(person => 10 * (person + 1), Number.NaN)),
      rapid: Uint8Array.from(by(person => (person === 0 && position >= form.count - 3 ? 1 : 0), 0)),
    }
  }
  const nobody = () => new Int8Array(4).fill(-1)
  return {
    form,
    people: 4,
    stories: form.slots.map((_, position) => ({
      ...{ key: `quick-${position}/a@1`, position, isOfField: false },
      values: [1, 2, 3, 4, 5],
    })),
    columns: form.slots.map((_, position) => column(position)),
    pilots: [],
    answered: Int16Array.from(reached),
    finished: Uint8Array.from([1, 1, 0, 0]),
    left: Uint8Array.from([0, 0, 1, 0]),
    regular: Uint8Array.from([1, 1, 0, 0]),
    groups: Object.fromEntries(Object.keys(GROUPINGS).map(by => [by, nobody()])) as never,
    education: new Int8Array(4),
    startedAt: new Float64Array(4),
  }
}

test('the course says who came how far, who left where, how long it took and where people hurried', () => {
  const course = followCourse(sheetOf())
  expect(course[1]).toMatchObject({
    position: 2,
    reached: 4,
    left: 0,
    answered: 4,
    mean: 2.5,
    medianSeconds: 25,
  })
  expect(course[2]).toMatchObject({
    position: 3,
    reached: 4,
    left: 1,
    answered: 2,
    mean: 1.5,
    medianSeconds: 15,
  })
  expect(course[3]).toMatchObject({ reached: 2, left: 0 })
  expect(compareEnds(sheetOf())).toEqual({ n: 2, firstFifth: 0, lastFifth: 0.5 })
})

test('a place that is chosen for itself is chosen oftener than the values standing there earn', () => {
  const { answers, chosen, expected } = countPlaces(sheetOf(), [0, 1], [0, 1, 2])
  expect(answers).toBe(6)
  expect(chosen).toEqual([0, 0, 0, 0, 1])
  // Value 5 stands at the last place and was never chosen: by value, it earns nothing.
  expect(expected).toEqual([0.5, 0.5, 0, 0, 0])
})
