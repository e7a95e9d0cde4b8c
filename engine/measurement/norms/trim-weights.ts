/**
 * Trims weights to a multiple of their mean and spreads what was cut off over the others, so that nobody stands for
 * too many. The mean stays.
 */
export function trimWeights(weights: readonly number[], most: number): number[] {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length
  const limit = Math.max(1, most) * mean
  let trimmed = [...weights]
  for (let round = 0; round < 100; round += 1) {
    const excess = trimmed.reduce((sum, weight) => sum + Math.max(0, weight - limit), 0)
    if (excess <= 1e-12 * limit) break
    const free = trimmed.reduce((sum, weight) => sum + (weight < limit ? weight : 0), 0)
    trimmed = trimmed.map(weight => (weight >= limit ? limit : weight * (1 + excess / free)))
  }
  return trimmed
}

/** Computes of how many people with equal weights the sample is worth: (sum w)^2 / sum w^2 (Kish). */
export function effectiveCount(weights: readonly number[]): number {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return sum === 0 ? 0 : sum ** 2 / weights.reduce((total, weight) => total + weight ** 2, 0)
}
