import { clamp } from './clamp.ts'

/** Whole points, both ends included. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Holds a score and how far its range reaches to both sides, in the unit of the score and not rounded. */
export interface Estimate {
  readonly score: number
  readonly below: number
  readonly above: number
}

/**
 * Estimates how far a score on a scale with two ends may be off: Wilson's score interval (E2). The error shrinks
 * towards an end and never vanishes there, so a score at a limit keeps a range.
 *
 * @param quantile the standard normal quantile that bounds the range on both sides
 * @param spread the standard error that the score would have in the middle of the scale; above zero
 */
export function estimate(quantile: number, score: number, spread: number, scale: Range): Estimate {
  const width = scale.to - scale.from
  const share = (score - scale.from) / width
  const doubt = ((2 * quantile * spread) / width) ** 2
  const centre = (share + doubt / 2) / (1 + doubt)
  const half = Math.sqrt(doubt * share * (1 - share) + doubt ** 2 / 4) / (1 + doubt)
  return {
    score,
    // Kept within the scale: the last digit of a fraction would leave it.
    below: clamp(width * (share - centre + half), 0, score - scale.from),
    above: clamp(width * (centre + half - share), 0, scale.to - score),
  }
}

/** Joins the estimates of independent parts into that of their sum: the distances to each side are squared and added (E3). */
export function joinEstimates(parts: readonly Estimate[]): Estimate {
  return {
    score: parts.reduce((sum, { score }) => sum + score, 0),
    below: Math.hypot(...parts.map(({ below }) => below)),
    above: Math.hypot(...parts.map(({ above }) => above)),
  }
}

/** Rounds the range of an estimate outward to whole numbers (E3). */
export function rangeOf({ score, below, above }: Estimate): Range {
  return { from: Math.floor(score - below), to: Math.ceil(score + above) }
}

/** Reads the standard error from the longer side of a range, so that no score seems surer for lying at a limit (E4). */
export function standardErrorOf(quantile: number, { below, above }: Estimate): number {
  return Math.max(below, above) / quantile
}
