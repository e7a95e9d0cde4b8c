import { CORE_FACET_IDS, type FacetId, type Rating } from '../vocabulary.ts'
import { estimateErrorVariance } from './estimate-error-variance.ts'
import { type Estimate, joinEstimates, type Range, rangeOf, standardErrorOf } from './estimate-range.ts'
import type { SectionShape } from './form-shape.ts'
import { rateSection } from './rate-section.ts'
import { type FacetScore, scoreFacet } from './score-facet.ts'
import type { ScoredAnswer } from './scored-answer.ts'
import type { ScoringRules } from './scoring-rules.ts'

export interface SectionScore {
  readonly id: string
  /** Points, 30 to 150 in the core form. */
  readonly score: number
  readonly max: number
  /** Of the maximum, exact: its floor is 20 and its chance level 60. Never on one axis with a facet index. */
  readonly percent: number
  readonly rating: Rating
  /** Points. */
  readonly range: Range
  readonly standardError: number
  readonly estimate: Estimate
}

const VOCABULARY_ORDER: readonly FacetId[] = CORE_FACET_IDS

/**
 * Scores one finished section and its facets, in the order of the vocabulary (S2, E3). A section of the other forms is one
 * facet.
 */
export function scoreSection(
  rules: ScoringRules,
  shape: SectionShape,
  answers: readonly ScoredAnswer[],
): { section: SectionScore; facets: readonly FacetScore[] } {
  const facets = valuesByFacet(answers)
  const errorVariance = estimateErrorVariance(
    rules.ranges,
    facets.map(([, values]) => values),
  )
  const score = answers.reduce((total, answer) => total + answer.value, 0)
  const scored = facets.map(([id, values]) => scoreFacet(rules, id, shape.id, values, errorVariance))
  const estimate = joinEstimates(scored.map(facet => facet.estimate))
  return {
    section: {
      id: shape.id,
      score,
      max: shape.max,
      percent: (100 * score) / shape.max,
      rating: rateSection(rules, score, shape.max),
      range: rangeOf(estimate),
      standardError: standardErrorOf(rules.ranges.quantile, estimate),
      estimate,
    },
    facets: scored,
  }
}

function valuesByFacet(answers: readonly ScoredAnswer[]): readonly (readonly [FacetId, readonly number[]])[] {
  const byFacet = Map.groupBy(answers, answer => answer.facet)
  return [...byFacet]
    .map(([facet, group]) => [facet, group.map(answer => answer.value)] as const)
    .sort(([a], [b]) => VOCABULARY_ORDER.indexOf(a) - VOCABULARY_ORDER.indexOf(b))
}
