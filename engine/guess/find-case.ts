import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import type { SectionScore } from '../scoring/score-section.ts'
import type { ScoringRules } from '../scoring/scoring-rules.ts'
import { CORE_SECTIONS } from '../vocabulary.ts'
import type { Guess, GuessLevel } from './guess.ts'
import type { Difference, GuessCase } from './guess-sentences.ts'

/** Finds the case of a guess; null in the forms without the three sections. */
export function findCase(
  { ratings }: Pick<ScoringRules, 'ratings'>,
  { sections }: Pick<ScoredAttempt, 'sections'>,
  guess: Guess,
): GuessCase | null {
  const [motivation, competency, skills] = CORE_SECTIONS.map(id => {
    const section = sections.find(each => each.id === id)
    return section && differenceOf(ratings, section, guess[id])
  })
  return motivation && competency && skills ? `${motivation}${competency}${skills}` : null
}

/** A level that the range of the score reaches is as good a guess as there is. */
function differenceOf(
  { good, excellent }: ScoringRules['ratings'],
  { range, max }: SectionScore,
  level: GuessLevel,
): Difference {
  const from = { low: 0, middle: good, high: excellent }[level]
  const below = { low: good, middle: excellent, high: Number.POSITIVE_INFINITY }[level]
  if (100 * range.from >= below * max) return 'U'
  return 100 * range.to < from * max ? 'O' : 'S'
}
