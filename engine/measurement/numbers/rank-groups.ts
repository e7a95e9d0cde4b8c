import { midRanks } from './mid-ranks.ts'

/** Divides values into groups of about equal size by rank, the lowest 0; equal values stay together. */
export function rankGroups(values: readonly number[], groups: number): number[] {
  if (groups === 1) return values.map(() => 0)
  return midRanks(values).map(rank =>
    Math.min(groups - 1, Math.floor((groups * (rank - 0.5)) / values.length)),
  )
}
