import { correlate } from '../numbers/correlate.ts'
import { describeScores } from '../numbers/describe-scores.ts'
import { finiteOrNull } from '../numbers/finite.ts'
import { answered, type Row, type Table } from '../table.ts'

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
export function splitHalf(table: Table, first: readonly number[], second: readonly number[]): SplitHalf {
  const sums = [first, second].map(half => table.map(row => sumOf(half.map(index => row[index] ?? null))))
  const [one = [], other = []] = sums
  const both = table.flatMap((_, index) => {
    const [left, right] = [one[index] ?? null, other[index] ?? null]
    return left === null || right === null ? [] : [{ left, right }]
  })
  const spreads = [
    both.map(({ left, right }) => left - right),
    both.map(({ left, right }) => left + right),
  ].map(values => describeScores(values).variance ?? Number.NaN)
  const [apart = Number.NaN, together = Number.NaN] = spreads
  const r = correlate(one, other)
  return {
    n: both.length,
    r,
    spearmanBrown: r === null ? null : finiteOrNull((2 * r) / (1 + r)),
    rulon: finiteOrNull(1 - apart / together),
  }
}

function sumOf(scores: Row): number | null {
  const values = answered(scores)
  return values.length === scores.length ? values.reduce((sum, value) => sum + value, 0) : null
}
