import { Matrix } from 'ml-matrix'
import { correlationsOf, covariancesOf } from '../classical/covariances-of.ts'
import { at } from '../numbers/at.ts'
import { columnsOf } from '../table.ts'
import { abilityIn } from './ability.ts'
import type { Answers } from './calibrate.ts'
import { chancesOf, type ItemModel } from './item-model.ts'
import { logChancesOf } from './log-chances.ts'

/**
 * Computes Yen's Q3: how the items hang together beside what ability explains. Two items above .30 of another depend on each
 * other. `NaN` where nobody answered both.
 */
export function residualCorrelations(items: readonly ItemModel[], answers: Answers): Matrix {
  const logs = logChancesOf(items)
  const residuals = answers.map(row => {
    const { theta } = abilityIn(logs, row)
    return items.map((item, index) => {
      const category = at(row, index)
      if (!(category >= 0)) return null
      return category - chancesOf(item, theta).reduce((sum, chance, option) => sum + chance * option, 0)
    })
  })
  return residuals.length === 0 ? new Matrix(0, 0) : correlationsOf(covariancesOf(columnsOf(residuals)))
}
