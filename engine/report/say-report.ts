import { orderByWants } from '../careers/order-by-wants.ts'
import { type SaidCareers, sayCareers } from '../careers/say-careers.ts'
import type { CareerStage } from '../narrative/career-stage.ts'
import type { PlanStep } from '../narrative/development-plan.ts'
import { findFacetName, isCoreFacetId } from '../narrative/find-facet-name.ts'
import type { NarrativeRules } from '../narrative/narrative-rules.ts'
import type { Range } from '../scoring/estimate-range.ts'
import { type FacetLevel, levelOf } from '../scoring/score-facet.ts'
import { sayStyle } from '../style/say-style.ts'
import type { Rules } from '../versions/rules.ts'
import { type CoreFacetId, FACETS, type FacetId, type Words } from '../vocabulary.ts'
import type { WantSummary } from '../wants/sum-up-wants.ts'
import type { Report } from './compose-report.ts'

/** Holds what lies behind the lock, in both languages and in the shape in which it is sent. */
export interface SaidReport {
  readonly facets: SaidFacet[]
  /** The lowest indices of the two upper levels, rising. */
  readonly levelCuts: number[]
  readonly careers: SaidCareers | null
  readonly plan: SaidPlanStep[]
  readonly style: Words[]
  readonly versions: Report['versions']
}

interface SaidFacet {
  readonly id: FacetId
  readonly section: string
  readonly name: Words
  readonly definition: Words | null
  readonly index: number
  readonly range: Range
  readonly level: FacetLevel
  readonly approximate: boolean
  /** Of the ends of the range. */
  readonly levels: { readonly from: FacetLevel; readonly to: FacetLevel }
}

interface SaidPlanStep {
  readonly id: CoreFacetId
  readonly name: Words
  readonly level: FacetLevel
  readonly actions: Words[]
}

/** Puts a development plan into words, for somebody at this stage. */
export function sayPlan(
  { actions }: NarrativeRules,
  plan: readonly PlanStep[],
  stage: CareerStage,
): SaidPlanStep[] {
  return plan.map(({ facet, level }) => ({
    id: facet,
    name: FACETS[facet].name,
    level,
    actions: [...actions[stage][facet][level]],
  }))
}

/**
 * Puts the locked part of a report into words.
 *
 * @param rules those that the report was composed by
 * @param access `otherFields` opens the careers in other fields
 * @param wants of the reader, whose own report it is
 */
export function sayReport(
  { scoring: { levels }, careers, narrative, style }: Rules,
  report: Report,
  access: { readonly otherFields: boolean },
  wants?: WantSummary,
): SaidReport {
  const matched = report.careers && wants ? orderByWants(careers, report.careers, wants) : report.careers
  return {
    facets: report.facets.map(facet => ({
      ...facet,
      levels: { from: levelOf(levels, facet.range.from), to: levelOf(levels, facet.range.to) },
      name: findFacetName(facet.id),
      definition: isCoreFacetId(facet.id) ? FACETS[facet.id].definition : null,
    })),
    levelCuts: [levels.balanced, levels.clear],
    careers: matched && sayCareers(careers, matched, access),
    plan: sayPlan(narrative, report.plan, report.stage),
    style: sayStyle(style, report.style),
    versions: report.versions,
  }
}
