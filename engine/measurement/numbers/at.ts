/** Reads an entry of a list; `NaN` beside it, so that a slip spoils the result instead of hiding in it. */
export function at(values: ArrayLike<number>, index: number): number {
  return values[index] ?? Number.NaN
}
