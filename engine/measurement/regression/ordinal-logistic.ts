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
 */
export function fitOrdinalLogistic(cells: readonly Cell[]): OrdinalModel | null {
  const slopes = (cells[0]?.x ?? []).map(() => 0)
  const peak = climbFrom({ slopes, intercepts: plainIntercepts(cells) }, cells, EXACT)
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
  const intercepts = point.slice(width)
  let height = 0
  for (const { x, counts } of cells) {
    const chances = ordinalChances(predictorOf(point, x), intercepts)
    for (let category = 0; category < counts.length; category += 1) {
      const count = at(counts, category)
      if (count === 0) continue
      const chance = at(chances, category)
      if (!(chance > 0)) return Number.NEGATIVE_INFINITY
      height += count * Math.log(chance)
    }
  }
  return height
}

function slopeAt(point: readonly number[], cells: readonly Cell[], width: number): Slope {
  const intercepts = point.slice(width)
  const size = point.length
  const gradient = Array<number>(size).fill(0)
  const information = new Matrix(size, size)
  for (const { x, counts } of cells) {
    const predictor = predictorOf(point, x)
    const chances = ordinalChances(predictor, intercepts).map(chance => Math.max(chance, 1e-300))
    // Density at each threshold, with none below the lowest and none above the highest category.
    const densities = [0, ...intercepts.map(intercept => density(predictor + intercept)), 0]
    const people = counts.reduce((sum, count) => sum + count, 0)
    let [pull, curve] = [0, 0]
    const crossed = Array<number>(intercepts.length).fill(0)
    for (let category = 0; category < counts.length; category += 1) {
      const [low, high, chance] = [
        at(densities, category),
        at(densities, category + 1),
        at(chances, category),
      ]
      const ratio = at(counts, category) / chance
      const change = low - high
      pull += ratio * change
      curve += (people * change * change) / chance
      if (category > 0) {
        const index = width + category - 1
        gradient[index] = at(gradient, index) + ratio * low
        add(information, index, index, (people * low * low) / chance)
        crossed[category - 1] = at(crossed, category - 1) + (people * low * change) / chance
      }
      if (category < intercepts.length) {
        const index = width + category
        gradient[index] = at(gradient, index) - ratio * high
        add(information, index, index, (people * high * high) / chance)
        crossed[category] = at(crossed, category) - (people * high * change) / chance
        if (category > 0) {
          add(information, index, index - 1, (-people * low * high) / chance)
          add(information, index - 1, index, (-people * low * high) / chance)
        }
      }
    }
    for (let row = 0; row < width; row += 1) {
      gradient[row] = at(gradient, row) + at(x, row) * pull
      for (let column = 0; column < width; column += 1)
        add(information, row, column, at(x, row) * at(x, column) * curve)
      for (let index = 0; index < crossed.length; index += 1) {
        add(information, row, width + index, at(x, row) * at(crossed, index))
        add(information, width + index, row, at(x, row) * at(crossed, index))
      }
    }
  }
  return { gradient, information }
}

function density(x: number): number {
  const share = logistic(x)
  return share * logistic(-x)
}

function add(matrix: Matrix, row: number, column: number, value: number): void {
  matrix.set(row, column, matrix.get(row, column) + value)
}
