import { FEWEST_SHOWN } from '#contract/funnel.ts'

export interface Shown {
  readonly all: number | null
  readonly parts: readonly (number | null)[]
}

/**
 * Hides the counts under ten of what is shown with its sum. Beside one that is hidden the smallest of the others is hidden too, with
 * its equals: what is missing from the sum then belongs to several, and none can be told from another.
 */
export function hideSmall(counts: readonly number[]): Shown {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all < FEWEST_SHOWN) return { all: null, parts: counts.map(() => null) }
  const large = counts.filter(count => count >= FEWEST_SHOWN)
  const least = large.length === counts.length ? FEWEST_SHOWN - 1 : Math.min(...large)
  return { all, parts: counts.map(count => (count <= least ? null : count)) }
}
