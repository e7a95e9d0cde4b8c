import type { Band } from '../vocabulary.ts'
import type { ScoringRules, Share } from './scoring-rules.ts'

/** Holds the lowest whole totals of the two upper bands of a form, in points. */
export interface BandCuts {
  readonly excellent: number
  readonly good: number
}

/** Computes the cuts of a form with this maximum; 350 and 200 of 450 in version 1 (S4). */
export function bandCutsOf({ bands }: Pick<ScoringRules, 'bands'>, max: number): BandCuts {
  const cut = (share: Share) => Math.ceil((share.of * max) / share.in)
  return { excellent: cut(bands.excellent), good: cut(bands.good) }
}

/** Finds the band of a total in points. */
export function bandTotal(score: number, cuts: BandCuts): Band {
  if (score >= cuts.excellent) return 'excellent'
  if (score >= cuts.good) return 'good'
  return 'developing'
}
