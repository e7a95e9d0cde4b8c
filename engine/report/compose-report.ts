import { type CareerMatch, matchCareers } from '../careers/match-careers.ts'
import type { Background } from '../careers/rate-readiness.ts'
import type { CareerStage } from '../narrative/career-stage.ts'
import { composeNarrative } from '../narrative/compose-narrative.ts'
import type { PlanStep } from '../narrative/development-plan.ts'
import type { NarrativeLine } from '../narrative/narrative-line.ts'
import type { QualityLevel } from '../scoring/assess-response-quality.ts'
import type { Range } from '../scoring/estimate-range.ts'
import type { FacetLevel } from '../scoring/score-facet.ts'
import { countStyle, type StyleCount } from '../style/count-style.ts'
import type { StoredResult } from '../versions/score-stored.ts'
import type { Band, FacetId, FieldId, Rating, TemplateId } from '../vocabulary.ts'

export interface ReportInput {
  readonly applicationNumber: string
  readonly result: StoredResult
  /** Null where the form asks none; then there are no careers. */
  readonly field: FieldId | null
  /** Education, major and experience as they were at completion: careers are read with them. */
  readonly background: Background
  /** As it was when the attempt began: the actions are chosen by it. */
  readonly stage: CareerStage
  /** ISO date of completion, `2026-03-01`, in the time zone of the report. */
  readonly completedOn: string
  /** Names the bank whose items the attempt was scored with. */
  readonly bankVersion: string
  /** Which set of stories the attempt told; null where it told one of none. */
  readonly storySet: number | null
}

/** Holds a report without a language: every number as it is shown, hence whole. */
export interface Report {
  readonly applicationNumber: string
  readonly form: TemplateId
  readonly versions: {
    readonly form: number
    readonly bank: string
    readonly scoring: number
    readonly storySet: number | null
  }
  readonly field: FieldId | null
  readonly stage: CareerStage
  readonly completedOn: string
  readonly total: {
    readonly score: number
    readonly max: number
    readonly band: Band
    readonly range: Range
  }
  readonly sections: readonly ReportSection[]
  readonly facets: readonly ReportFacet[]
  readonly quality: QualityLevel
  /** Free and detail, in reading order; `selectLines` has what a reader may see. */
  readonly narrative: readonly NarrativeLine[]
  /** Null for the forms that do not carry the 17 facets. */
  readonly careers: CareerMatch | null
  readonly plan: readonly PlanStep[]
  /** Habits, counted and not judged; for the reader whose answers they are. */
  readonly style: readonly StyleCount[]
}

interface ReportSection {
  readonly id: string
  readonly score: number
  readonly max: number
  readonly rating: Rating
  readonly range: Range
}

export interface ReportFacet {
  readonly id: FacetId
  readonly section: string
  /** 0 to 100. */
  readonly index: number
  readonly range: Range
  readonly level: FacetLevel
  readonly approximate: boolean
}

/**
 * Composes the report of an attempt. The same answers, background and versions always give the same report, whatever
 * may be opened of it: its fingerprint does not depend on a plan or a language.
 */
export function composeReport(input: ReportInput): Report {
  const { field } = input
  const { form, rules, scored, answers } = input.result
  return {
    applicationNumber: input.applicationNumber,
    form: scored.form,
    versions: {
      form: form.version,
      bank: input.bankVersion,
      scoring: rules.version,
      storySet: input.storySet,
    },
    field,
    stage: input.stage,
    completedOn: input.completedOn,
    total: {
      score: scored.total.score,
      max: scored.total.max,
      band: scored.total.band,
      range: scored.total.range,
    },
    sections: scored.sections.map(({ id, score, max, rating, range }) => ({ id, score, max, rating, range })),
    facets: scored.facets.map(({ id, section, index, range, level, approximate }) => {
      return { id, section, index: Math.round(index), range, level, approximate }
    }),
    quality: scored.quality.level,
    narrative: composeNarrative(rules.narrative, scored),
    careers: field === null ? null : matchCareers(rules.careers, scored, field, input.background),
    plan: rules.narrative.plan(scored),
    style: countStyle(rules.style, answers),
  }
}
