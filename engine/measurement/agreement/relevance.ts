import { normalQuantile } from '../numbers/distributions.ts'

/** Computes Lawshe's content validity ratio, -1 to 1: 0 where a half of the raters find an item essential. */
export function contentValidityRatio(essential: number, raters: number): number | null {
  return raters > 0 ? (essential - raters / 2) / (raters / 2) : null
}

/** Holds Aiken's V, 0 to 1, with its 95 % score interval. */
export interface AikenV {
  readonly v: number
  readonly from: number
  readonly to: number
}

/**
 * Computes Aiken's V of ratings on a scale: how far the raters' mean lies from its lowest to its highest point. The interval
 * is Penfield and Giacobbi's, that of Wilson for n (high - low) trials.
 */
export function aikenV(ratings: readonly number[], scale: { low: number; high: number }): AikenV | null {
  if (ratings.length === 0) return null
  const width = scale.high - scale.low
  const v = ratings.reduce((sum, rating) => sum + (rating - scale.low) / width, 0) / ratings.length
  const [z, trials] = [normalQuantile(0.975), ratings.length * width]
  const [centre, scaled] = [2 * trials * v + z ** 2, 2 * (trials + z ** 2)]
  const half = z * Math.sqrt(4 * trials * v * (1 - v) + z ** 2)
  return { v, from: (centre - half) / scaled, to: (centre + half) / scaled }
}
