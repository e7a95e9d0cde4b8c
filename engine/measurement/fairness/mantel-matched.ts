import { type MantelResult, mantel } from './mantel.ts'
import type { Matched } from './ordinal-dif.ts'
import { strataOf } from './strata-of.ts'

/** Compares two groups among people of equal sums, or of neighbouring ones where equal ones are too few. */
export function mantelMatched(answers: readonly Required<Matched>[]): MantelResult | null {
  const strata = strataOf(
    answers.map(({ match }) => match),
    answers.map(({ focal }) => focal),
    { counts: answers.map(({ count }) => count) },
  )
  return mantel(answers.map((answer, index) => ({ ...answer, stratum: strata[index] ?? 0 })))
}
