import type { Report, ReportFacet } from '../report/compose-report.ts'

const MOST_LOWEST = 2

/** Selects the facets to work on: those of the development plan, or the two lowest in the forms without one. */
export function facetsToDevelop({ plan, facets }: Report): readonly ReportFacet[] {
  const planned = plan.flatMap(({ facet }) => facets.filter(({ id }) => id === facet))
  return planned.length > 0 ? planned : byIndex(facets).slice(0, MOST_LOWEST)
}

/** Lists the facets that are not to be worked on, the highest first. */
export function facetsToUse(report: Report): readonly ReportFacet[] {
  const developing = new Set(facetsToDevelop(report).map(({ id }) => id))
  return byIndex(report.facets)
    .reverse()
    .filter(({ id }) => !developing.has(id))
}

/** Lowest first. */
function byIndex(facets: readonly ReportFacet[]): ReportFacet[] {
  return [...facets].sort((a, b) => a.index - b.index)
}
