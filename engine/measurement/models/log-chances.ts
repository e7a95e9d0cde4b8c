import { at } from '../numbers/at.ts'
import { categoriesOf, chancesOf, type ItemModel } from './item-model.ts'
import { QUADRATURE } from './quadrature.ts'

/** Holds the logs of chances: an entry an item, in it one a category, in it one a node. */
export type LogChances = readonly (readonly Float64Array[])[]

/** Computes the logs of all chances at all nodes once, for everybody. */
export function logChancesOf(items: readonly ItemModel[]): LogChances {
  return items.map(item => {
    const logs = Array.from({ length: categoriesOf(item) }, () => new Float64Array(QUADRATURE.nodes.length))
    QUADRATURE.nodes.forEach((node, place) => {
      chancesOf(item, node).forEach((chance, category) => {
        const own = logs[category]
        if (own) own[place] = Math.log(Math.max(chance, 1e-300))
      })
    })
    return logs
  })
}

const LOG_WEIGHTS = Float64Array.from(QUADRATURE.weights, Math.log)

/** Holds where a person may stand: the share of each node, and the log of how likely the answers were. */
export interface Posterior {
  readonly shares: Float64Array
  readonly logLikelihood: number
}

/**
 * Computes where a person stands from what was answered.
 *
 * @param answers a category an item, -1 where nothing was answered
 */
export function posteriorOf(logs: LogChances, answers: ArrayLike<number>): Posterior {
  const shares = LOG_WEIGHTS.slice()
  for (let item = 0; item < logs.length; item += 1) {
    const own = logs[item]?.[at(answers, item)]
    if (own)
      for (let place = 0; place < shares.length; place += 1)
        shares[place] = (shares[place] ?? 0) + (own[place] ?? 0)
  }
  let highest = Number.NEGATIVE_INFINITY
  for (const share of shares) if (share > highest) highest = share
  let all = 0
  for (let place = 0; place < shares.length; place += 1) {
    const share = Math.exp((shares[place] ?? 0) - highest)
    shares[place] = share
    all += share
  }
  for (let place = 0; place < shares.length; place += 1) shares[place] = (shares[place] ?? 0) / all
  return { shares, logLikelihood: highest + Math.log(all) }
}
