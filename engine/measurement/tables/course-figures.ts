import { at } from '../numbers/at.ts'
import { finiteOrNull } from '../numbers/finite.ts'
import type { AnswerSheet } from './answer-sheet.ts'

/** Holds how it went at one question, over all first attempts, whatever their quality. */
export interface CourseStep {
  /** From 1, through the whole form. */
  readonly position: number
  readonly section: string
  readonly number: number
  /** Came as far as this question. */
  readonly reached: number
  /** Were asked it, did not answer, and did not come back. */
  readonly left: number
  readonly answered: number
  /** Answers whose time is known. */
  readonly timed: number
  readonly mean: number | null
  readonly medianSeconds: number | null
  /** Of the timed answers, those faster than anybody reads. */
  readonly rapid: number
}

/** Holds how often each place on the screen was chosen, and how often it would be if only what stands there counted. */
export interface PlaceFigures {
  readonly answers: number
  readonly chosen: readonly number[]
  readonly expected: readonly number[]
}

/** Follows people through a form: who came how far, how long they took, where they hurried. */
export function followCourse(sheet: AnswerSheet): CourseStep[] {
  return sheet.form.slots.map(({ section, number }, position) => {
    const { values, seconds, rapid } = sheet.columns[position] ?? {}
    let [reached, left, answered, sum, hurried] = [0, 0, 0, 0, 0]
    const times: number[] = []
    for (let person = 0; person < sheet.people; person += 1) {
      const far = sheet.answered[person] ?? 0
      if (far >= position) reached += 1
      if (far === position && sheet.left[person] === 1) left += 1
      if (far <= position) continue
      answered += 1
      sum += values?.[person] ?? 0
      const time = seconds?.[person] ?? Number.NaN
      if (Number.isNaN(time)) continue
      times.push(time)
      hurried += rapid?.[person] ?? 0
    }
    return {
      ...{ position: position + 1, section, number, reached, left, answered },
      ...{ timed: times.length, mean: finiteOrNull(sum / answered) },
      ...{ medianSeconds: medianOf(times), rapid: hurried },
    }
  })
}

/** Holds whether people hurried more at the end than at the beginning, among those who reached the end. */
export interface Speededness {
  readonly n: number
  /** Share of rapid answers in the first and in the last fifth of the questions. */
  readonly firstFifth: number | null
  readonly lastFifth: number | null
}

/** Compares the share of rapid answers at the two ends of a form, over those who finished it. */
export function compareEnds(sheet: AnswerSheet): Speededness {
  const fifth = Math.ceil(sheet.form.count / 5)
  const share = (columns: AnswerSheet['columns']) => {
    let [timed, rapid] = [0, 0]
    for (const column of columns) {
      for (let person = 0; person < sheet.people; person += 1) {
        if (sheet.finished[person] !== 1 || Number.isNaN(at(column.seconds, person))) continue
        timed += 1
        rapid += column.rapid[person] ?? 0
      }
    }
    return finiteOrNull(rapid / timed)
  }
  return {
    n: sheet.finished.subarray(0, sheet.people).reduce((sum, finished) => sum + finished, 0),
    firstFifth: share(sheet.columns.slice(0, fifth)),
    lastFifth: share(sheet.columns.slice(-fifth)),
  }
}

/**
 * Counts which places on the screen are chosen in a section. Each place holds every value about equally often, so what exceeds the
 * share that its values earn there is a liking for the place.
 */
export function countPlaces(
  sheet: AnswerSheet,
  people: readonly number[],
  positions: readonly number[],
): PlaceFigures {
  const chosen = Array<number>(5).fill(0)
  const byValue = Array<number>(5).fill(0)
  const standing = Array.from({ length: 5 }, () => Array<number>(5).fill(0))
  let answers = 0
  for (const position of positions) {
    const column = sheet.columns[position]
    if (!column) continue
    const readers = new Map<number, number>()
    for (const person of people) {
      const place = (column.places[person] ?? 0) - 1
      if (place < 0) continue
      answers += 1
      chosen[place] = at(chosen, place) + 1
      const value = (column.values[person] ?? 0) - 1
      byValue[value] = at(byValue, value) + 1
      const story = column.stories[person] ?? -1
      readers.set(story, (readers.get(story) ?? 0) + 1)
    }
    for (const [story, count] of readers) {
      sheet.stories[story]?.values.forEach((stands, where) => {
        const own = standing[where]
        if (own) own[stands - 1] = at(own, stands - 1) + count
      })
    }
  }
  const expected = standing.map(own =>
    own.reduce((sum, times, value) => sum + (times * at(byValue, value)) / answers, 0),
  )
  return {
    answers,
    chosen: answers === 0 ? [] : chosen.map(count => count / answers),
    expected: answers === 0 ? [] : expected.map(count => count / answers),
  }
}

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).sort()
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2
}
