import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import {
  abilityFacets,
  type CoreFacetScore,
  coreFacets,
  distanceFromSectionMean,
  lowestFacets,
} from './core-facets.ts'

const MOST = 3
/** Index points from the section's facet mean; the fraction forgives thirds that binary numbers cannot hold. */
const DISTANCE = 10 - 1e-9

/**
 * Selects at most three facets that stand 10 points and one standard error above the mean of their section's facets,
 * the farthest first (R10). A priority for development is not called a strength.
 */
export function selectRelativeStrengths(scored: ScoredAttempt): readonly CoreFacetScore[] {
  return coreFacets(scored)
    .map(facet => ({ facet, distance: distanceFromSectionMean(scored, facet) }))
    .filter(({ facet, distance }) => distance >= DISTANCE && distance >= facet.standardError)
    .filter(({ facet }) => facet.level !== 'priority')
    .sort((a, b) => b.distance - a.distance)
    .slice(0, MOST)
    .map(({ facet }) => facet)
}

/**
 * Selects at most three facets below 50, or 10 points and one standard error below the mean of their section's facets,
 * the lowest first (R11).
 */
export function selectDevelopmentFacets(scored: ScoredAttempt): readonly CoreFacetScore[] {
  return abilityFacets(scored)
    .filter(facet => {
      const distance = distanceFromSectionMean(scored, facet)
      return facet.level === 'priority' || (distance <= -DISTANCE && distance <= -facet.standardError)
    })
    .sort((a, b) => a.index - b.index)
    .slice(0, MOST)
}

/**
 * Selects the sections whose facets lie within less than one standard error (R13). The smallest one of the section
 * counts, so that no facet of such a section can be a relative strength too.
 */
export function selectCloseSections(scored: ScoredAttempt): readonly string[] {
  return scored.sections
    .map(({ id }) => ({ id, facets: lowestFacets(scored, id) }))
    .filter(({ facets }) => {
      const lowest = facets.at(0)
      const highest = facets.at(-1)
      if (!lowest || !highest) return false
      return highest.index - lowest.index < Math.min(...facets.map(facet => facet.standardError))
    })
    .map(({ id }) => id)
}
