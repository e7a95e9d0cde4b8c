import { at } from '../numbers/at.ts'

/** Holds scores of a reference sample with the weight of each. */
export interface NormSample {
  readonly scores: readonly number[]
  readonly weights: readonly number[]
}

/** Computes the weighted mid-rank percentile of a score: what lies below it and a half of what equals it, of 100. */
export function percentileOf({ scores, weights }: NormSample, score: number): number {
  let [below, equal, all] = [0, 0, 0]
  scores.forEach((other, index) => {
    const weight = at(weights, index)
    all += weight
    if (other < score) below += weight
    if (other === score) equal += weight
  })
  return (100 * (below + equal / 2)) / all
}

/**
 * Draws the sample again and again, with replacement, and finds between which percentiles the score then lies 9 times in 10.
 *
 * @param random numbers from 0 to 1; the engine knows no chance
 */
export function percentileInterval(
  { scores, weights }: NormSample,
  score: number,
  random: () => number,
  rounds = 1000,
): { from: number; to: number } {
  const places = scores.map((other, index) => ({
    weight: at(weights, index),
    share: other < score ? 1 : other === score ? 0.5 : 0,
  }))
  const drawn = Array.from({ length: rounds }, () => {
    let [reached, all] = [0, 0]
    for (let draw = 0; draw < places.length; draw += 1) {
      const place = places[Math.floor(random() * places.length)]
      if (!place) continue
      reached += place.weight * place.share
      all += place.weight
    }
    return (100 * reached) / all
  }).sort((a, b) => a - b)
  return { from: at(drawn, Math.floor(0.05 * rounds)), to: at(drawn, Math.ceil(0.95 * rounds) - 1) }
}

/** Rounds a percentile as it is said: to fives, never 0 or 100. */
export function roundPercentile(percentile: number): number {
  return Math.min(99, Math.max(1, 5 * Math.round(percentile / 5)))
}
