/** Holds places of ability and how many people of a standard normal population stand at each. */
export interface Quadrature {
  readonly nodes: readonly number[]
  readonly weights: readonly number[]
}

/** Spreads 61 nodes evenly over -6 to 6. */
export const QUADRATURE: Quadrature = (() => {
  const nodes = Array.from({ length: 61 }, (_, index) => -6 + index / 5)
  const densities = nodes.map(node => Math.exp((-node * node) / 2))
  const all = densities.reduce((sum, density) => sum + density, 0)
  return { nodes, weights: densities.map(density => density / all) }
})()
