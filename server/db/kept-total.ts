import type { Band } from '#engine/vocabulary.ts'

/** Holds the total of a completed attempt, as it was scored by these versions. */
export interface KeptTotal {
  readonly formVersion: number
  readonly scoringVersion: number
  readonly score: number
  readonly max: number
  readonly band: Band
  readonly standardError: number
}
