import { Matrix } from 'ml-matrix'
import { at } from '../numbers/at.ts'
import { climb, type Slope } from './climb.ts'

/** Holds a model of unordered options: P(option k) is exp(a_k x + c_k) over the sum of all of these. The first a and c are 0. */
export interface MultinomialModel {
  readonly slopes: readonly number[]
  readonly intercepts: readonly number[]
}

/** Computes the chance of each option at a place. */
export function multinomialChances(x: number, { slopes, intercepts }: MultinomialModel): number[] {
  const powers = slopes.map((slope, option) => slope * x + at(intercepts, option))
  const highest = Math.max(...powers)
  const weights = powers.map(power => Math.exp(power - highest))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map(weight => weight / all)
}

/** Takes a step uphill from a model of unordered options with one predictor. */
export function improveMultinomialLogistic(
  cells: readonly { readonly x: number; readonly counts: readonly number[] }[],
  start: MultinomialModel,
): MultinomialModel {
  const free = start.slopes.length - 1
  const modelAt = (point: readonly number[]) => ({
    slopes: [0, ...point.slice(0, free)],
    intercepts: [0, ...point.slice(free)],
  })
  const heightAt = (point: readonly number[]) => {
    const model = modelAt(point)
    return cells.reduce((height, { x, counts }) => {
      const chances = multinomialChances(x, model)
      return counts.reduce(
        (sum, count, option) => (count > 0 ? sum + count * Math.log(at(chances, option)) : sum),
        height,
      )
    }, 0)
  }
  const slopeAt = (point: readonly number[]): Slope => {
    const model = modelAt(point)
    const gradient = Array<number>(2 * free).fill(0)
    const information = new Matrix(2 * free, 2 * free)
    for (const { x, counts } of cells) {
      const chances = multinomialChances(x, model)
      const people = counts.reduce((sum, count) => sum + count, 0)
      for (let row = 0; row < free; row += 1) {
        const chance = at(chances, row + 1)
        const surplus = at(counts, row + 1) - people * chance
        gradient[row] = at(gradient, row) + x * surplus
        gradient[free + row] = at(gradient, free + row) + surplus
        for (let column = 0; column < free; column += 1) {
          const curve = people * chance * ((row === column ? 1 : 0) - at(chances, column + 1))
          add(information, row, column, x * x * curve)
          add(information, row, free + column, x * curve)
          add(information, free + row, column, x * curve)
          add(information, free + row, free + column, curve)
        }
      }
    }
    return { gradient, information }
  }
  const peak = climb([...start.slopes.slice(1), ...start.intercepts.slice(1)], heightAt, slopeAt, {
    rounds: 1,
    tolerance: 0,
  })
  return peak ? modelAt(peak.point) : start
}

function add(matrix: Matrix, row: number, column: number, value: number): void {
  matrix.set(row, column, matrix.get(row, column) + value)
}
