import { EigenvalueDecomposition, type Matrix } from 'ml-matrix'
import { correlationsOf, partOf, varyingIn } from './covariances-of.ts'

/** Sets how many times the second eigenvalue the first must be before one ability is said to stand behind a section. Judged. */
export const LEAST_EIGENVALUE_RATIO = 3

/** Divides the first eigenvalue of the items' correlations by the second; `null` where there is none. */
export function eigenvalueRatio(covariances: Matrix): number | null {
  const correlations = correlationsOf(partOf(covariances, varyingIn(covariances)))
  if (correlations.rows < 2 || correlations.to1DArray().some(Number.isNaN)) return null
  const { realEigenvalues } = new EigenvalueDecomposition(correlations, { assumeSymmetric: true })
  const [first = 0, second = 0] = realEigenvalues.sort((a, b) => b - a)
  return second > 0 ? first / second : null
}
