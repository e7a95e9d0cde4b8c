import type { FacetResult } from '#contract/report.ts'

type Level = FacetResult['level']

const GROUPS = ['clear', 'balanced', 'priority'] as const satisfies readonly Level[]

/**
 * Groups facets by the lowest level that their range reaches, the clearest first. Within a group they stay in the order in which they
 * were given: a measurement that does not part them does not rank them.
 */
export function groupFacets<Facet extends FacetResult>(
  facets: readonly Facet[],
): readonly { readonly level: Level; readonly facets: readonly Facet[] }[] {
  return GROUPS.map(level => ({
    level,
    facets: facets.filter(facet => facet.levels.from === level),
  })).filter(group => group.facets.length > 0)
}
