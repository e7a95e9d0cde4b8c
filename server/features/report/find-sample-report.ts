import type { SampleReport } from '#contract/sample-report.ts'
import { composeReport } from '#engine/report/compose-report.ts'
import { sayReport } from '#engine/report/say-report.ts'
import { newestForm, newestRules } from '#engine/versions/find-version.ts'
import { latestPins } from '#engine/versions/pinned-items.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { scoreStored } from '#engine/versions/score-stored.ts'
import { dayInRiyadh } from '#server/features/paper/day-in-riyadh.ts'
import { backgroundOf, narrativeOf, scoresOf } from './report-of.ts'
import { SAMPLE_PERSON } from './sample-person.ts'

/**
 * Composes the sample report, by the same computation as a user's own: a fact of this release, the same for everyone.
 */
export function findSampleReport(): SampleReport {
  sample ??= computeSample()
  return sample
}

let sample: SampleReport | undefined

function computeSample(): SampleReport {
  const { form, field, answers, completedAt, name } = SAMPLE_PERSON
  const result = scoreStored(RELEASED, {
    form,
    formVersion: newestForm(RELEASED, form).version,
    scoringVersion: newestRules(RELEASED).version,
    field,
    ...latestPins(RELEASED, form, field, 1),
    answers,
    languages: 'a'.repeat(answers.length),
    itemMilliseconds: [],
  })
  const composed = composeReport({
    applicationNumber: '',
    result,
    field,
    background: backgroundOf(SAMPLE_PERSON),
    stage: SAMPLE_PERSON.careerStage,
    completedOn: dayInRiyadh(new Date(completedAt)),
    bankVersion: '',
    storySet: null,
  })
  const { facets, levelCuts, careers, plan, style } = sayReport(result.rules, composed, {
    otherFields: false,
  })
  return {
    ...scoresOf(result),
    narrative: narrativeOf(result.rules.narrative, composed.narrative, 'full'),
    name,
    templateId: form,
    selectedField: field,
    completedAt,
    detail: { facets, levelCuts, careers, plan, style },
  }
}
