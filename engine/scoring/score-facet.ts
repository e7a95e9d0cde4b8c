import type { FacetId } from '../vocabulary.ts'
import { type Estimate, estimate, type Range, rangeOf, standardErrorOf } from './estimate-range.ts'
import type { ScoringRules } from './scoring-rules.ts'

/** Names how a facet is shown: واضح / clear, متوازن / balanced, أولوية للتطوير / priority. */
export type FacetLevel = 'clear' | 'balanced' | 'priority'

export interface FacetScore {
  readonly id: FacetId
  readonly section: string
  /** Item points. */
  readonly sum: number
  readonly count: number
  /** Of the answers, those worth 4 or 5. */
  readonly high: number
  /** 0 to 100, chance 50, exact: careers reckon with it, a reader sees it rounded. */
  readonly index: number
  /** Index points. */
  readonly range: Range
  readonly standardError: number
  /** Item points. */
  readonly estimate: Estimate
  readonly level: FacetLevel
  /** The range reaches into another level: both are named. */
  readonly approximate: boolean
}

/** Tells from which value on an answer speaks for its facet. */
const HIGH = 4

/**
 * Computes the index of one facet, F = 25 * (mean - 1), with its range and level (S5, S6).
 *
 * @param values the item values (1 to 5) of the facet, at least one
 * @param errorVariance of one item of the section in the middle of the scale, squared item points
 */
export function scoreFacet(
  { ranges, levels }: Pick<ScoringRules, 'ranges' | 'levels'>,
  id: FacetId,
  section: string,
  values: readonly number[],
  errorVariance: number,
): FacetScore {
  const count = values.length
  const sum = values.reduce((total, value) => total + value, 0)
  const index = (25 * (sum - count)) / count
  const { quantile } = ranges
  const estimated = estimate(quantile, sum, Math.sqrt(count * errorVariance), { from: count, to: 5 * count })
  const toIndex = 25 / count
  const onIndex = { score: index, below: toIndex * estimated.below, above: toIndex * estimated.above }
  const range = rangeOf(onIndex)
  const approximate = levelOf(levels, range.from) !== levelOf(levels, range.to)
  return {
    id,
    section,
    sum,
    count,
    high: values.filter(value => value >= HIGH).length,
    index,
    range,
    standardError: standardErrorOf(quantile, onIndex),
    estimate: estimated,
    level: levelOf(levels, index),
    approximate,
  }
}

/** Finds the level of an index, also of one at an end of a range (S6). */
export function levelOf({ clear, balanced }: ScoringRules['levels'], index: number): FacetLevel {
  if (index >= clear) return 'clear'
  if (index >= balanced) return 'balanced'
  return 'priority'
}
