/** Blueprint 4.7, step 6: strong, good, possible with development, to explore. */
export const FIT_TIERS = ['strong', 'good', 'possible', 'explore'] as const
export type FitTier = (typeof FIT_TIERS)[number]

/** The tier of a fit as it is shown, a whole number: a reader can check it against the cuts. */
export function tierOf(shown: number): FitTier {
  if (shown >= 75) return 'strong'
  if (shown >= 65) return 'good'
  return shown >= 50 ? 'possible' : 'explore'
}
