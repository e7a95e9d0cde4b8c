import { seededRandom } from '#engine/measurement/numbers/seeded-random.ts'
import {
  type AnswerSheet,
  type MeasuredAttempt,
  regularIn,
  startSheet,
} from '#engine/measurement/tables/answer-sheet.ts'
import { measureForm } from '#engine/measurement/tables/measure-form.ts'
import { MODEL_SAMPLE, modelSection } from '#engine/measurement/tables/model-figures.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { FIELD_IDS, type TemplateId } from '#engine/vocabulary.ts'
import { inventAttempts } from '../simulate/invent-attempts.ts'

/** Holds what measuring a form of so many takers costs; seconds of one core. */
export interface MeasuredTime {
  readonly people: number
  readonly tables: number
  /** Everything but the models. */
  readonly counting: number
  readonly calibrating: number
  /** Megabytes, the invented attempts included. */
  readonly memory: number
}

/** Measures a form of invented takers, and once more the models alone, and tells what each took. */
export function timeTables(takers: number, form: TemplateId): MeasuredTime {
  const sheet = sheetOf(takers, form)
  const sample = regularIn(sheet).slice(0, MODEL_SAMPLE)
  const calibrating = secondsOf(() => {
    for (const { id } of sheet.form.sections) modelSection(sheet, sample, id)
  })
  let tables = 0
  const whole = secondsOf(() => {
    for (const _ of measureForm(sheet, seededRandom(1))) tables += 1
  })
  const memory = process.resourceUsage().maxRSS / 1024
  return { people: sheet.people, tables, counting: whole - calibrating, calibrating, memory }
}

function sheetOf(takers: number, form: TemplateId): AnswerSheet {
  const sheet = startSheet(RELEASED, newestForm(RELEASED, form), takers)
  const plan = { count: takers, form, fields: FIELD_IDS, languages: ['ar', 'en'], seed: 1 } as const
  for (const { attempt } of inventAttempts(RELEASED, plan, new Date())) {
    const { field = null, storySet = null, completedAt = null, startedAt = new Date() } = attempt
    sheet.add({
      ...attempt,
      ...{
        field,
        storySet,
        startedAt: startedAt.getTime(),
        isCompleted: completedAt !== null,
        isLeft: false,
      },
    } as MeasuredAttempt)
  }
  return sheet.end()
}

function secondsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
