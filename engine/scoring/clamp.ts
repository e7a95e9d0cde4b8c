/** Keeps a value within two bounds, both included. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
