import { finiteOrNull } from '../numbers/finite.ts'
import { type Columns, sumsOf } from '../table.ts'
import { covariancesOf } from './covariances-of.ts'

/** Holds how well two halves of a scale agree. */
export interface SplitHalf {
  readonly n: number
  readonly r: number | null
  /** Spearman and Brown's forecast for the whole scale: 2 r / (1 + r). */
  readonly spearmanBrown: number | null
  /** Flanagan and Rulon's coefficient, which lets the halves differ in spread. */
  readonly rulon: number | null
}

/** Compares two given halves of a scale, over the people who answered all of it: those of a story set, for example. */
export function splitHalf(columns: Columns, first: readonly number[], second: readonly number[]): SplitHalf {
  const people = columns[0]?.length ?? 0
  const [one, other] = [first, second].map(half =>
    sumsOf(
      half.flatMap(index => columns[index] ?? []),
      people,
    ),
  ) as [Float64Array, Float64Array]
  const isWhole = one.map((sum, person) => Number(!Number.isNaN(sum + (other[person] ?? Number.NaN))))
  const halves = [one, other].map(sums => sums.filter((_, person) => isWhole[person] === 1))
  const covariances = covariancesOf(halves)
  const [left, right, joint] = [covariances.get(0, 0), covariances.get(1, 1), covariances.get(0, 1)]
  const r = left > 0 && right > 0 ? joint / Math.sqrt(left * right) : null
  return {
    n: halves[0]?.length ?? 0,
    r,
    spearmanBrown: r === null ? null : finiteOrNull((2 * r) / (1 + r)),
    rulon: finiteOrNull(1 - (left + right - 2 * joint) / (left + right + 2 * joint)),
  }
}
