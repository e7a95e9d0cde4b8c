import { at } from '../numbers/at.ts'
import type { ItemModel } from './item-model.ts'
import { type LogChances, logChancesOf, posteriorOf } from './log-chances.ts'
import { QUADRATURE } from './quadrature.ts'

/** Holds the mean and spread of where a person may stand, in spreads of the population. */
export interface Ability {
  readonly theta: number
  readonly standardError: number
}

/** Estimates the ability behind some answers (EAP). */
export function abilityOf(items: readonly ItemModel[], answers: ArrayLike<number>): Ability {
  return abilityIn(logChancesOf(items), answers)
}

/** Estimates an ability from chances that were computed before. */
export function abilityIn(logs: LogChances, answers: ArrayLike<number>): Ability {
  const { shares } = posteriorOf(logs, answers)
  let [theta, square] = [0, 0]
  QUADRATURE.nodes.forEach((node, place) => {
    theta += node * at(shares, place)
    square += node * node * at(shares, place)
  })
  return { theta, standardError: Math.sqrt(Math.max(0, square - theta * theta)) }
}

/** Computes how reliable estimated abilities are on the whole: 1 - mean of their squared errors. */
export function marginalReliability(abilities: readonly Ability[]): number {
  return 1 - abilities.reduce((sum, { standardError }) => sum + standardError ** 2, 0) / abilities.length
}
