import { at } from '../numbers/at.ts'
import { rankGroups } from '../numbers/rank-groups.ts'
import type { Answers } from './calibrate.ts'
import type { ItemModel } from './item-model.ts'
import { logChancesOf, posteriorOf } from './log-chances.ts'
import { QUADRATURE } from './quadrature.ts'

/** Holds how often one rank group chose one category, and how often the model foretells it. */
export interface OptionResidual {
  readonly people: number
  readonly observed: number
  readonly expected: number
  /** Difference in units of its standard error. */
  readonly z: number
}

/**
 * Compares what rank groups chose of each item with what its model foretells, where people are ranked and placed by their
 * other answers alone.
 *
 * @returns for each item, and each group, the lowest first, an entry a category
 */
export function optionResiduals(
  items: readonly ItemModel[],
  answers: Answers,
  groups: number,
): OptionResidual[][][] {
  const logs = logChancesOf(items)
  const chances = logs.map(own => own.map(log => log.map(Math.exp)))
  const readers = items.map((): Readers => ({ categories: [], thetas: [], foretold: [] }))
  for (const row of answers) {
    const { shares } = posteriorOf(logs, row)
    readers.forEach((own, item) => {
      addReader(own, shares, chances[item] ?? [], at(row, item))
    })
  }
  return readers.map((own, item) => compare(own, chances[item]?.length ?? 0, groups))
}

/** Holds who read an item: what each chose, and by the other answers where each stands and how likely each category is. */
interface Readers {
  readonly categories: number[]
  readonly thetas: number[]
  /** One after the other, an entry a category. */
  readonly foretold: number[]
}

/** Takes the own answer out of where a person stands by dividing by its chance. */
function addReader(
  { categories, thetas, foretold }: Readers,
  shares: Float64Array,
  chances: readonly Float64Array[],
  category: number,
): void {
  const chosen = chances[category]
  if (!chosen) return
  const weights = shares.map((share, place) => share / at(chosen, place))
  const all = sumOf(weights)
  categories.push(category)
  thetas.push(sumOf(weights, QUADRATURE.nodes) / all)
  for (const own of chances) foretold.push(sumOf(weights, own) / all)
}

function sumOf(weights: Float64Array, values?: ArrayLike<number>): number {
  let sum = 0
  for (let place = 0; place < weights.length; place += 1)
    sum += (weights[place] ?? 0) * (values ? (values[place] ?? 0) : 1)
  return sum
}

function compare({ categories, thetas, foretold }: Readers, count: number, groups: number) {
  const ranks = rankGroups(thetas, groups)
  const cells = Array.from({ length: groups }, () =>
    Array.from({ length: count }, () => ({ people: 0, observed: 0, expected: 0, variance: 0 })),
  )
  categories.forEach((category, reader) => {
    cells[at(ranks, reader)]?.forEach((cell, option) => {
      const chance = at(foretold, reader * count + option)
      cell.people += 1
      cell.observed += option === category ? 1 : 0
      cell.expected += chance
      cell.variance += chance * (1 - chance)
    })
  })
  return cells.map(own =>
    own.map(({ variance, ...cell }) => ({
      ...cell,
      z: variance > 0 ? (cell.observed - cell.expected) / Math.sqrt(variance) : 0,
    })),
  )
}
