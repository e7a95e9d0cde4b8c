import { describeScores } from './numbers/describe-scores.ts'
import { normalQuantile } from './numbers/distributions.ts'
import type { Row } from './table.ts'

/** Holds how much easier one story of a pair is than the other. */
export interface StoryDifference {
  readonly a: number
  readonly b: number
  /** Mean of a less that of b, in points. */
  readonly difference: number
  /** Ends of its 95 % interval. */
  readonly from: number
  readonly to: number
  /** More than .6 points: one story is written anew or the pair is given another place; no person's points change. */
  readonly leans: boolean
}

/** Points beyond which two stories of a pair are not alike. */
export const MOST_DIFFERENCE = 0.6

/** Compares the two stories of a pair, each by those who read it; `null` where one has no two answers. */
export function compareStories(a: Row, b: Row): StoryDifference | null {
  const [one, other] = [describeScores(a), describeScores(b)]
  if (one.mean === null || other.mean === null || one.variance === null || other.variance === null)
    return null
  const difference = one.mean - other.mean
  const half = normalQuantile(0.975) * Math.sqrt(one.variance / one.n + other.variance / other.n)
  return {
    a: one.n,
    b: other.n,
    difference,
    from: difference - half,
    to: difference + half,
    leans: Math.abs(difference) > MOST_DIFFERENCE,
  }
}
