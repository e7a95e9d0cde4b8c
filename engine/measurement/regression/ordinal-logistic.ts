import { Matrix } from 'ml-matrix'
import { at } from '../numbers/at.ts'
import { type Climbing, climb, type Slope } from './climb.ts'
import type { Cell } from './counts.ts'

/** Holds a model of proportional odds: P(answer >= k) = 1 / (1 + exp(-(x b + d_k))). */
export interface OrdinalModel {
  readonly slopes: readonly number[]
  /** d_1 > d_2 > ..., one fewer than categories. */
  readonly intercepts: readonly number[]
  readonly logLikelihood: number
}

/** Its error in a deviance is the square of the last step: far below what anybody reads. */
const EXACT: Climbing = { rounds: 100, tolerance: 1e-6 }
const ONE: Climbing = { rounds: 1, tolerance: 0 }

/**
 * Fits proportional odds to counts by maximum likelihood; every category must occur. `null` where no finite solution exists: a
 * group that answers all alike has no finite slope.
 *
 * @param near a model of some of the predictors, from which the way is shorter
 */
export function fitOrdinalLogistic(
  cells: readonly Cell[],
  near?: Pick<OrdinalModel, 'slopes' | 'intercepts'>,
): OrdinalModel | null {
  const slopes = (cells[0]?.x ?? []).map((_, index) => near?.slopes[index] ?? 0)
  const intercepts = near?.intercepts ?? plainIntercepts(cells)
  const peak = climbFrom({ slopes, intercepts }, cells, EXACT)
  return peak?.arrived ? peak : null
}

/** Takes a step uphill from a model: one round of an estimation that has many. */
export function improveOrdinalLogistic(
  cells: readonly Cell[],
  start: Pick<OrdinalModel, 'slopes' | 'intercepts'>,
): Pick<OrdinalModel, 'slopes' | 'intercepts'> {
  return climbFrom(start, cells, ONE) ?? start
}

function climbFrom(
  { slopes, intercepts }: Pick<OrdinalModel, 'slopes' | 'intercepts'>,
  cells: readonly Cell[],
  climbing: Climbing,
): (OrdinalModel & { readonly arrived: boolean }) | null {
  const width = slopes.length
  const rows = layOut(cells, width, intercepts.length)
  const peak = climb(
    [...slopes, ...intercepts],
    point => heightAt(Float64Array.from(point), rows),
    point => slopeAt(Float64Array.from(point), rows),
    climbing,
  )
  if (!peak) return null
  const { point, logLikelihood, arrived } = peak
  return { slopes: point.slice(0, width), intercepts: point.slice(width), logLikelihood, arrived }
}

/** Holds cells in one row of numbers each: there are as many readings of them as stories, groups and rounds of estimation. */
interface Rows {
  readonly rows: number
  /** Predictors of a row. */
  readonly width: number
  /** Thresholds: one fewer than categories. */
  readonly thresholds: number
  readonly x: Float64Array
  readonly counts: Float64Array
}

function layOut(cells: readonly Cell[], width: number, thresholds: number): Rows {
  const x = new Float64Array(cells.length * width)
  const counts = new Float64Array(cells.length * (thresholds + 1))
  cells.forEach((cell, row) => {
    x.set(cell.x, row * width)
    counts.set(cell.counts, row * (thresholds + 1))
  })
  return { rows: cells.length, width, thresholds, x, counts }
}

/** Computes the chance of each category at a linear predictor. */
export function ordinalChances(predictor: number, intercepts: readonly number[]): number[] {
  const atLeast = intercepts.map(intercept => logistic(predictor + intercept))
  return [1, ...atLeast].map((share, category) => share - (atLeast[category] ?? 0))
}

/** Computes 1 / (1 + exp(-x)) without losing small shares. */
export function logistic(x: number): number {
  if (x >= 0) return 1 / (1 + Math.exp(-x))
  const odds = Math.exp(x)
  return odds / (1 + odds)
}

