import { Matrix } from 'ml-matrix'
import { at } from '../numbers/at.ts'
import { columnOf, type Table } from '../table.ts'

/**
 * Computes the covariances of a table's columns, with n - 1, each over the people who answered both items. All figures of a
 * scale come from this one matrix, so its pages cannot disagree. `NaN` where fewer than two people answered both.
 */
export function covariancesOf(table: Table): Matrix {
  const width = table[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, index) =>
    Float64Array.from(columnOf(table, index), score => score ?? Number.NaN),
  )
  const matrix = new Matrix(width, width)
  columns.forEach((some, row) => {
    columns.slice(0, row + 1).forEach((others, column) => {
      const covariance = covarianceOf(some, others)
      matrix.set(row, column, covariance)
      matrix.set(column, row, covariance)
    })
  })
  return matrix
}

/** Takes two passes, means first, so that large sums do not eat the last digits. Read in place: 90 items are 4,000 pairs. */
function covarianceOf(some: Float64Array, others: Float64Array): number {
  let [n, sum, otherSum] = [0, 0, 0]
  for (let index = 0; index < some.length; index += 1) {
    const x = some[index] ?? Number.NaN
    const y = others[index] ?? Number.NaN
    if (Number.isNaN(x + y)) continue
    n += 1
    sum += x
    otherSum += y
  }
  const [mean, otherMean] = [sum / n, otherSum / n]
  let joint = 0
  for (let index = 0; index < some.length; index += 1) {
    const product = ((some[index] ?? Number.NaN) - mean) * ((others[index] ?? Number.NaN) - otherMean)
    if (!Number.isNaN(product)) joint += product
  }
  return n < 2 ? Number.NaN : joint / (n - 1)
}

/** Takes the rows and columns named out of a matrix. */
export function partOf(matrix: Matrix, indices: readonly number[]): Matrix {
  return matrix.selection([...indices], [...indices])
}

/** Lists the items that anybody answered differently from another; the rest can tell nothing about a scale. */
export function varyingIn(covariances: Matrix): number[] {
  return covariances.diagonal().flatMap((variance, index) => (variance > 0 ? [index] : []))
}

/** Turns covariances into correlations. */
export function correlationsOf(covariances: Matrix): Matrix {
  const spreads = covariances.diagonal().map(Math.sqrt)
  return covariances.clone().apply(function scale(this: Matrix, row, column) {
    this.set(row, column, this.get(row, column) / (at(spreads, row) * at(spreads, column)))
  })
}
