import { GATES } from './gates.ts'
import { type Answers, calibrate } from './models/calibrate.ts'
import { parameterCovariances } from './models/parameter-covariances.ts'
import { residualCorrelations } from './models/residual-correlations.ts'
import { startNominal } from './models/start-models.ts'
import { columnOf, type Score, type Table } from './table.ts'
import { type KeyStep, testKey } from './test-key.ts'

/** Holds what the answers say of one story of a section. */
export interface WatchedStory {
  /** Its column. */
  readonly column: number
  readonly n: number
  /** An entry for each two neighbouring values that enough people chose. */
  readonly steps: readonly KeyStep[]
  readonly againstKey: boolean
}

export interface Watched {
  /** Those that reached the gate of the key test. */
  readonly stories: readonly WatchedStory[]
  /** Columns that hang together beside what ability explains. */
  readonly dependent: readonly { readonly one: number; readonly other: number; readonly q3: number }[]
}

/** Sets from where a sign counts. All are judged, on invented answers (docs/method/measurement.md#watching). */
export const WATCH_RULES = { leastPeople: 10, q3: 0.3 } as const

/**
 * Watches the stories of one section: whether ability orders their options as the key does, and whether two depend on each
 * other. A story below the gate is not looked at.
 *
 * @param table a row a person, a column a story; the value of the chosen option
 */
export function watchStories(table: Table): Watched {
  const width = table[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    ...codeOf(columnOf(table, column)),
  })).filter(({ n, values }) => n >= GATES.keyTest.show && values.length > 1)
  const answers: Answers = table.map(row =>
    Int8Array.from(columns, ({ column, values }) => values.indexOf(row[column] ?? Number.NaN)),
  )
  const start = startNominal(
    answers,
    columns.map(({ values }) => values.length),
  )
  const { items } = calibrate(answers, start, { tolerance: 1e-7 * table.length * width, rounds: 200 })
  const covariances = parameterCovariances(items, answers)
  const stories = columns.map(({ column, n, values }, index): WatchedStory => {
    const [item, own] = [items[index], covariances[index]]
    const steps = item && own ? testKey(item, values, own) : []
    return { column, n, steps, againstKey: steps.some(({ verdict }) => verdict === 'against the key') }
  })
  return { stories, dependent: dependentIn(answers, items, columns) }
}

/** Counts the values of a story; an option that hardly anybody chose is left out, with those who chose it. */
export function codeOf(scores: readonly Score[]): { n: number; values: number[] } {
  const counts = Map.groupBy(
    scores.filter(score => score !== null),
    score => score,
  )
  const values = [...counts]
    .filter(([, own]) => own.length >= WATCH_RULES.leastPeople)
    .map(([value]) => value)
  return { n: scores.filter(score => score !== null).length, values: values.sort((a, b) => a - b) }
}

function dependentIn(
  answers: Answers,
  items: Parameters<typeof residualCorrelations>[0],
  columns: readonly { readonly column: number }[],
): Watched['dependent'] {
  const correlations = residualCorrelations(items, answers)
  return columns.flatMap(({ column: one }, row) =>
    columns.slice(row + 1).flatMap(({ column: other }, place) => {
      const q3 = correlations.get(row, row + 1 + place)
      return q3 > WATCH_RULES.q3 ? [{ one, other, q3 }] : []
    }),
  )
}
