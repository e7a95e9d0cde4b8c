import { inverse, Matrix } from 'ml-matrix'
import { at } from '../numbers/at.ts'
import type { Answers } from './calibrate.ts'
import { categoriesOf, type ItemModel, scoresOf } from './item-model.ts'
import { logChancesOf, posteriorOf } from './log-chances.ts'
import { QUADRATURE } from './quadrature.ts'

/**
 * Computes the covariances of each calibrated item's parameters, in the order of `scoresOf`: the inverse of the people's
 * squared scores, item by item. What items share is left out, which is little where there are many of them
 * (docs/method/measurement.md#models). `null` where an item has no inverse.
 */
export function parameterCovariances(items: readonly ItemModel[], answers: Answers): (Matrix | null)[] {
  const tables = items.map(item =>
    Array.from({ length: categoriesOf(item) }, (_, category) => scoresByNode(item, category)),
  )
  const informations = tables.map(([first = []]) => {
    const size = first.length / QUADRATURE.nodes.length
    return Array.from({ length: size }, () => new Float64Array(size))
  })
  const logs = logChancesOf(items)
  for (const row of answers) {
    const { shares } = posteriorOf(logs, row)
    informations.forEach((information, item) => {
      const own = tables[item]?.[at(row, item)]
      if (!own) return
      const scores = information.map((_, entry) => {
        const first = entry * shares.length
        let score = 0
        for (let place = 0; place < shares.length; place += 1) {
          score += (shares[place] ?? 0) * (own[first + place] ?? 0)
        }
        return score
      })
      information.forEach((target, one) => {
        scores.forEach((score, other) => {
          target[other] = (target[other] ?? 0) + (scores[one] ?? 0) * score
        })
      })
    })
  }
  return informations.map(information => {
    try {
      return inverse(new Matrix(information))
    } catch {
      return null
    }
  })
}

/** Lists for each parameter, one after the other, its scores at all nodes. */
function scoresByNode(item: ItemModel, category: number): Float64Array {
  const byNode = QUADRATURE.nodes.map(node => scoresOf(item, category, node))
  return Float64Array.from((byNode[0] ?? []).flatMap((_, entry) => byNode.map(scores => at(scores, entry))))
}
