import { at } from '../numbers/at.ts'
import type { Answers } from './calibrate.ts'
import type { GradedItem, NominalItem } from './item-model.ts'

/** Starts graded items from the shares of their categories, all with slope 1. */
export function startGraded(answers: Answers, categories: readonly number[]): GradedItem[] {
  return categories.map((count, item) => {
    const shares = sharesOf(answers, item, count)
    const intercepts = shares.slice(1).map((_, index) => {
      const reached = shares.slice(index + 1).reduce((sum, share) => sum + share, 0)
      return 1.2 * Math.log(reached / (1 - reached))
    })
    return { kind: 'graded', slope: 1, intercepts }
  })
}

/**
 * Starts nominal items with slopes that rise with the category, as the key says. That gives ability its direction; each
 * item is free to leave it.
 */
export function startNominal(answers: Answers, categories: readonly number[]): NominalItem[] {
  return categories.map((count, item) => {
    const shares = sharesOf(answers, item, count)
    return {
      kind: 'nominal',
      slopes: shares.map((_, category) => 0.3 * category),
      intercepts: shares.map(share => Math.log(share / at(shares, 0))),
    }
  })
}

function sharesOf(answers: Answers, item: number, count: number): number[] {
  const counts = Array<number>(count).fill(0)
  for (const row of answers) {
    const category = at(row, item)
    if (category >= 0) counts[category] = at(counts, category) + 1
  }
  const all = counts.reduce((sum, own) => sum + own, 0)
  return counts.map(own => Math.max(own, 0.5) / all)
}
