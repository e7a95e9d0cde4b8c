/** Whole points, both ends included. */
export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * Estimates the range of a score: `quantile` standard errors to both sides, clipped to the scale, rounded outward to
 * whole numbers (E3). Score, standard error and scale are in the same unit.
 */
export function estimateRange(
  { quantile }: { readonly quantile: number },
  score: number,
  standardError: number,
  scale: Range,
): Range {
  const halfWidth = quantile * standardError
  return {
    from: Math.max(scale.from, Math.floor(score - halfWidth)),
    to: Math.min(scale.to, Math.ceil(score + halfWidth)),
  }
}
