import { at } from '../numbers/at.ts'
import { chancesOf, type ItemModel } from './item-model.ts'

/** Holds how likely a person's answers are at an ability, against what is usual there (Drasgow, Levine and Williams 1985). */
export interface PersonFit {
  readonly logLikelihood: number
  readonly expected: number
  readonly variance: number
  /** Far below zero: answers that do not go together. Not standard normal at an estimated ability; use an empirical cut. */
  readonly lz: number | null
}

/** Computes l_z over what was answered. */
export function personFit(items: readonly ItemModel[], answers: ArrayLike<number>, theta: number): PersonFit {
  let [logLikelihood, expected, variance] = [0, 0, 0]
  items.forEach((item, index) => {
    const category = at(answers, index)
    if (!(category >= 0)) return
    const chances = chancesOf(item, theta).map(chance => Math.max(chance, 1e-300))
    const logs = chances.map(Math.log)
    const mean = chances.reduce((sum, chance, option) => sum + chance * at(logs, option), 0)
    logLikelihood += at(logs, category)
    expected += mean
    variance += chances.reduce((sum, chance, option) => sum + chance * at(logs, option) ** 2, 0) - mean ** 2
  })
  const lz = variance > 0 ? (logLikelihood - expected) / Math.sqrt(variance) : null
  return { logLikelihood, expected, variance, lz }
}
