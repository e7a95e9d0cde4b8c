import { at } from '../numbers/at.ts'

/** Holds one margin: to which of its groups each person belongs, and what share of the base each group should be. */
export interface Margin {
  readonly groups: readonly number[]
  readonly targets: readonly number[]
}

const ROUNDS = 1000

/**
 * Rakes weights until the sample has every margin of its base (Deming and Stephan 1940). The weights' mean is 1. `null` where
 * a group that the base has is empty in the sample, or where the margins contradict each other.
 */
export function rakeWeights(people: number, margins: readonly Margin[]): number[] | null {
  const weights = Array<number>(people).fill(1)
  const wanted = margins.map(({ groups, targets }) => {
    const all = targets.reduce((sum, target) => sum + target, 0)
    return { groups, totals: targets.map(target => (target / all) * people) }
  })
  for (let round = 0; round < ROUNDS; round += 1) {
    let furthest = 0
    for (const { groups, totals } of wanted) {
      const found = Array<number>(totals.length).fill(0)
      groups.forEach((group, person) => {
        found[group] = at(found, group) + at(weights, person)
      })
      const factors = totals.map((total, group) => (total === 0 ? 0 : total / at(found, group)))
      if (!factors.every(Number.isFinite)) return null
      furthest = Math.max(
        furthest,
        ...factors.map((factor, group) => (at(totals, group) === 0 ? 0 : Math.abs(factor - 1))),
      )
      groups.forEach((group, person) => {
        weights[person] = at(weights, person) * at(factors, group)
      })
    }
    if (furthest < 1e-12) return weights
  }
  return null
}
