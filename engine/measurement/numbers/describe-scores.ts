import type { Row } from '../table.ts'
import { finiteOrNull } from './finite.ts'

/** Counts and sums up the scores that are there. */
export interface Description {
  readonly n: number
  readonly mean: number | null
  /** With n - 1. */
  readonly variance: number | null
  readonly sd: number | null
}

/** Describes scores by number, mean and spread; an item's mean is its difficulty (1 hard to 5 easy). */
export function describeScores(scores: Row): Description {
  let [n, sum, squares] = [0, 0, 0]
  for (const score of scores) {
    if (score === null) continue
    n += 1
    sum += score
  }
  const mean = sum / n
  for (const score of scores) if (score !== null) squares += (score - mean) ** 2
  const variance = squares / (n - 1)
  return {
    n,
    mean: finiteOrNull(mean),
    variance: finiteOrNull(variance),
    sd: finiteOrNull(Math.sqrt(variance)),
  }
}
