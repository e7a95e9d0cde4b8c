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
import { FIELD_IDS, LOCALES, type TemplateId } from '#engine/vocabulary.ts'
import { inventAttempts } from '../simulate/invent-attempts.ts'

/** Holds what measuring a form of so many takers costs; seconds of one core. */
export interface MeasuredTime {
  readonly people: number
  /** From stored answers to a sheet. */
  readonly reading: number
  readonly tables: number
  /** Everything but the models. */
  readonly counting: number
  readonly calibrating: number
  /** Megabytes, the invented attempts included. */
  readonly memory: number
}

/** Measures a form of invented takers, and once more the models alone, and tells what each took. */
export function timeTables(takers: number, form: TemplateId): MeasuredTime {
  const { sheet, reading } = readInvented(takers, form)
  const sample = regularIn(sheet).slice(0, MODEL_SAMPLE)
  const calibrating = secondsOf(() => {
    for (const { id } of sheet.form.sections) modelSection(sheet, sample, id)
  })
  let tables = 0
  const whole = secondsOf(() => {
    for (const _ of measureForm(sheet, seededRandom(1))) tables += 1
  })
  const memory = process.resourceUsage().maxRSS / 1024
  return { people: sheet.people, reading, tables, counting: whole - calibrating, calibrating, memory }
}

function readInvented(count: number, form: TemplateId): { sheet: AnswerSheet; reading: number } {
  const { add, end } = startSheet(RELEASED, newestForm(RELEASED, form), count)
  const plan = { count, form, fields: FIELD_IDS, languages: LOCALES, seed: 1 } as const
  let reading = 0
  for (const { attempt } of inventAttempts(RELEASED, plan, new Date())) {
    const { completedAt, startedAt, ...rest } = attempt
    const isCompleted = completedAt !== null
    const times = { startedAt: startedAt?.getTime() ?? 0, isCompleted, isLeft: !isCompleted }
    const measured = { ...(rest as Omit<MeasuredAttempt, keyof typeof times>), ...times }
    reading += secondsOf(() => add(measured))
  }
  return { sheet: end(), reading }
}

function secondsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}
