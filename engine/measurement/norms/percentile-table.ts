import type { NormPart } from './norm.ts'

/** Holds the scores of a reference sample in one part, and the scores that there can be. */
export interface ScoredPart {
  readonly id: string
  readonly lowest: number
  readonly highest: number
  readonly scores: readonly number[]
}

/** Decimals that are kept of a percentile. */
const KEPT = 1000

/**
 * Computes the percentile of every possible score of each part, with its interval, as `percentileOf` and `percentileInterval` do for
 * one. A drawing of people serves all parts and scores.
 *
 * @param random numbers from 0 to 1; the engine knows no chance
 */
export function percentileTables(
  parts: readonly ScoredPart[],
  weights: readonly number[],
  random: () => number,
  rounds = 1000,
): NormPart[] {
  const people = weights.length
  const own = Float64Array.from(weights)
  const everybody = Int32Array.from(weights, (_, person) => person)
  const drawn = new Int32Array(people)
  const states = parts.map(part => {
    const range = part.highest - part.lowest + 1
    const places = Int32Array.from(part.scores, score => score - part.lowest)
    const exact = percentilesOf(places, everybody, own, range)
    return { part, places, range, exact, draws: new Float64Array(range * rounds) }
  })
  for (let round = 0; round < rounds; round += 1) {
    for (let draw = 0; draw < people; draw += 1) drawn[draw] = Math.floor(random() * people)
    for (const { places, range, draws } of states) {
      percentilesOf(places, drawn, own, range).forEach((percentile, place) => {
        draws[place * rounds + round] = percentile
      })
    }
  }
  return states.map(({ part, range, exact, draws }) => {
    const from: number[] = []
    const to: number[] = []
    for (let place = 0; place < range; place += 1) {
      const sorted = draws.subarray(place * rounds, (place + 1) * rounds).sort()
      from.push(kept(sorted[Math.floor(0.05 * rounds)]))
      to.push(kept(sorted[Math.ceil(0.95 * rounds) - 1]))
    }
    return { id: part.id, lowest: part.lowest, percentiles: [...exact].map(kept), from, to }
  })
}

function percentilesOf(
  places: Int32Array,
  people: Int32Array,
  weights: Float64Array,
  range: number,
): Float64Array {
  const mass = new Float64Array(range)
  let all = 0
  for (const person of people) {
    const weight = weights[person] ?? 0
    const place = places[person] ?? 0
    mass[place] = (mass[place] ?? 0) + weight
    all += weight
  }
  let below = 0
  return mass.map(equal => {
    const percentile = (100 * (below + equal / 2)) / all
    below += equal
    return percentile
  })
}

function kept(value = 0): number {
  return Math.round(value * KEPT) / KEPT
}
