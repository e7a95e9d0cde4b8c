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

const EXACT: Climbing = { rounds: 100, tolerance: 1e-9 }
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
  const peak = climb(
    [...slopes, ...intercepts],
    point => heightAt(point, cells, width),
    point => slopeAt(point, cells, width),
    climbing,
  )
  if (!peak) return null
  const { point, logLikelihood, arrived } = peak
  return { slopes: point.slice(0, width), intercepts: point.slice(width), logLikelihood, arrived }
}

/** Computes the chance of each category at a linear predictor. */
export function ordinalChances(predictor: number, intercepts: readonly number[]): number[] {
  const atLeast = intercepts.map(intercept => logistic(predictor + intercept))
  return [1, ...atLeast].map((share, category) => share - (atLeast[category] ?? 0))
}

/** Computes 1 / (1 + exp(-x)) without losing small shares. */
export function logistic(x: number): number {
  return x >= 0 ? 1 / (1 + Math.exp(-x)) : Math.exp(x) / (1 + Math.exp(x))
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

function predictorOf(point: readonly number[], x: readonly number[]): number {
  let sum = 0
  for (let index = 0; index < x.length; index += 1) sum += at(point, index) * at(x, index)
  return sum
}

function heightAt(point: readonly number[], cells: readonly Cell[], width: number): number {
  const shares = new Float64Array(point.length - width)
  let height = 0
  for (const { x, counts } of cells) {
    fillShares(shares, point, x, width)
    for (let category = 0; category < counts.length; category += 1) {
      const count = at(counts, category)
      if (count === 0) continue
      const chance = chanceAt(shares, category)
      if (!(chance > 0)) return Number.NEGATIVE_INFINITY
      height += count * Math.log(chance)
    }
  }
  return height
}

/** Fills in the share that reaches each category above the lowest. */
function fillShares(shares: Float64Array, point: readonly number[], x: readonly number[], width: number) {
  const predictor = predictorOf(point, x)
  for (let index = 0; index < shares.length; index += 1)
    shares[index] = logistic(predictor + at(point, width + index))
}

function chanceAt(shares: Float64Array, category: number): number {
  return (category === 0 ? 1 : at(shares, category - 1)) - (shares[category] ?? 0)
}

/** Works in arrays that are made once: there are as many calls as stories, groups and rounds of estimation. */
function slopeAt(point: readonly number[], cells: readonly Cell[], width: number): Slope {
  const size = point.length
  const gradient = new Float64Array(size)
  const information = new Float64Array(size * size)
  const shares = new Float64Array(size - width)
  const crossed = new Float64Array(size - width)
  const add = (row: number, column: number, value: number) => {
    information[row * size + column] = at(information, row * size + column) + value
  }
  for (const { x, counts } of cells) {
    fillShares(shares, point, x, width)
    crossed.fill(0)
    let people = 0
    for (let category = 0; category < counts.length; category += 1) people += at(counts, category)
    let [pull, curve] = [0, 0]
    for (let category = 0; category < counts.length; category += 1) {
      const chance = Math.max(chanceAt(shares, category), 1e-300)
      // Density at each threshold, with none below the lowest and none above the highest category.
      const low = category === 0 ? 0 : densityOf(at(shares, category - 1))
      const high = category === shares.length ? 0 : densityOf(at(shares, category))
      const ratio = at(counts, category) / chance
      const weight = people / chance
      const change = low - high
      pull += ratio * change
      curve += weight * change * change
      if (category > 0) {
        const index = width + category - 1
        gradient[index] = at(gradient, index) + ratio * low
        add(index, index, weight * low * low)
        crossed[category - 1] = at(crossed, category - 1) + weight * low * change
      }
      if (category < shares.length) {
        const index = width + category
        gradient[index] = at(gradient, index) - ratio * high
        add(index, index, weight * high * high)
        crossed[category] = at(crossed, category) - weight * high * change
        if (category > 0) {
          add(index, index - 1, -weight * low * high)
          add(index - 1, index, -weight * low * high)
        }
      }
    }
    for (let row = 0; row < width; row += 1) {
      gradient[row] = at(gradient, row) + at(x, row) * pull
      for (let column = 0; column < width; column += 1) add(row, column, at(x, row) * at(x, column) * curve)
      for (let index = 0; index < crossed.length; index += 1) {
        add(row, width + index, at(x, row) * at(crossed, index))
        add(width + index, row, at(x, row) * at(crossed, index))
      }
    }
  }
  return { gradient: Array.from(gradient), information: Matrix.from1DArray(size, size, information) }
}

/** Computes the density at a threshold from the share above it. */
function densityOf(share: number): number {
  return share * (1 - share)
}
