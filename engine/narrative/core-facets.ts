import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import type { FacetScore } from '../scoring/score-facet.ts'
import { type CoreFacetId, FACETS } from '../vocabulary.ts'

export type CoreFacetScore = FacetScore & { readonly id: CoreFacetId }

/** Lists the facets that rules may name, in the order of the vocabulary; none in the three other forms. */
export function coreFacets(scored: ScoredAttempt): readonly CoreFacetScore[] {
  return scored.facets.filter(isCoreFacet)
}

/** Lists the facets that can be developed: a motive that showed less is no fault, so it is none of them. */
export function abilityFacets(scored: ScoredAttempt): readonly CoreFacetScore[] {
  return coreFacets(scored).filter(({ section }) => section !== 'motivation')
}

/** Lists the facets of one section, the lowest index first; equal ones in the order of the vocabulary. */
export function lowestFacets(scored: ScoredAttempt, section: string): readonly CoreFacetScore[] {
  return coreFacets(scored)
    .filter(facet => facet.section === section)
    .sort((a, b) => a.index - b.index)
}

/** Computes how far a facet stands above (or below) the mean of the facets of its section, in index points. */
export function distanceFromSectionMean(scored: ScoredAttempt, facet: CoreFacetScore): number {
  const own = coreFacets(scored).filter(other => other.section === facet.section)
  const mean = own.reduce((total, other) => total + other.index, 0) / own.length
  return facet.index - mean
}

function isCoreFacet(facet: FacetScore): facet is CoreFacetScore {
  return Object.hasOwn(FACETS, facet.id)
}
