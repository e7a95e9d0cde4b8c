import { Matrix } from 'ml-matrix'
import { at } from '../numbers/at.ts'
import type { Table } from '../table.ts'

/**
 * Computes the covariances of a table's columns, with n - 1, each over the people who answered both items. All figures of a
 * scale come from this one matrix, so its pages cannot disagree. `NaN` where fewer than two people answered both.
 */
export function covariancesOf(table: Table): Matrix {
  const columns = columnsOf(table)
  const width = columns.length
  const exact = columns.map(column => column.every(score => Number.isNaN(score) || Number.isInteger(score)))
  const matrix = new Matrix(width, width)
  columns.forEach((some, row) => {
    columns.slice(0, row + 1).forEach((others, column) => {
      const covariance =
        exact[row] && exact[column] ? countCovariance(some, others) : covarianceOf(some, others)
      matrix.set(row, column, covariance)
      matrix.set(column, row, covariance)
    })
  })
  return matrix
}

/** Reads the columns of a table; `NaN` where nothing was answered. */
function columnsOf(table: Table): Float64Array[] {
  const columns = (table[0] ?? []).map(() => new Float64Array(table.length))
  table.forEach((scores, row) => {
    for (let column = 0; column < columns.length; column += 1) {
      const own = columns[column]
      if (own) own[row] = scores[column] ?? Number.NaN
    }
  })
  return columns
}

/** Takes one pass: sums of whole numbers lose no digit. Read in place: 90 items are 4,000 pairs. */
function countCovariance(some: Float64Array, others: Float64Array): number {
  let [n, sum, otherSum, joint] = [0, 0, 0, 0]
  for (let index = 0; index < some.length; index += 1) {
    const x = some[index] ?? Number.NaN
    const y = others[index] ?? Number.NaN
    const product = x * y
    if (Number.isNaN(product)) continue
    n += 1
    sum += x
    otherSum += y
    joint += product
  }
  return n < 2 ? Number.NaN : (n * joint - sum * otherSum) / (n * (n - 1))
}

/** Takes two passes, means first, so that large sums do not eat the last digits. */
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
