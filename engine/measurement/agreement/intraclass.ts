import { at } from '../numbers/at.ts'
import { finiteOrNull } from '../numbers/finite.ts'
import { completeRows, type Table } from '../table.ts'

/** Holds Shrout and Fleiss's six intraclass correlations: of one rater, and of the mean of all k. */
export interface Intraclass {
  /** What was rated by everyone; the rest is left out. */
  readonly targets: number
  readonly raters: number
  /** Raters differ by target. */
  readonly oneWay: { readonly single: number | null; readonly mean: number | null }
  /** Raters drawn from many: ICC(2,1) and ICC(2,k); agreement counts. */
  readonly random: { readonly single: number | null; readonly mean: number | null }
  /** These raters alone: ICC(3,1) and ICC(3,k); order counts, severity does not. */
  readonly fixed: { readonly single: number | null; readonly mean: number | null }
}

/** Computes intraclass correlations of ratings; a row a target, a column a rater. */
export function intraclass(ratings: Table): Intraclass {
  const rows = completeRows(ratings)
  const [n, k] = [rows.length, rows[0]?.length ?? 0]
  const all = rows.flat().reduce((sum, rating) => sum + rating, 0) / (n * k)
  const targets = rows.map(row => row.reduce((sum, rating) => sum + rating, 0) / k)
  const raters = Array.from(
    { length: k },
    (_, rater) => rows.reduce((sum, row) => sum + at(row, rater), 0) / n,
  )
  const squares = (values: readonly number[]) => values.reduce((sum, value) => sum + (value - all) ** 2, 0)
  const between = (k * squares(targets)) / (n - 1)
  const ofRaters = (n * squares(raters)) / (k - 1)
  const left = squares(rows.flat()) - k * squares(targets) - n * squares(raters)
  const error = left / ((n - 1) * (k - 1))
  const within = (left + n * squares(raters)) / (n * (k - 1))
  return {
    targets: n,
    raters: k,
    oneWay: {
      single: finiteOrNull((between - within) / (between + (k - 1) * within)),
      mean: finiteOrNull((between - within) / between),
    },
    random: {
      single: finiteOrNull((between - error) / (between + (k - 1) * error + (k * (ofRaters - error)) / n)),
      mean: finiteOrNull((between - error) / (between + (ofRaters - error) / n)),
    },
    fixed: {
      single: finiteOrNull((between - error) / (between + (k - 1) * error)),
      mean: finiteOrNull((between - error) / between),
    },
  }
}
