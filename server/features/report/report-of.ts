import { createHash } from 'node:crypto'
import type { Results } from '#contract/assessment.ts'
import type { ReportDetail } from '#contract/report.ts'
import type { Background } from '#engine/careers/rate-readiness.ts'
import { FORMS } from '#engine/forms/forms.ts'
import { composeNarrative } from '#engine/narrative/compose-narrative.ts'
import type { NarrativeLine } from '#engine/narrative/narrative-line.ts'
import { sayLine } from '#engine/narrative/say-line.ts'
import { selectLines } from '#engine/narrative/select-lines.ts'
import { canonicalJson } from '#engine/report/canonical-json.ts'
import { type Report as ComposedReport, composeReport } from '#engine/report/compose-report.ts'
import { sayReport } from '#engine/report/say-report.ts'
import type { ScoredAttempt } from '#engine/scoring/score-attempt.ts'
import { EDUCATION, EXPERIENCE, type TemplateId } from '#engine/vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import type { Access } from '#server/features/access/access.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { type Attempt, describeAttempt } from '#server/features/assessment/attempt.ts'
import { scoreStoredAttempt } from '#server/features/assessment/score-stored-attempt.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'

/** All that there is to say about a completed attempt, in both languages; who may see how much of it is the caller's question. */
export interface Report extends Omit<FreeReport, 'narrative'> {
  /** The full narrative, in place of the free one. */
  readonly narrative: Results['narrative']
  readonly detail: ReportDetail
}

/** What everybody sees of their own attempt. */
export type FreeReport = Pick<Results, 'assessment' | 'total' | 'sections' | 'quality' | 'narrative'>

/** The whole report of a completed attempt, recomputed from its stored answers. @throws if it is not completed */
export async function reportOf({ database }: Pick<Deps, 'database'>, attempt: Attempt): Promise<Report> {
  const scored = scoreStoredAttempt(attempt)
  const access = await findAccess(database, attempt)
  const composed = composedReportOf(attempt, scored)
  const said = sayReport(composed, { otherFields: access.careersInOtherFields })
  return {
    ...freeReportOf(attempt, scored, access),
    narrative: narrativeOf(composed.narrative, 'full'),
    detail: { ...said, fingerprint: sha256(canonicalJson(composed)).slice(0, 16) },
  }
}

/** The report without a language: what the PDF's fingerprint and the advisor are made from. @throws if it is not completed */
export function composedReportOf(attempt: Attempt, scored = scoreStoredAttempt(attempt)): ComposedReport {
  return composeReport({
    applicationNumber: attempt.applicationNumber,
    scored,
    field: attempt.field,
    background: backgroundOf(attempt),
    completedOn: dayInRiyadh(completionOf(attempt)),
    bankVersion: bankVersionOf(attempt),
  })
}

/** Education and experience, as they were when the attempt began. */
export function backgroundOf(attempt: Pick<Attempt, 'education' | 'experienceYears'>): Background {
  return {
    education: EDUCATION[attempt.education].level,
    years: EXPERIENCE[attempt.experienceYears].years,
  }
}

/** The part that names no facet. */
export function freeReportOf(attempt: Attempt, scored: ScoredAttempt, access: Access): FreeReport {
  return {
    assessment: describeAttempt(attempt, access),
    ...scoresOf(attempt.form, scored),
    narrative: narrativeOf(composeNarrative(scored), 'free'),
  }
}

/** Total, sections and response quality, in the shape in which they are sent. */
export function scoresOf(
  formId: TemplateId,
  scored: ScoredAttempt,
): Pick<Results, 'total' | 'sections' | 'quality'> {
  const form = FORMS[formId]
  const { score, max, band, range } = scored.total
  return {
    total: { score, max, band, range, bandCuts: [form.bandCuts.good, form.bandCuts.excellent] },
    sections: scored.sections.map(({ id, score, max, percent, rating, range }, index) => {
      const name = form.sections[index]?.name ?? { ar: '', en: '' }
      return { id, name, score, max, percent, rating, range }
    }),
    quality: scored.quality.level,
  }
}

/** The sentences that may be read, in both languages. */
export function narrativeOf(lines: readonly NarrativeLine[], access: 'free' | 'full'): Results['narrative'] {
  return selectLines(lines, access).map(line => ({
    rule: line.rule,
    text: { ar: sayLine(line, 'ar'), en: sayLine(line, 'en') },
  }))
}

/** Names the items that were answered: which version of each, in order. */
function bankVersionOf({ form, field, itemVersions }: Attempt): string {
  return sha256(`${form} ${field ?? ''} ${itemVersions}`).slice(0, 8)
}

function completionOf(attempt: Attempt): Date {
  if (!attempt.completedAt) throw new Error(`Attempt ${attempt.id} is not completed.`)
  return attempt.completedAt
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
