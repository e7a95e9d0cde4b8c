import { type SaidCareers, sayCareers } from '../careers/say-careers.ts'
import { findFacetName } from '../narrative/find-facet-name.ts'
import type { Range } from '../scoring/estimate-range.ts'
import type { FacetLevel } from '../scoring/score-facet.ts'
import { sayStyle } from '../style/say-style.ts'
import type { Rules } from '../versions/rules.ts'
import { type CoreFacetId, FACETS, type FacetId, type Words } from '../vocabulary.ts'
import type { Report } from './compose-report.ts'

/** Holds what lies behind the lock, in both languages and in the shape in which it is sent. */
export interface SaidReport {
  readonly facets: SaidFacet[]
  readonly careers: SaidCareers | null
  readonly plan: SaidPlanStep[]
  readonly style: Words[]
  readonly versions: Report['versions']
}

interface SaidFacet {
  readonly id: FacetId
  readonly section: string
  readonly name: Words
  readonly index: number
  readonly range: Range
  readonly level: FacetLevel
  readonly approximate: boolean
}

interface SaidPlanStep {
  readonly id: CoreFacetId
  readonly name: Words
  readonly level: FacetLevel
  readonly actions: Words[]
}

/**
 * Puts the locked part of a report into words.
 *
 * @param rules those that the report was composed by
 * @param access `otherFields` opens the careers in other fields
 */
export function sayReport(
  { careers, narrative, style }: Rules,
  report: Report,
  access: { readonly otherFields: boolean },
): SaidReport {
  return {
    facets: report.facets.map(facet => ({ ...facet, name: findFacetName(facet.id) })),
    careers: report.careers && sayCareers(careers, report.careers, access),
    plan: report.plan.map(({ facet, level }) => ({
      id: facet,
      name: FACETS[facet].name,
      level,
      actions: [...narrative.actions[facet][level]],
    })),
    style: sayStyle(style, report.style),
    versions: report.versions,
  }
}
