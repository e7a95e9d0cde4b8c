/** Whole points, both ends included. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** The standard normal quantile of 0.90: four fifths of a normal distribution lie within it on both sides. */
const EIGHTY_PERCENT = 1.2816

/**
 * The 80 % band of a score: 1.2816 standard errors to both sides, clipped to the scale, rounded outward to whole numbers
 * (blueprint 4.2). Score, standard error and scale are in the same unit.
 */
export function estimateRange(score: number, standardError: number, scale: Range): Range {
  const halfWidth = EIGHTY_PERCENT * standardError
  return {
    from: Math.max(scale.from, Math.floor(score - halfWidth)),
    to: Math.min(scale.to, Math.ceil(score + halfWidth)),
  }
}
