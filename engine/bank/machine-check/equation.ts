import { evaluate } from './arithmetic.ts'

const TOLERANCE = 1e-9

/** Tells whether all sides of `425 / 500 = 0.85` are the same number; `null` when one of them is no arithmetic. */
export function holds(equation: string): boolean | null {
  const sides = equation.split('=').map(evaluate)
  const [first, ...others] = sides
  if (first === undefined || first === null || others.length === 0) return null
  if (others.some(side => side === null)) return null
  return others.every(side => side !== null && Math.abs(side - first) <= TOLERANCE)
}
