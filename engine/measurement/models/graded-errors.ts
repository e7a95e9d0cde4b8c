import type { Matrix } from 'ml-matrix'
import { finiteOrNull } from '../numbers/finite.ts'
import { difficultiesOf, type GradedItem } from './item-model.ts'

/** Holds the standard errors of a graded item. */
export interface GradedErrors {
  readonly slope: number | null
  /** An entry a difficulty. */
  readonly difficulties: readonly (number | null)[]
}

/**
 * Computes the standard errors of a graded item, those of the difficulties by the delta method: of b = -d / a the derivatives are
 * -1 / a by d and -b / a by a.
 *
 * @param covariances those of its parameters (`parameterCovariances`); `null` where there are none
 */
export function gradedErrors(item: GradedItem, covariances: Matrix | null): GradedErrors | null {
  if (!covariances) return null
  const variance = covariances.get(0, 0)
  return {
    slope: errorOf(variance),
    difficulties: difficultiesOf(item).map((difficulty, index) => {
      const [own, joint] = [covariances.get(index + 1, index + 1), covariances.get(0, index + 1)]
      return errorOf((own + difficulty ** 2 * variance + 2 * difficulty * joint) / item.slope ** 2)
    }),
  }
}

function errorOf(variance: number): number | null {
  return finiteOrNull(Math.sqrt(variance))
}
