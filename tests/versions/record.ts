/**
 * Keeps samples of the newest forms and the newest rules: `npm run samples`. A sample that is there stays as
 * it is.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CareerStage } from '#engine/narrative/career-stage.ts'
import { ANSWERS, valueOfAnswer } from '#engine/public-view.ts'
import { bandCutsOf } from '#engine/scoring/band-total.ts'
import { newestForm, newestRules } from '#engine/versions/find-version.ts'
import { latestPins, pinnedItems } from '#engine/versions/pinned-items.ts'
import { RELEASED } from '#engine/versions/released.ts'
import type { Education, Experience, FieldId, MajorId, TemplateId } from '#engine/vocabulary.ts'
import { pick, seededRandom } from '../support/seeded-random.ts'
import { computeSample, FOLDER, type StoredSample } from './sample.ts'

interface Plan {
  readonly form: TemplateId
  readonly field: FieldId | null
  /** Which cut of the total it stands at, and how many points below it. */
  readonly at: 'excellent' | 'good'
  readonly below: 0 | 1
  readonly background: {
    readonly education: Education
    readonly major: MajorId | null
    readonly experienceYears: Experience
    readonly careerStage: CareerStage
  }
  /** Every how many answers one is given faster than anybody reads. */
  readonly rapidEach?: number
}

/** At the cuts and just below them, so that no cut can move by a point unseen. */
const PLANS: readonly Plan[] = [
  {
    ...{ form: 'basic', field: 'technology', at: 'excellent', below: 0 },
    background: {
      education: 'بكالوريوس',
      major: 'computing',
      experienceYears: '3-5 سنوات',
      careerStage: 'working',
    },
  },
  {
    ...{ form: 'basic', field: 'healthcare', at: 'excellent', below: 1 },
    background: {
      education: 'ماجستير',
      major: 'nursing',
      experienceYears: 'أكثر من 10 سنوات',
      careerStage: 'leading',
    },
  },
  {
    ...{ form: 'basic', field: 'education', at: 'good', below: 0 },
    background: {
      education: 'دبلوم',
      major: 'education',
      experienceYears: 'أقل من سنة',
      careerStage: 'student',
    },
  },
  {
    ...{ form: 'basic', field: 'finance', at: 'good', below: 1 },
    background: {
      education: 'ثانوية عامة',
      major: null,
      experienceYears: '1-2 سنوات',
      careerStage: 'working',
    },
    rapidEach: 3,
  },
  {
    ...{ form: 'advanced', field: null, at: 'excellent', below: 0 },
    background: {
      education: 'بكالوريوس',
      major: null,
      experienceYears: '6-10 سنوات',
      careerStage: 'working',
    },
  },
  {
    ...{ form: 'leadership', field: null, at: 'excellent', below: 1 },
    background: { education: 'دكتوراه', major: null, experienceYears: '6-10 سنوات', careerStage: 'leading' },
  },
  {
    ...{ form: 'quick', field: null, at: 'good', below: 0 },
    background: {
      education: 'ثانوية عامة',
      major: null,
      experienceYears: 'أقل من سنة',
      careerStage: 'student',
    },
    rapidEach: 7,
  },
]

for (const [index, plan] of PLANS.entries()) {
  const attempt = attemptOf(plan, index)
  const { form, field, formVersion, scoringVersion } = attempt
  const name = `${form}${field ? `-${field}` : ''}.form-${formVersion}.scoring-${scoringVersion}.json`
  const file = join(FOLDER, name)
  if (existsSync(file)) continue
  writeFileSync(file, `${JSON.stringify(computeSample(RELEASED, attempt), null, 2)}\n`)
  console.log(name)
}

function attemptOf({ form: id, field, at, below, background, rapidEach }: Plan, seed: number): StoredSample {
  const random = seededRandom(seed)
  const [form, rules] = [newestForm(RELEASED, id), newestRules(RELEASED)]
  // Each sample tells another set of stories.
  const storySet = 1 + 9 * seed
  const pins = { field, ...latestPins(RELEASED, id, field, storySet) }
  const values = valuesWithSum(random, form.count, bandCutsOf(rules.scoring, form.max)[at] - below)
  const answers = pinnedItems(RELEASED, form, pins).map((item, position) =>
    ANSWERS.find(answer => valueOfAnswer(item, answer) === values[position]),
  )
  return {
    ...{ applicationNumber: 'WJ-0000000000', form: id, formVersion: form.version, ...pins, storySet },
    ...{ scoringVersion: rules.version, ...background, answers: answers.join('') },
    languages: values.map(() => (random() < 0.5 ? 'a' : 'e')).join(''),
    itemMilliseconds: values.map((_, position) => {
      if (position % 11 === 10) return null
      return rapidEach && position % rapidEach === 0 ? 900 : pick(random, 15_000, 60_000)
    }),
    completedAt: '2026-03-01T22:30:00.000Z',
  }
}

/** Values of chance, moved one by one until their sum is the one that is wanted. */
function valuesWithSum(random: () => number, count: number, sum: number): number[] {
  const values = Array.from({ length: count }, () => pick(random, 1, 5))
  let missing = sum - values.reduce((total, value) => total + value, 0)
  while (missing !== 0) {
    const at = pick(random, 0, count - 1)
    const moved = (values[at] ?? 0) + Math.sign(missing)
    if (moved < 1 || moved > 5) continue
    values[at] = moved
    missing -= Math.sign(missing)
  }
  return values
}
