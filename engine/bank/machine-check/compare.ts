import { evaluate } from './arithmetic.ts'

const SIGNS = {
  '==': (one: number, other: number) => one === other,
  '>': (one: number, other: number) => one > other,
  '<': (one: number, other: number) => one < other,
} as const
const COMPARISON = /^(?<one>[^=<>]+)(?<sign>==|<|>)(?<other>[^=<>]+)$/

/**
 * Tells whether comparisons of arithmetic hold, as `nov > oct && 18 < 23` over named numbers; `null` for anything
 * else.
 */
export function compares(claim: string, names: Readonly<Record<string, number>>): boolean | null {
  const parts = claim.split('&&').map(part => comparison(part, names))
  return parts.includes(null) ? null : parts.every(Boolean)
}

function comparison(part: string, names: Readonly<Record<string, number>>): boolean | null {
  const { one, sign, other } = COMPARISON.exec(part)?.groups ?? {}
  const holds = SIGNS[sign as keyof typeof SIGNS]
  if (one === undefined || other === undefined || !holds) return null
  const [left, right] = [numberOf(one), numberOf(other)]
  return left === null || right === null ? null : holds(left, right)

  function numberOf(expression: string): number | null {
    return evaluate(expression.replace(/[a-z]+/gi, name => String(names[name] ?? name)))
  }
}
