import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import type { FacetLevel } from '../scoring/score-facet.ts'
import type { CoreFacetId } from '../vocabulary.ts'
import { abilityFacets } from './core-facets.ts'
import { selectDevelopmentFacets } from './select-facets.ts'

/** Names a facet to develop; its two actions are those of the library for its level. */
export interface PlanStep {
  readonly facet: CoreFacetId
  readonly level: FacetLevel
}

const MOST = 3

/**
 * Lists the facets of R11, or where there are none the three lowest ones that can be developed, whatever their level, so that the core form
 * always has a plan; empty in the forms without the 17 facets.
 */
export function developmentPlan(scored: ScoredAttempt): readonly PlanStep[] {
  const suggested = selectDevelopmentFacets(scored)
  const lowest = [...abilityFacets(scored)].sort((a, b) => a.index - b.index).slice(0, MOST)
  return (suggested.length > 0 ? suggested : lowest).map(({ id, level }) => ({ facet: id, level }))
}
