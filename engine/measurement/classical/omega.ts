import { inverse, Matrix, solve } from 'ml-matrix'
import { at } from '../numbers/at.ts'
import { correlationsOf, partOf, varyingIn } from './covariances-of.ts'

/** Holds what a model of one factor says of a scale, or why there is none. */
export type Omega =
  | {
      readonly kind: 'estimated'
      /** Omega total of one factor by maximum likelihood: `(sum l)^2 / ((sum l)^2 + sum theta)`. */
      readonly omega: number
      /** In units of the items. */
      readonly loadings: readonly number[]
    }
  | {
      readonly kind: 'not estimable'
      readonly why: 'too few items' | 'no error variance left' | 'no solution'
    }

/** Below this share of its variance, an item is said to have no error: a Heywood case. */
const LEAST_ERROR = 0.005
const ROUNDS = 200

/** Computes omega of the items that vary, from a model of one factor; needs four of them. */
export function omegaOf(covariances: Matrix): Omega {
  const varying = varyingIn(covariances)
  if (varying.length < 4) return { kind: 'not estimable', why: 'too few items' }
  const own = partOf(covariances, varying)
  const fitted = fitOneFactor(correlationsOf(own))
  if (typeof fitted === 'string') return { kind: 'not estimable', why: fitted }
  const spreads = own.diagonal().map(Math.sqrt)
  const loadings = fitted.loadings.map((loading, index) => loading * at(spreads, index))
  const errors = fitted.errors.map((error, index) => error * at(spreads, index) ** 2)
  const common = loadings.reduce((sum, loading) => sum + loading, 0) ** 2
  const specific = errors.reduce((sum, error) => sum + error, 0)
  return { kind: 'estimated', omega: common / (common + specific), loadings }
}

interface Factor {
  readonly loadings: readonly number[]
  readonly errors: readonly number[]
}

/** Fisher scoring over loadings and error variances at once, with halved steps where the misfit would grow. */
function fitOneFactor(correlations: Matrix): Factor | 'no error variance left' | 'no solution' {
  const count = correlations.rows
  const total = Math.sqrt(correlations.sum())
  let factor: Factor = {
    loadings: correlations.to2DArray().map(row => (0.9 * row.reduce((sum, entry) => sum + entry, 0)) / total),
    errors: Array<number>(count).fill(0.5),
  }
  let misfit = misfitOf(factor, correlations)
  if (!Number.isFinite(misfit)) return 'no solution'
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = stepOf(factor, correlations)
    if (!step) return 'no solution'
    let [size, next, nextMisfit] = [1, moved(factor, step, 1), 0]
    for (nextMisfit = misfitOf(next, correlations); !(nextMisfit <= misfit + 1e-14) && size > 1e-8; ) {
      size /= 2
      next = moved(factor, step, size)
      nextMisfit = misfitOf(next, correlations)
    }
    const change = Math.max(...step.map(Math.abs)) * size
    if (size <= 1e-8) return isHeywood(factor) ? 'no error variance left' : 'no solution'
    ;[factor, misfit] = [next, nextMisfit]
    if (change < 1e-9) return isHeywood(factor) ? 'no error variance left' : factor
  }
  return isHeywood(factor) ? 'no error variance left' : 'no solution'
}

function isHeywood({ errors }: Factor): boolean {
  return errors.some(error => error < LEAST_ERROR)
}

function moved({ loadings, errors }: Factor, step: readonly number[], size: number): Factor {
  return {
    loadings: loadings.map((loading, index) => loading + size * at(step, index)),
    errors: errors.map((error, index) => error + size * at(step, loadings.length + index)),
  }
}

/** log det(Sigma) + trace(S Sigma^-1), by the lemma of Sherman and Morrison; infinite outside the model. */
function misfitOf({ loadings, errors }: Factor, correlations: Matrix): number {
  if (errors.some(error => error <= 1e-6)) return Number.POSITIVE_INFINITY
  const weighted = loadings.map((loading, index) => loading / at(errors, index))
  const strength = 1 + weighted.reduce((sum, entry, index) => sum + entry * at(loadings, index), 0)
  const logs = errors.reduce((sum, error) => sum + Math.log(error), Math.log(strength))
  let [own, joint] = [0, 0]
  weighted.forEach((entry, row) => {
    own += correlations.get(row, row) / at(errors, row)
    weighted.forEach((other, column) => {
      joint += entry * other * correlations.get(row, column)
    })
  })
  return logs + own - joint / strength
}

function stepOf({ loadings, errors }: Factor, correlations: Matrix): number[] | null {
  const count = loadings.length
  const implied = Matrix.columnVector([...loadings])
  const sigma = implied.mmul(implied.transpose()).add(Matrix.diag([...errors]))
  const precision = inverse(sigma)
  const slope = precision.mmul(Matrix.sub(sigma, correlations)).mmul(precision)
  const pulled = precision.mmul(implied).to1DArray()
  const strength = pulled.reduce((sum, entry, index) => sum + entry * at(loadings, index), 0)
  const gradient = [
    ...slope
      .mmul(implied)
      .to1DArray()
      .map(entry => 2 * entry),
    ...slope.diagonal(),
  ]
  const information = new Matrix(2 * count, 2 * count)
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const entry = precision.get(row, column)
      information.set(row, column, 2 * (entry * strength + at(pulled, row) * at(pulled, column)))
      information.set(row, count + column, 2 * entry * at(pulled, column))
      information.set(count + column, row, 2 * entry * at(pulled, column))
      information.set(count + row, count + column, entry * entry)
    }
  }
  try {
    return solve(information, Matrix.columnVector(gradient))
      .to1DArray()
      .map(entry => -entry)
  } catch {
    return null
  }
}
