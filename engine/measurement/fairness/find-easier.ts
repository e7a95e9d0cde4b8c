import type { Score } from '../table.ts'
import { benjaminiHochberg } from './benjamini-hochberg.ts'
import { type MantelResult, mantel } from './mantel.ts'
import { strataOf } from './strata-of.ts'

/** Holds a story whose best option later people of equal sums choose more often than earlier ones did: it may have leaked. */
export interface Easier {
  readonly story: number
  readonly mantel: MantelResult
}

/** Sets the share of false alarms among all, and from which difference, in spreads of that choice, one counts. */
export const EASIER_RULES = { share: 0.01, difference: 0.05 } as const

const BEST = 5

/**
 * Finds the stories that have grown easier, against the others of their section. Compares the best option alone: it is what a
 * leak tells, and its share moves further than the mean of the points does.
 *
 * @param sums what each person reached in the section, with the story's own points
 * @param stories the points of each story by person; null where it was not read
 * @param later whose answers came after the day that is asked about
 */
export function findEasier(
  sums: readonly number[],
  stories: readonly (readonly Score[])[],
  later: readonly boolean[],
): Easier[] {
  const results = stories.map(scores => {
    const read = scores.flatMap((score, person) =>
      score === null
        ? []
        : [{ score: Number(score === BEST), sum: sums[person] ?? 0, focal: later[person] ?? false }],
    )
    const strata = strataOf(
      read.map(({ sum }) => sum),
      read.map(({ focal }) => focal),
    )
    return mantel(read.map((answer, index) => ({ ...answer, stratum: strata[index] ?? 0 })))
  })
  const corrected = benjaminiHochberg(results.map(result => result?.p ?? 1))
  return results.flatMap((result, story) => {
    const grown = (result?.difference ?? 0) >= EASIER_RULES.difference
    return result && grown && (corrected[story] ?? 1) < EASIER_RULES.share ? [{ story, mantel: result }] : []
  })
}
