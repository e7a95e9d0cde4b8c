/** Ranks values from 1, the lowest first; equal ones share the middle of their ranks. */
export function midRanks(values: readonly number[]): number[] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const ranks = new Map<number, number>()
  let below = 0
  for (const [value, count] of [...counts].sort(([a], [b]) => a - b)) {
    ranks.set(value, below + (1 + count) / 2)
    below += count
  }
  return values.map(value => ranks.get(value) ?? Number.NaN)
}