/** Logits of the shares that reach each category: the model without predictors. */
function plainIntercepts(cells: readonly Cell[]): number[] {
  const totals = (cells[0]?.counts ?? []).map((_, category) =>
    cells.reduce((sum, { counts }) => sum + at(counts, category), 0),
  )
  const all = totals.reduce((sum, total) => sum + total, 0)
  return totals.slice(1).map((_, index) => {
    const reached = totals.slice(index + 1).reduce((sum, total) => sum + total, 0)
    return Math.log(reached / (all - reached))
  })
}

function heightAt(point: Float64Array, { rows, thresholds, counts, ...laidOut }: Rows): number {
  const shares = new Float64Array(thresholds)
  let height = 0
  for (let row = 0; row < rows; row += 1) {
    fillShares(shares, point, row, laidOut)
    let above = 1
    for (let category = 0; category <= thresholds; category += 1) {
      const next = category < thresholds ? (shares[category] ?? 0) : 0
      const count = counts[row * (thresholds + 1) + category] ?? 0
      const chance = above - next
      above = next
      if (count === 0) continue
      if (!(chance > 0)) return Number.NEGATIVE_INFINITY
      height += count * Math.log(chance)
    }
  }
  return height
}

/** Fills in the share that reaches each category above the lowest. */
function fillShares(
  shares: Float64Array,
  point: Float64Array,
  row: number,
  { width, x }: Pick<Rows, 'width' | 'x'>,
) {
  let predictor = 0
  for (let index = 0; index < width; index += 1)
    predictor += (point[index] ?? 0) * (x[row * width + index] ?? 0)
  for (let index = 0; index < shares.length; index += 1)
    shares[index] = logistic(predictor + (point[width + index] ?? 0))
}

function slopeAt(point: Float64Array, { rows, width, thresholds, x, counts }: Rows): Slope {
  const size = point.length
  const gradient = new Float64Array(size)
  const information = new Float64Array(size * size)
  const shares = new Float64Array(thresholds)
  const crossed = new Float64Array(thresholds)
  const add = (to: Float64Array, place: number, value: number) => {
    to[place] = (to[place] ?? 0) + value
  }
  for (let row = 0; row < rows; row += 1) {
    fillShares(shares, point, row, { width, x })
    crossed.fill(0)
    let people = 0
    for (let category = 0; category <= thresholds; category += 1)
      people += counts[row * (thresholds + 1) + category] ?? 0
    let [pull, curve] = [0, 0]
    // Share above a category, and density at its threshold, with none below the lowest and none above the highest.
    let [above, low] = [1, 0]
    for (let category = 0; category <= thresholds; category += 1) {
      const next = category < thresholds ? (shares[category] ?? 0) : 0
      const high = next * (1 - next)
      const chance = Math.max(above - next, 1e-300)
      const ratio = (counts[row * (thresholds + 1) + category] ?? 0) / chance
      const weight = people / chance
      const change = low - high
      pull += ratio * change
      curve += weight * change * change
      if (category > 0) {
        const index = width + category - 1
        add(gradient, index, ratio * low)
        add(information, index * size + index, weight * low * low)
        add(crossed, category - 1, weight * low * change)
      }
      if (category < thresholds) {
        const index = width + category
        add(gradient, index, -ratio * high)
        add(information, index * size + index, weight * high * high)
        add(crossed, category, -weight * high * change)
        if (category > 0) add(information, index * size + index - 1, -weight * low * high)
      }
      above = next
      low = high
    }
    for (let one = 0; one < width; one += 1) {
      const own = x[row * width + one] ?? 0
      add(gradient, one, own * pull)
      for (let other = 0; other <= one; other += 1)
        add(information, one * size + other, own * (x[row * width + other] ?? 0) * curve)
      for (let index = 0; index < thresholds; index += 1)
        add(information, (width + index) * size + one, own * (crossed[index] ?? 0))
    }
  }
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < row; column += 1)
      information[column * size + row] = information[row * size + column] ?? 0
  return { gradient: Array.from(gradient), information: Matrix.from1DArray(size, size, information) }
}
