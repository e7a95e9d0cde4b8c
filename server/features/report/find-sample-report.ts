import type { SampleReport } from '#contract/sample-report.ts'
import { composeReport } from '#engine/report/compose-report.ts'
import { sayReport } from '#engine/report/say-report.ts'
import { latestVersions } from '#server/features/assessment/pinned-items.ts'
import { scoreStoredAttempt } from '#server/features/assessment/score-stored-attempt.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { backgroundOf, narrativeOf, scoresOf } from './report-of.ts'
import { SAMPLE_PERSON } from './sample-person.ts'

/** The sample report, by the same computation as a person's own: a fact of this release, the same for everyone. */
export function findSampleReport(): SampleReport {
  sample ??= computeSample()
  return sample
}

let sample: SampleReport | undefined

function computeSample(): SampleReport {
  const { form, field, answers, completedAt, name } = SAMPLE_PERSON
  const scored = scoreStoredAttempt({
    id: 'sample',
    form,
    field,
    itemVersions: latestVersions(form, field),
    answers,
    languages: 'a'.repeat(answers.length),
    itemMilliseconds: [],
  })
  const composed = composeReport({
    applicationNumber: '',
    scored,
    field,
    background: backgroundOf(SAMPLE_PERSON),
    completedOn: dayInRiyadh(new Date(completedAt)),
    bankVersion: '',
  })
  const { facets, careers, plan } = sayReport(composed, { otherFields: false })
  return {
    ...scoresOf(form, scored),
    narrative: narrativeOf(composed.narrative, 'full'),
    name,
    templateId: form,
    selectedField: field,
    completedAt,
    detail: { facets, careers, plan },
  }
}
