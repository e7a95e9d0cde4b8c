import { answered, type Row } from '../table.ts'
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
  const values = answered(scores)
  const n = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  return {
    n,
    mean: finiteOrNull(mean),
    variance: finiteOrNull(variance),
    sd: finiteOrNull(Math.sqrt(variance)),
  }
}
