import { evaluate } from './arithmetic.ts'
import type { CostCheck, DistanceCheck, OnsetCheck, SearchCheck } from './machine-check.ts'

/** Maps option ids to what an option loses: the more, the less it is worth. */
export type Measures = Readonly<Record<string, number>>

/** Measures how far each claimed number lies from the truth. */
export function distances({ scale, truth, claims }: DistanceCheck): Measures {
  const at = scale === 'log' ? Math.log : (claim: number) => claim
  return mapped(claims, claim => Math.abs(at(claim) - at(truth)))
}

/** Measures how far a cause lies before the first fault; a cause that came after it is further than any before. */
export function onsetGaps({ onset, causes }: OnsetCheck): Measures {
  const furthest = Math.max(...Object.values(causes).map(day => Math.abs(day - onset)))
  return mapped(causes, day => Math.abs(day - onset) + (day > onset ? furthest : 0))
}

export function costs({ costs }: CostCheck): Measures {
  return mapped(costs, cost => evaluate(cost) ?? Number.NaN)
}

/** Computes how many tests find the fault on average after each first test, if all later ones are chosen best. */
export function expectedTests({ weights, firstTest }: SearchCheck): Measures {
  const known = new Map<string, number>()
  const total = weightOf(0, weights.length)
  return mapped(firstTest, covered => {
    return (total + least(0, covered) + least(covered, weights.length)) / total
  })

  function least(from: number, to: number): number {
    if (to - from <= 1) return 0
    const name = `${from} ${to}`
    const found = known.get(name)
    if (found !== undefined) return found
    const splits = Array.from({ length: to - from - 1 }, (_, step) => from + step + 1)
    const tests = weightOf(from, to) + Math.min(...splits.map(split => least(from, split) + least(split, to)))
    known.set(name, tests)
    return tests
  }

  function weightOf(from: number, to: number): number {
    return weights.slice(from, to).reduce((sum, weight) => sum + weight, 0)
  }
}

function mapped<T>(values: Readonly<Record<string, T>>, measure: (value: T) => number): Measures {
  return Object.fromEntries(Object.entries(values).map(([id, value]) => [id, measure(value)]))
}
