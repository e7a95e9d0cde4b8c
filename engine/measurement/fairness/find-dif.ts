import { columnOf, type Row, type Table } from '../table.ts'
import { benjaminiHochberg } from './benjamini-hochberg.ts'
import { type MantelResult, mantel } from './mantel.ts'
import { type Matched, type OrdinalDif, ordinalDif } from './ordinal-dif.ts'
import { strataOf } from './strata-of.ts'

/** Holds what is known of one item that two groups answered. */
export interface ItemDif {
  readonly focal: number
  readonly reference: number
  readonly mantel: MantelResult | null
  readonly ordinal: OrdinalDif | null
  /** Of the total test of both effects, corrected over all items. */
  readonly correctedP: number
  /** Mantel's difference: below .17, up to .25, above. */
  readonly category: 'A' | 'B' | 'C' | null
  /** Significant after correction, and large. Two reviewers look at it; nothing follows by itself. */
  readonly flagged: boolean
}

/** Sets from where a difference is more than chance, and from where it is large. */
export const DIF_RULES = { share: 0.01, b: 0.17, c: 0.25, rSquared: 0.02, slope: 0.1, rounds: 2 } as const

/** Holds what is compared: a column of a table, or a story that a part of the people read. */
export interface ComparedItem {
  readonly column: number
  /** Rows of the table of those who answered it, and the points of each. */
  readonly rows: readonly number[]
  readonly scores: readonly number[]
}

/**
 * Compares two groups on every item of a section, matched by the sum of the items that are not flagged and the item itself.
 * Two more rounds leave flagged items out of the sum, lest they excuse each other.
 *
 * @param matching all that the sum counts, a column each; everybody answered it
 */
export function findDif(
  matching: Table,
  items: readonly ComparedItem[],
  focal: readonly boolean[],
): ItemDif[] {
  let found: ItemDif[] = []
  for (let round = 0; round <= DIF_RULES.rounds; round += 1) {
    const flagged = new Set(items.flatMap(({ column }, index) => (found[index]?.flagged ? [column] : [])))
    if (round > 0 && flagged.size === 0) break
    const sums = matching.map(row => sumWithout(row, flagged))
    const matchOf = (row: number, column: number) =>
      (sums[row] ?? Number.NaN) + (flagged.has(column) ? (matching[row]?.[column] ?? Number.NaN) : 0)
    found = judge(items.map(item => compare(item, row => matchOf(row, item.column), focal)))
  }
  return found
}

/** Sums a row up but for some columns; `NaN` where anything was left out. */
function sumWithout(row: Row, flagged: ReadonlySet<number>): number {
  let sum = 0
  row.forEach((score, column) => {
    sum += score === null ? Number.NaN : flagged.has(column) ? 0 : score
  })
  return sum
}

/** Compares two groups on every column of a table. */
export function findDifInTable(table: Table, focal: readonly boolean[]): ItemDif[] {
  const items = (table[0] ?? []).map((_, column) => {
    const answers = columnOf(table, column).flatMap((score, row) => (score === null ? [] : [{ row, score }]))
    return { column, rows: answers.map(({ row }) => row), scores: answers.map(({ score }) => score) }
  })
  return findDif(table, items, focal)
}

type Comparison = Omit<ItemDif, 'correctedP' | 'flagged'>

function compare(
  item: ComparedItem,
  matchOf: (row: number) => number,
  focal: readonly boolean[],
): Comparison {
  const answers = countAlike(item, matchOf, focal)
  const strata = strataOf(
    answers.map(({ match }) => match),
    answers.map(answer => answer.focal),
    { counts: answers.map(({ count }) => count) },
  )
  const result = mantel(answers.map((answer, index) => ({ ...answer, stratum: strata[index] ?? 0 })))
  const size =
    result?.difference === undefined || result.difference === null ? null : Math.abs(result.difference)
  const people = (own: boolean) =>
    answers.reduce((sum, answer) => sum + (answer.focal === own ? answer.count : 0), 0)
  return {
    focal: people(true),
    reference: people(false),
    mantel: result,
    ordinal: ordinalDif(answers),
    category: size === null ? null : size > DIF_RULES.c ? 'C' : size >= DIF_RULES.b ? 'B' : 'A',
  }
}

/** Counts answers alike: no test asks more, and a hundred thousand people come down to some hundred entries. */
function countAlike(
  { rows, scores }: ComparedItem,
  matchOf: (row: number) => number,
  focal: readonly boolean[],
): Required<Matched>[] {
  const alike = new Map<number, Map<number, [number, number]>>()
  rows.forEach((row, index) => {
    const [match, score] = [matchOf(row), scores[index] ?? Number.NaN]
    if (Number.isNaN(match)) return
    const byScore = alike.get(match) ?? new Map<number, [number, number]>()
    if (byScore.size === 0) alike.set(match, byScore)
    const counts = byScore.get(score) ?? [0, 0]
    counts[focal[row] ? 1 : 0] += 1
    byScore.set(score, counts)
  })
  return [...alike].flatMap(([match, byScore]) =>
    [...byScore].flatMap(([score, counts]) =>
      counts.flatMap((count, side) => (count > 0 ? [{ match, score, focal: side === 1, count }] : [])),
    ),
  )
}

function judge(comparisons: readonly Comparison[]): ItemDif[] {
  const corrected = benjaminiHochberg(comparisons.map(({ ordinal }) => ordinal?.total.p ?? 1))
  return comparisons.map((comparison, index) => {
    const { category, ordinal } = comparison
    const correctedP = corrected[index] ?? 1
    const isLarge =
      category === 'C' ||
      (ordinal !== null &&
        (ordinal.rSquaredChange >= DIF_RULES.rSquared || ordinal.slopeChange >= DIF_RULES.slope))
    return { ...comparison, correctedP, flagged: correctedP < DIF_RULES.share && isLarge }
  })
}
