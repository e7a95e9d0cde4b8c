/** Keeps a figure that exists; a quotient by zero is none. */
export function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
