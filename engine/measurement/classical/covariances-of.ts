import { Matrix } from 'ml-matrix'
import { at } from '../numbers/at.ts'
import type { Columns } from '../table.ts'

/**
 * Computes the covariances of columns, with n - 1, each over the people who answered both items. All figures of a scale come
 * from this one matrix, so its pages cannot disagree. `NaN` where fewer than two people answered both.
 */
export function covariancesOf(columns: Columns): Matrix {
  const described = columns.map(describeColumn)
  const matrix = new Matrix(columns.length, columns.length)
  described.forEach((some, row) => {
    described.slice(0, row + 1).forEach((others, column) => {
      const covariance = countable(some, others)
        ? countCovariance(some, others)
        : covarianceOf(some.scores, others.scores)
      matrix.set(row, column, covariance)
      matrix.set(column, row, covariance)
    })
  })
  return matrix
}

interface Column {
  readonly scores: Float64Array
  readonly sum: number
  /** Somebody left it out. */
  readonly hasGaps: boolean
  readonly isWhole: boolean
}

function describeColumn(scores: Float64Array): Column {
  let [sum, hasGaps, isWhole] = [0, false, true]
  for (const score of scores) {
    sum += score
    if (Number.isNaN(score)) hasGaps = true
    else if (!Number.isInteger(score)) isWhole = false
  }
  return { scores, sum, hasGaps, isWhole }
}

function countable(some: Column, others: Column): boolean {
  return some.isWhole && others.isWhole && !some.hasGaps && !others.hasGaps
}

/** Takes one pass over whole numbers, whose sums lose no digit; 90 items are 4,000 pairs. */
function countCovariance(some: Column, others: Column): number {
  const [{ scores }, { scores: otherScores }] = [some, others]
  const n = scores.length
  let joint = 0
  for (let index = 0; index < n; index += 1) joint += (scores[index] ?? 0) * (otherScores[index] ?? 0)
  return n < 2 ? Number.NaN : (n * joint - some.sum * others.sum) / (n * (n - 1))
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
