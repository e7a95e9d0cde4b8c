import type { Rating } from '../vocabulary.ts'

/** The rating of a section: 80, 60 and 40 % of its maximum (specification 9), compared as whole numbers. */
export function rateSection(score: number, max: number): Rating {
  if (5 * score >= 4 * max) return 'excellent'
  if (5 * score >= 3 * max) return 'very_good'
  if (5 * score >= 2 * max) return 'good'
  return 'developing'
}
