import type { Rating } from '../vocabulary.ts'
import type { ScoringRules } from './scoring-rules.ts'

/** Rates a section by its share of the maximum, compared as whole numbers (S3). */
export function rateSection({ ratings }: Pick<ScoringRules, 'ratings'>, score: number, max: number): Rating {
  if (100 * score >= ratings.excellent * max) return 'excellent'
  if (100 * score >= ratings.very_good * max) return 'very_good'
  if (100 * score >= ratings.good * max) return 'good'
  return 'developing'
}
