import { at } from '../numbers/at.ts'
import { type Columns, columnsOf, sumsOf, type Table } from '../table.ts'
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
 * @param matching all that the sum counts, a column each; who left one out is compared on nothing
 */
export function findDif(
  matching: Columns,
  items: readonly ComparedItem[],
  focal: readonly boolean[],
): ItemDif[] {
  let found: ItemDif[] = []
  for (let round = 0; round <= DIF_RULES.rounds; round += 1) {
    const flagged = new Set(items.flatMap(({ column }, index) => (found[index]?.flagged ? [column] : [])))
    if (round > 0 && flagged.size === 0) break
    const counting = matching.filter((_, column) => !flagged.has(column))
    const matches = levelsOf(sumsOf(counting, focal.length))
    found = judge(
      items.map(item => {
        const own = matching[item.column]
        const levels =
          own && flagged.has(item.column) ? levelsOf(sumsOf([...counting, own], focal.length)) : matches
        return compare(item, levels, focal)
      }),
    )
  }
  return found
}

/** Holds the different sums that people reached, the lowest first, and which of them each person did; -1 for none. */
interface Levels {
  readonly sums: readonly number[]
  readonly places: Int32Array
}

function levelsOf(reached: Float64Array): Levels {
  const sums = [...new Set(reached)].filter(sum => !Number.isNaN(sum)).sort((a, b) => a - b)
  const placeOf = new Map(sums.map((sum, place) => [sum, place]))
  return { sums, places: Int32Array.from(reached, sum => placeOf.get(sum) ?? -1) }
}

/** Compares two groups on every column of a table. */
export function findDifInTable(table: Table, focal: readonly boolean[]): ItemDif[] {
  const columns = columnsOf(table)
  const items = columns.map((scores, column) => {
    const rows = [...scores.keys()].filter(row => !Number.isNaN(scores[row]))
    return { column, rows, scores: rows.map(row => at(scores, row)) }
  })
  return findDif(columns, items, focal)
}

type Comparison = Omit<ItemDif, 'correctedP' | 'flagged'>

function compare(item: ComparedItem, levels: Levels, focal: readonly boolean[]): Comparison {
  const answers = countAlike(item, levels, focal)
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
  { sums, places }: Levels,
  focal: readonly boolean[],
): Required<Matched>[] {
  const different: number[] = []
  for (const score of scores) if (!different.includes(score)) different.push(score)
  different.sort((a, b) => a - b)
  const counts = new Int32Array(2 * different.length * sums.length)
  const placeOf = (level: number, score: number, side: number) =>
    2 * (level * different.length + score) + side
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? -1
    const level = places[row] ?? -1
    if (level < 0) continue
    const place = placeOf(level, different.indexOf(scores[index] ?? Number.NaN), focal[row] ? 1 : 0)
    counts[place] = (counts[place] ?? 0) + 1
  }
  return sums.flatMap((match, level) =>
    different.flatMap((score, category) =>
      [false, true].flatMap(isFocal => {
        const count = counts[placeOf(level, category, Number(isFocal))] ?? 0
        return count > 0 ? [{ match, score, focal: isFocal, count }] : []
      }),
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
