export { seededRandom } from '#engine/measurement/numbers/seeded-random.ts'

/** Picks a whole number from `from` to `to`, both included. */
export function pick(random: () => number, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1))
}
