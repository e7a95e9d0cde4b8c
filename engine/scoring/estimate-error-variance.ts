import type { RangeRules } from './scoring-rules.ts'

/**
 * Estimates the error variance of one item of a section from this person's own answers: the variance of the item
 * values around their facet's mean, shrunk towards the prior (E1): s2 = (SS + w * v) / (df + w), df = items - facets,
 * with the prior variance v and its weight w.
 *
 * @param facets the item values (1 to 5) of each facet of one section
 * @returns squared item points; never zero
 */
export function estimateErrorVariance(
  { priorVariance, priorWeight }: RangeRules,
  facets: readonly (readonly number[])[],
): number {
  const sumOfSquares = facets.reduce((total, values) => total + squaresAroundMean(values), 0)
  const degreesOfFreedom = facets.reduce((total, values) => total + values.length - 1, 0)
  return (sumOfSquares + priorWeight * priorVariance) / (degreesOfFreedom + priorWeight)
}

/** From whole sums, so that the order of the values cannot change the last digit. */
function squaresAroundMean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0)
  const squares = values.reduce((total, value) => total + value * value, 0)
  return squares - (sum * sum) / values.length
}
