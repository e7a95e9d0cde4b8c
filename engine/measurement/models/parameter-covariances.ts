import { inverse, Matrix } from 'ml-matrix'
import { at } from '../numbers/at.ts'
import type { Answers } from './calibrate.ts'
import { categoriesOf, type ItemModel, scoresOf } from './item-model.ts'
import { logChancesOf, posteriorOf } from './log-chances.ts'
import { QUADRATURE } from './quadrature.ts'

/**
 * Computes the covariances of each calibrated item's parameters, in the order of `scoresOf`: the inverse of the people's
 * squared scores, over all items at once, cut into one matrix an item. `null` where it has no inverse.
 */
export function parameterCovariances(items: readonly ItemModel[], answers: Answers): Matrix[] | null {
  const tables = items.map(item =>
    Array.from({ length: categoriesOf(item) }, (_, category) => scoresByNode(item, category)),
  )
  const sizes = tables.map(([first]) => (first ?? []).length / QUADRATURE.nodes.length)
  const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0))
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const information = Array.from({ length: all }, () => new Float64Array(all))
  const logs = logChancesOf(items)
  for (const row of answers) {
    const { shares } = posteriorOf(logs, row)
    const places: number[] = []
    const scores: number[] = []
    tables.forEach((table, item) => {
      const own = table[at(row, item)]
      if (!own) return
      for (let entry = 0; entry < at(sizes, item); entry += 1) {
        const first = entry * shares.length
        let score = 0
        for (let place = 0; place < shares.length; place += 1)
          score += (shares[place] ?? 0) * (own[first + place] ?? 0)
        places.push(at(starts, item) + entry)
        scores.push(score)
      }
    })
    for (let one = 0; one < places.length; one += 1) {
      const target = information[at(places, one)]
      if (!target) continue
      const score = at(scores, one)
      for (let other = 0; other < places.length; other += 1) {
        const place = places[other] ?? 0
        target[place] = (target[place] ?? 0) + score * (scores[other] ?? 0)
      }
    }
  }
  try {
    const covariances = inverse(new Matrix(information))
    return sizes.map((size, item) => {
      const start = at(starts, item)
      return covariances.subMatrix(start, start + size - 1, start, start + size - 1)
    })
  } catch {
    return null
  }
}

/** Lists for each parameter, one after the other, its scores at all nodes. */
function scoresByNode(item: ItemModel, category: number): Float64Array {
  const byNode = QUADRATURE.nodes.map(node => scoresOf(item, category, node))
  return Float64Array.from((byNode[0] ?? []).flatMap((_, entry) => byNode.map(scores => at(scores, entry))))
}
