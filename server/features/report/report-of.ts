import { createHash } from 'node:crypto'
import type { Results } from '#contract/assessment.ts'
import type { ReportDetail } from '#contract/report.ts'
import type { Background } from '#engine/careers/rate-readiness.ts'
import { tellsPairs } from '#engine/forms/pin-items.ts'
import { sayContrast, sayGlance } from '#engine/glance/say-glance.ts'
import { inEveryLanguage } from '#engine/languages/index.ts'
import { composeNarrative } from '#engine/narrative/compose-narrative.ts'
import type { NarrativeLine } from '#engine/narrative/narrative-line.ts'
import type { NarrativeRules } from '#engine/narrative/narrative-rules.ts'
import { sayInEveryLanguage } from '#engine/narrative/say-line.ts'
import { selectLines } from '#engine/narrative/select-lines.ts'
import { canonicalJson } from '#engine/report/canonical-json.ts'
import { type Report as ComposedReport, composeReport } from '#engine/report/compose-report.ts'
import { sayReport } from '#engine/report/say-report.ts'
import type { Released } from '#engine/versions/released.ts'
import { type StoredResult, scoreStored } from '#engine/versions/score-stored.ts'
import { EDUCATION, EXPERIENCE } from '#engine/vocabulary.ts'
import type { WantSummary } from '#engine/wants/sum-up-wants.ts'
import type { Deps } from '#server/deps.ts'
import type { Access } from '#server/features/access/access.ts'
import { findAccess } from '#server/features/access/find-access.ts'
import { type Attempt, describeAttempt } from '#server/features/assessment/attempt.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'

/**
 * Holds all that there is to say about a completed attempt, in every language; who may see how much of it is the
 * caller's question.
 */
export interface Report extends Omit<FreeReport, 'narrative'> {
  /** The full narrative, in place of the free one. */
  readonly narrative: Results['narrative']
  readonly detail: ReportDetail
}

/** Holds what everybody sees of their own attempt. */
export type FreeReport = Pick<
  Results,
  'assessment' | 'total' | 'sections' | 'quality' | 'narrative' | 'glance'
>

/**
 * Computes the whole report of a completed attempt from its stored answers, by its stored versions.
 *
 * @param wants orders and words the careers for the person themselves; left out of every report that others may read
 * @throws UnknownVersion, and if the attempt is not completed
 */
export async function reportOf(
  { database, released }: Pick<Deps, 'database' | 'released'>,
  attempt: Attempt,
  wants?: WantSummary,
): Promise<Report> {
  const result = scoreStored(released, attempt)
  const { rules } = result
  const access = await findAccess(database, attempt)
  const composed = composedReportOf(attempt, result)
  const said = sayReport(rules, composed, { otherFields: access.careersInOtherFields }, wants)
  return {
    ...freeReportOf(released, attempt, result, access),
    narrative: narrativeOf(rules.narrative, composed.narrative, 'full'),
    detail: { ...said, fingerprint: fingerprintOf(composed) },
  }
}

/** Holds what a report says of an attempt beside its scores. */
export type ReportedAttempt = Pick<
  Attempt,
  | 'applicationNumber'
  | 'form'
  | 'field'
  | 'itemVersions'
  | 'stories'
  | 'storySet'
  | 'education'
  | 'major'
  | 'experienceYears'
  | 'careerStage'
  | 'completedAt'
>

/**
 * Composes the report without a language: what the PDF's fingerprint and the advisor are made from.
 *
 * @throws if it is not completed
 */
export function composedReportOf(attempt: ReportedAttempt, result: StoredResult): ComposedReport {
  return composeReport({
    applicationNumber: attempt.applicationNumber,
    result,
    field: attempt.field,
    background: backgroundOf(attempt),
    stage: attempt.careerStage,
    completedOn: dayInRiyadh(completionOf(attempt)),
    bankVersion: bankVersionOf(attempt),
    storySet: tellsPairs(attempt) ? attempt.storySet : null,
  })
}

/** Makes the 16 hex digits that a paper shows and the check compares. */
export function fingerprintOf(composed: ComposedReport): string {
  return sha256(canonicalJson(composed)).slice(0, 16)
}

/** Reads education, major and experience, as they were when the attempt began. */
export function backgroundOf(attempt: Pick<Attempt, 'education' | 'major' | 'experienceYears'>): Background {
  return {
    education: EDUCATION[attempt.education].level,
    major: attempt.major,
    years: EXPERIENCE[attempt.experienceYears].years,
  }
}

/** Selects the part that names no facet. */
export function freeReportOf(
  released: Released,
  attempt: Attempt,
  result: StoredResult,
  access: Access,
): FreeReport {
  const { narrative } = result.rules
  return {
    assessment: describeAttempt(released, attempt, access),
    ...scoresOf(result),
    narrative: narrativeOf(narrative, composeNarrative(narrative, result.scored), 'free'),
    glance: sayGlance(result),
  }
}

/** Selects total, sections and response quality, in the shape in which they are sent. */
export function scoresOf(
  result: Pick<StoredResult, 'form' | 'rules' | 'scored'>,
): Pick<Results, 'total' | 'sections' | 'quality'> {
  const { form, scored } = result
  const { score, max, band, range, bandCuts } = scored.total
  return {
    total: {
      ...{ score, max, band, range },
      bandCuts: [bandCuts.good, bandCuts.excellent],
      contrast: sayContrast(result),
    },
    sections: scored.sections.map(({ id, score, max, percent, rating, range }, index) => {
      const name = form.sections[index]?.name ?? inEveryLanguage(() => '')
      return { id, name, score, max, percent, rating, range }
    }),
    quality: scored.quality.level,
  }
}

/** Says the sentences that may be read, in every language. */
export function narrativeOf(
  rules: NarrativeRules,
  lines: readonly NarrativeLine[],
  access: 'free' | 'full',
): Results['narrative'] {
  return selectLines(lines, access).map(line => ({
    rule: line.rule,
    text: sayInEveryLanguage(rules, line),
  }))
}

/** Names the items that were answered: which version and which story of each, in order. */
function bankVersionOf({ form, field, itemVersions, stories }: ReportedAttempt): string {
  return sha256(`${form} ${field ?? ''} ${itemVersions} ${stories ?? ''}`).slice(0, 8)
}

function completionOf({ completedAt, applicationNumber }: ReportedAttempt): Date {
  if (!completedAt) throw new Error(`Attempt ${applicationNumber} is not completed.`)
  return completedAt
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
