import { at } from '../numbers/at.ts'
import { type Columns, columnsOf, sumsOf, type Table } from '../table.ts'
import { benjaminiHochberg } from './benjamini-hochberg.ts'
import { countAlike, type Levels, levelsOf, type StoryAnswers } from './count-alike.ts'
import type { MantelResult } from './mantel.ts'
import { mantelMatched } from './mantel-matched.ts'
import { type OrdinalDif, ordinalDif } from './ordinal-dif.ts'

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
export interface ComparedItem extends StoryAnswers {
  readonly column: number
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
  const result = mantelMatched(answers)
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
