/**
 * `node tests/growth/measurement.ts 100000`: how long all tables of the core form take for so many simulated takers, in seconds of one
 * core, models of a sample of 10,000 included, and how much memory.
 */
import { type MeasuredAttempt, startSheet } from '#engine/measurement/tables/answer-sheet.ts'
import { measureForm } from '#engine/measurement/tables/measure-form.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import { RELEASED } from '#engine/versions/released.ts'
import { FIELD_IDS, LOCALES } from '#engine/vocabulary.ts'
import { inventAttempts } from '../../scripts/simulate/invent-attempts.ts'
import { seededRandom } from '../support/seeded-random.ts'

const count = Number(process.argv[2] ?? 100_000)
const seconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}
const plan = { count, form: 'basic', fields: FIELD_IDS, languages: LOCALES, seed: 1 } as const
const { add, end } = startSheet(RELEASED, newestForm(RELEASED, 'basic'), count)
let reading = 0
for (const { attempt } of inventAttempts(RELEASED, plan, new Date())) {
  const { completedAt, startedAt, ...rest } = attempt
  const before = seconds()
  add({
    ...(rest as Omit<MeasuredAttempt, 'startedAt' | 'isCompleted' | 'isLeft'>),
    ...{
      startedAt: startedAt?.getTime() ?? 0,
      isCompleted: completedAt !== null,
      isLeft: completedAt === null,
    },
  })
  reading += seconds() - before
}
const begun = seconds()
let [tables, bytes] = [0, 0]
for (const { table } of measureForm(end(), seededRandom(1))) {
  tables += 1
  bytes += JSON.stringify(table).length
}
console.log({
  attempts: count,
  readingSeconds: Math.round(reading),
  measuringSeconds: Math.round(seconds() - begun),
  ...{ tables, megabytesOfTables: Math.round(bytes / 1e6) },
  megabytesOfMemory: Math.round(process.resourceUsage().maxRSS / 1000),
})
