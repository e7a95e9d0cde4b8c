import fc from 'fast-check'
import { expect, it } from 'vitest'
import { languagesOf } from '#engine/bank/block.ts'
import { STORY_SETS } from '#engine/forms/story-sets.ts'
import { publicQuestion } from '#engine/public-view.ts'
import { findForm, newestForm, newestRules } from '#engine/versions/find-version.ts'
import { latestPins, pinnedItems } from '#engine/versions/pinned-items.ts'
import { RELEASED, type Released } from '#engine/versions/released.ts'
import { FIELD_IDS, TEMPLATE_IDS } from '#engine/vocabulary.ts'
import { NEXT, NEXT_OF_ALL } from './next-version.ts'
import { reportOfSample, type StoredSample } from './sample.ts'

const RELEASES: readonly Released[] = [RELEASED, ...Object.values(NEXT), NEXT_OF_ALL]

const attempt = fc.record({
  form: fc.constantFrom(...TEMPLATE_IDS),
  field: fc.constantFrom(...FIELD_IDS),
  storySet: fc.integer({ min: 1, max: STORY_SETS }),
  answers: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 90, maxLength: 90 }),
})

/** What an attempt stores when it is begun under a release, with the answers that it will be given. */
function begun(released: Released, { form: id, field: chosen, storySet, answers }: Begun): StoredSample {
  const form = newestForm(released, id)
  const field = form.asksField ? chosen : null
  return {
    ...{ applicationNumber: 'WJ-0000000000', form: id, formVersion: form.version, field, storySet },
    ...latestPins(released, id, field, storySet),
    scoringVersion: newestRules(released).version,
    ...{ education: 'بكالوريوس', major: null, experienceYears: '3-5 سنوات', careerStage: 'working' },
    answers: answers.slice(0, form.count).join(''),
    languages: 'a'.repeat(form.count),
    itemMilliseconds: Array<number>(form.count).fill(20_000),
    completedAt: '2026-03-01T22:30:00.000Z',
  }
}
type Begun = typeof attempt extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** All that a person meets of an attempt: its questions as they are shown, and its report. */
function metIn(released: Released, stored: StoredSample) {
  const items = pinnedItems(released, findForm(released, stored.form, stored.formVersion), stored)
  return {
    keys: items.map(({ key }) => key),
    questions: items.map(publicQuestion),
    languages: languagesOf(items),
    report: reportOfSample(released, stored),
  }
}

it('no attempt changes when a next version is released in its middle', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(
      attempt,
      fc.array(fc.constantFrom(...RELEASES), { minLength: 1, maxLength: 3 }),
      (drawn, later) => {
        const stored = begun(RELEASED, drawn)
        const met = metIn(RELEASED, stored)
        for (const released of later) expect(metIn(released, stored)).toEqual(met)
      },
    ),
    { numRuns: 300 },
  )
})
