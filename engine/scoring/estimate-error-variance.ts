/** The judged variance of one item within a person and the number of items it weighs as much as (blueprint 4.2, [J]). */
const PRIOR_VARIANCE = 1.0
const PRIOR_WEIGHT = 6

/**
 * The error variance of one item of a section, from this person's own answers: the variance of the item values around
 * their facet's mean, shrunk towards the prior (blueprint 4.2): s2 = (SS + 6 * 1.0) / (df + 6), df = items - facets.
 *
 * @param facets the item values (1 to 5) of each facet of one section
 * @returns squared item points; never zero
 */
export function estimateErrorVariance(facets: readonly (readonly number[])[]): number {
  const sumOfSquares = facets.reduce((total, values) => total + squaresAroundMean(values), 0)
  const degreesOfFreedom = facets.reduce((total, values) => total + values.length - 1, 0)
  return (sumOfSquares + PRIOR_WEIGHT * PRIOR_VARIANCE) / (degreesOfFreedom + PRIOR_WEIGHT)
}

/** From whole sums, so that the order of the values cannot change the last digit. */
function squaresAroundMean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0)
  const squares = values.reduce((total, value) => total + value * value, 0)
  return squares - (sum * sum) / values.length
}
