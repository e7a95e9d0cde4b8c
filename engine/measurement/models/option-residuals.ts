import { at } from '../numbers/at.ts'
import { rankGroups } from '../numbers/rank-groups.ts'
import type { Answers } from './calibrate.ts'
import { chancesOf, type ItemModel } from './item-model.ts'
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
 * Compares what rank groups chose of one item with what its model foretells, where people are ranked and placed by their
 * other answers alone.
 *
 * @returns for each group, the lowest first, an entry a category
 */
export function optionResiduals(
  items: readonly ItemModel[],
  answers: Answers,
  index: number,
  groups: number,
): OptionResidual[][] {
  const item = items[index]
  if (!item) return []
  const byNode = QUADRATURE.nodes.map(node => chancesOf(item, node))
  // An item without logs says nothing of ability.
  const logs = logChancesOf(items).map((own, place) => (place === index ? [] : own))
  const people = answers
    .filter(row => at(row, index) >= 0)
    .map(row => {
      const { shares } = posteriorOf(logs, row)
      const theta = QUADRATURE.nodes.reduce((sum, node, place) => sum + node * at(shares, place), 0)
      const chances = (byNode[0] ?? []).map((_, category) =>
        byNode.reduce((sum, own, place) => sum + at(own, category) * at(shares, place), 0),
      )
      return { category: at(row, index), theta, chances }
    })
  const ranks = rankGroups(
    people.map(({ theta }) => theta),
    groups,
  )
  return Array.from({ length: groups }, (_, group) => {
    const members = people.filter((__, place) => ranks[place] === group)
    return (byNode[0] ?? []).map((__, category) => {
      const observed = members.filter(member => member.category === category).length
      const chances = members.map(member => at(member.chances, category))
      const expected = chances.reduce((sum, chance) => sum + chance, 0)
      const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0)
      return {
        people: members.length,
        observed,
        expected,
        z: variance > 0 ? (observed - expected) / Math.sqrt(variance) : 0,
      }
    })
  })
}
