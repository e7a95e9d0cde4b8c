import { at } from '../numbers/at.ts'
import { describeScores } from '../numbers/describe-scores.ts'
import { columnOf } from '../table.ts'
import { intraclass } from './intraclass.ts'

/** Holds what raters said of one option. */
export interface RatedOption {
  /** 1 to 5, in the item's own order. */
  readonly place: number
  readonly value: number
  readonly mean: number
  readonly sd: number
  /** How many gave each point, 1 to 9. */
  readonly counts: readonly number[]
}

/** Holds what raters said of one story, compared with its key. */
export interface StoryRatings {
  /** By their value, the best first. */
  readonly options: readonly RatedOption[]
  /** Mean of an option less that of the next by value: below 0 against the key. */
  readonly gaps: readonly number[]
  readonly inOrder: boolean
  /** ICC(2,k) and ICC(3,k) over its options. */
  readonly random: number | null
  readonly fixed: number | null
}

/** Holds what is left of a story's figures when each rater in turn is left out. */
export interface StoryLeftOut {
  /** Without how many of them the order is still the key's. */
  readonly inOrder: number
  readonly raters: number
  /** The lowest ICC(2,k). */
  readonly lowest: number | null
}

/** Names the points of the scale on which options are rated. */
const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/**
 * Describes the ratings of a story and compares them with its key.
 *
 * @param values of the key, in the item's own order
 * @param rows a row a rater, a column an option in that order
 */
export function describeStory(values: readonly number[], rows: readonly (readonly number[])[]): StoryRatings {
  const options = values
    .map((value, index) => {
      const given = rows.map(row => at(row, index))
      const { mean, sd } = describeScores(given)
      const counts = POINTS.map(point => given.filter(each => each === point).length)
      return { place: index + 1, value, mean: mean ?? 0, sd: sd ?? 0, counts }
    })
    .toSorted((one, other) => other.value - one.value)
  const gaps = options.slice(1).map((option, index) => (options[index]?.mean ?? 0) - option.mean)
  const { random, fixed } = intraclass(values.map((_, index) => columnOf(rows, index)))
  return { options, gaps, inOrder: gaps.every(gap => gap > 0), random: random.mean, fixed: fixed.mean }
}

/** Leaves out one rater after another: what one of them alone decides is no agreement. */
export function leaveOneOut(values: readonly number[], rows: readonly (readonly number[])[]): StoryLeftOut {
  const left = rows.map((_, index) =>
    describeStory(
      values,
      rows.filter((_row, other) => other !== index),
    ),
  )
  const found = left.flatMap(({ random }) => (random === null ? [] : [random]))
  return {
    inOrder: left.filter(({ inOrder }) => inOrder).length,
    raters: rows.length,
    lowest: found.length === left.length ? Math.min(...found) : null,
  }
}

/** Sets from which spread of an option on raters are asked to discuss its story. */
const DISPUTED_SD = 1.5

/**
 * Tells whether raters disagree on a story: an option's ratings spread widely, or somebody cannot judge it. The key has no part in
 * it, so that being asked to discuss a story says nothing of its key.
 */
export function isDisputed(rows: readonly (readonly number[])[], unjudged: number): boolean {
  const width = rows[0]?.length ?? 0
  const spreads = Array.from({ length: width }, (_, index) => describeScores(columnOf(rows, index)).sd ?? 0)
  return unjudged > 0 || spreads.some(sd => sd > DISPUTED_SD)
}
