import { count } from 'drizzle-orm'
import type { z } from 'zod'
import type { pilotPlan, SentPilot } from '#contract/pilots.ts'
import { inEveryLanguage } from '#engine/languages/index.ts'
import { pilotPairs } from '#engine/pilots/draw-pilots.ts'
import { newestForm } from '#engine/versions/find-version.ts'
import { TEMPLATE_IDS } from '#engine/vocabulary.ts'
import { pilotAnswers, pilotPlans } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { readPlans } from '#server/features/pilots/plans.ts'
import { Refusal } from '#server/http/errors.ts'
import type { Operator } from '#server/http/operator.ts'
import { noteAct } from './note-act.ts'

/** Lists the pairs on trial of this release, with what is planned and how far it has come. */
export async function readPilots({
  database,
  released,
}: Pick<Deps, 'database' | 'released'>): Promise<SentPilot[]> {
  const plans = await readPlans(database)
  const counts = await database
    .select({ item: pilotAnswers.item, people: count() })
    .from(pilotAnswers)
    .groupBy(pilotAnswers.item)
  const answersOf = (key: string) => counts.find(({ item }) => item === key)?.people ?? 0
  return TEMPLATE_IDS.flatMap(form =>
    pilotPairs(released, form).map(({ key, a, b }) => {
      const plan = plans.find(({ pair }) => pair === key)
      const section = newestForm(released, form).sections.find(({ id }) => id === a.item.slot.section)
      return {
        ...{ pair: key, form, section: section?.name ?? inEveryLanguage(() => '') },
        ...{ wanted: plan?.wanted ?? 0, isOn: plan?.isOn ?? false, asked: plan?.asked ?? { a: 0, b: 0 } },
        answered: { a: answersOf(a.key), b: answersOf(b.key) },
      }
    }),
  )
}

/** Plans a pair on trial, with a line of it; attempts that are open keep what they have pinned. @throws Refusal `not_found` */
export async function planPilot(
  { database, released, clock }: Pick<Deps, 'database' | 'released' | 'clock'>,
  operator: Operator,
  { pair, wanted, isOn }: z.output<typeof pilotPlan>,
): Promise<void> {
  const known = TEMPLATE_IDS.flatMap(form => pilotPairs(released, form))
  if (!known.some(({ key }) => key === pair)) throw new Refusal('not_found')
  const plan = { wanted, isOn, changedAt: clock() }
  await database.transaction(async transaction => {
    await transaction
      .insert(pilotPlans)
      .values({ pair, ...plan })
      .onConflictDoUpdate({ target: pilotPlans.pair, set: plan })
    await noteAct({ clock }, transaction, operator, { act: 'pilot_planned' })
  })
}
