import type { Report, ReportFacet } from '../report/compose-report.ts'

const MOST_LOWEST = 2

/** The facets to work on: those of the development plan, in the forms without one the two lowest. */
export function facetsToDevelop({ plan, facets }: Report): readonly ReportFacet[] {
  const planned = plan.flatMap(({ facet }) => facets.filter(({ id }) => id === facet))
  return planned.length > 0 ? planned : byIndex(facets).slice(0, MOST_LOWEST)
}

/** Highest first, without those to work on. */
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
