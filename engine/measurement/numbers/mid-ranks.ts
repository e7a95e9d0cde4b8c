import { at } from './at.ts'

/** Ranks values from 1, the lowest first; equal ones share the middle of their ranks. */
export function midRanks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => at(values, a) - at(values, b))
  const ranks = Array<number>(values.length).fill(0)
  for (let start = 0; start < order.length; ) {
    const value = at(values, at(order, start))
    let end = start
    while (end < order.length && at(values, at(order, end)) === value) end += 1
    for (const index of order.slice(start, end)) ranks[index] = (start + 1 + end) / 2
    start = end
  }
  return ranks
}
