import type { RangeRules } from './scoring-rules.ts'

/**
 * Estimates the error variance that one item of a section has in the middle of the scale, from this person's own
 * answers: the squares around each facet's mean by the room that this mean leaves them, shrunk towards the prior (E1):
 * s2 = (SS + w * v) / (sum of df * room + w), with the prior variance v and its weight w.
 *
 * @param facets the item values (1 to 5) of each facet of one section
 * @returns squared item points; never zero
 */
export function estimateErrorVariance(
  { priorVariance, priorWeight }: RangeRules,
  facets: readonly (readonly number[])[],
): number {
  const sumOfSquares = facets.reduce((total, values) => total + squaresAroundMean(values), 0)
  const degreesOfFreedom = facets.reduce((total, values) => total + (values.length - 1) * roomAt(values), 0)
  return (sumOfSquares + priorWeight * priorVariance) / (degreesOfFreedom + priorWeight)
}

/** From whole sums, so that the order of the values cannot change the last digit. */
function squaresAroundMean(values: readonly number[]): number {
  const sum = sumOf(values)
  const squares = values.reduce((total, value) => total + value * value, 0)
  return squares - (sum * sum) / values.length
}

/** The share of the middle's variance that values of this mean may have: 1 at a mean of 3, 0 at 1 and 5. */
function roomAt(values: readonly number[]): number {
  const mean = sumOf(values) / values.length
  return ((5 - mean) * (mean - 1)) / 4
}

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
