import { at } from '../numbers/at.ts'
import { improveMultinomialLogistic } from '../regression/improve-multinomial-logistic.ts'
import { improveOrdinalLogistic } from '../regression/ordinal-logistic.ts'
import { categoriesOf, type ItemModel } from './item-model.ts'
import { logChancesOf, posteriorOf } from './log-chances.ts'
import { QUADRATURE } from './quadrature.ts'

/** Holds a row a person: the category of each answer from 0, -1 where nothing was answered. */
export type Answers = readonly ArrayLike<number>[]

export interface Calibration<Item extends ItemModel> {
  readonly items: readonly Item[]
  readonly logLikelihood: number
  readonly rounds: number
  /** The log-likelihood stood still before rounds ran out. */
  readonly converged: boolean
}

export interface CalibrationOptions {
  /** Change of the log-likelihood below which it stands still. */
  readonly tolerance: number
  readonly rounds: number
}

/** Share of a person that no count notices. */
const NOBODY = 1e-12
const USUAL: CalibrationOptions = { tolerance: 1e-6, rounds: 2000 }

/**
 * Calibrates items, graded or nominal, by marginal maximum likelihood: EM over 61 nodes, ability standard normal. Every
 * category of every item must occur.
 */
export function calibrate<Item extends ItemModel>(
  answers: Answers,
  start: readonly Item[],
  options: CalibrationOptions = USUAL,
): Calibration<Item> {
  let items = start
  let before = Number.NEGATIVE_INFINITY
  for (let round = 1; round <= options.rounds; round += 1) {
    const { counts, logLikelihood } = expect(answers, items)
    if (logLikelihood - before < options.tolerance)
      return { items, logLikelihood, rounds: round, converged: true }
    items = items.map((item, index) => improve(item, counts[index] ?? []))
    before = logLikelihood
  }
  return { items, logLikelihood: before, rounds: options.rounds, converged: false }
}

/** Counts, for each item and category, how many people are expected at each node. */
function expect(answers: Answers, items: readonly ItemModel[]) {
  const logs = logChancesOf(items)
  const counts = items.map(item =>
    Array.from({ length: categoriesOf(item) }, () => new Float64Array(QUADRATURE.nodes.length)),
  )
  let logLikelihood = 0
  for (const row of answers) {
    const { shares, logLikelihood: own } = posteriorOf(logs, row)
    logLikelihood += own
    // Elsewhere nobody with these answers stands: half of the nodes and more.
    let [from, to] = [0, shares.length]
    while (from < to && (shares[from] ?? 0) < NOBODY) from += 1
    while (to > from && (shares[to - 1] ?? 0) < NOBODY) to -= 1
    for (let item = 0; item < counts.length; item += 1) {
      const chosen = counts[item]?.[at(row, item)]
      if (!chosen) continue
      // Read in place: this loop and that of `posteriorOf` are nearly all of the time.
      for (let place = from; place < to; place += 1)
        chosen[place] = (chosen[place] ?? 0) + (shares[place] ?? 0)
    }
  }
  return { counts, logLikelihood }
}

function improve<Item extends ItemModel>(item: Item, counts: readonly Float64Array[]): Item {
  const cells = QUADRATURE.nodes.map((x, place) => ({ x, counts: counts.map(own => at(own, place)) }))
  if (item.kind === 'nominal') return { ...item, ...improveMultinomialLogistic(cells, item) }
  const { slopes, intercepts } = improveOrdinalLogistic(
    cells.map(cell => ({ ...cell, x: [cell.x] })),
    { slopes: [item.slope], intercepts: item.intercepts },
  )
  return { ...item, slope: slopes[0] ?? item.slope, intercepts }
}
