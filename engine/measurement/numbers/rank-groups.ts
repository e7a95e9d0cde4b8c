import { midRanks } from './mid-ranks.ts'

/** Divides values into groups of about equal size by rank, the lowest 0; equal values stay together. */
export function rankGroups(values: readonly number[], groups: number): number[] {
  return midRanks(values).map(rank =>
    Math.min(groups - 1, Math.floor((groups * (rank - 0.5)) / values.length)),
  )
}
