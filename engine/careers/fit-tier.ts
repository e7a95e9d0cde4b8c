import type { CareerRules } from './career-rules.ts'

/** Strong, good, possible with development, to explore (C6). */
const FIT_TIERS = ['strong', 'good', 'possible', 'explore'] as const
export type FitTier = (typeof FIT_TIERS)[number]

/** Finds the tier of a fit as it is shown, a whole number: a reader can check it against the cuts. */
export function tierOf({ strong, good, possible }: CareerRules['tiers'], shown: number): FitTier {
  if (shown >= strong) return 'strong'
  if (shown >= good) return 'good'
  return shown >= possible ? 'possible' : 'explore'
}
