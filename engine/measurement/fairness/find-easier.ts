import { benjaminiHochberg } from './benjamini-hochberg.ts'
import { countAlike, levelsOf, type StoryAnswers } from './count-alike.ts'
import { mantelMatched } from './mantel-matched.ts'

/** Sets the share of false alarms among all, and from which difference, in spreads of that choice, one counts. */
export const EASIER_RULES = { share: 0.01, difference: 0.05 } as const

const BEST = 5

/**
 * Finds the stories that have grown easier, against the others of their section: they may have leaked. Compares the best option
 * alone: it is what a leak tells, and its share moves further than the mean of the points does.
 *
 * @param sums what each person reached in the section, with the story's own points
 * @param later whose answers came after the day that is asked about
 * @returns for each story, by how much more often later people of equal sums choose its best option; null where that is no more
 * than chance, or too little to count
 */
export function findEasier(
  sums: Float64Array,
  stories: readonly StoryAnswers[],
  later: readonly boolean[],
): (number | null)[] {
  const levels = levelsOf(sums)
  const results = stories.map(({ rows, scores }) =>
    mantelMatched(countAlike({ rows, scores: scores.map(score => Number(score === BEST)) }, levels, later)),
  )
  const corrected = benjaminiHochberg(results.map(result => result?.p ?? 1))
  return results.map((result, story) => {
    const difference = result?.difference ?? 0
    const counts = difference >= EASIER_RULES.difference && (corrected[story] ?? 1) < EASIER_RULES.share
    return counts ? difference : null
  })
}
