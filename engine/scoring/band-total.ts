import type { Band } from '../vocabulary.ts'
import type { BandCuts } from './form-shape.ts'

/** The band of a total in points (specification 9; for the other forms blueprint 1.2). */
export function bandTotal(score: number, cuts: BandCuts): Band {
  if (score >= cuts.excellent) return 'excellent'
  if (score >= cuts.good) return 'good'
  return 'developing'
}
