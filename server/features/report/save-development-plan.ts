import { and, eq } from 'drizzle-orm'
import {
  actionOf,
  byAge,
  type DevelopmentPlan,
  isOwnAction,
  MOST_OWN_STORED,
  type PlanFields,
  planValue,
} from '#contract/development-plan.ts'
import { decidedAt } from '#server/db/decided-at.ts'
import { lockPerson } from '#server/db/lock-person.ts'
import { attempts } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/errors.ts'
import { decidedFields, isFieldOf } from './decided-fields.ts'
import { describePlan } from './find-development-plan.ts'
import { findUnlockedAttempt } from './find-unlocked-attempt.ts'
import { isOpened } from './is-opened.ts'

interface SavePlanInput {
  readonly userId: string
  /** Of the attempt. */
  readonly id: string
  readonly decisions: readonly { readonly field: string; readonly value: string; readonly waited: number }[]
}

/**
 * Stores each decision on a plan unless a later one on its field is there. The same again changes no value.
 *
 * @throws Refusal `not_found`, `incomplete`, `locked`, `not_opened`, `invalid_request` where no field is one of this plan, or more
 * own actions stand in it than are stored
 */
export async function saveDevelopmentPlan(
  { database, clock, released }: Pick<Deps, 'database' | 'clock' | 'released'>,
  { userId, id, decisions }: SavePlanInput,
): Promise<DevelopmentPlan> {
  return database.transaction(async transaction => {
    // Two devices that save at once are served one after the other.
    await lockPerson(transaction, userId)
    const { attempt } = await findUnlockedAttempt(transaction, { userId, id })
    if (!isOpened(attempt)) throw new Refusal('not_opened')
    const plan = describePlan(released, attempt)
    // What another release knows is left out: the rest of what a device kept is not lost for it.
    const known = decisions.filter(({ field }) => planValue(field) && isFieldOf(plan.steps, field))
    if (plan.steps.length === 0 || known.length === 0) throw new Refusal('invalid_request')
    const now = clock()
    const merged: Record<string, PlanFields[string]> = { ...attempt.developmentPlan }
    for (const { field, value, waited } of known) {
      const at = decidedAt(now, waited)
      if (at >= (merged[field]?.at ?? 0)) merged[field] = { value, at }
    }
    const after = withinBounds(merged)
    await transaction
      .update(attempts)
      .set({ developmentPlan: after })
      .where(and(eq(attempts.userId, userId), eq(attempts.id, id)))
    return { ...plan, fields: decidedFields({ ...attempt, developmentPlan: after }) }
  })
}

/** Forgets the removed own actions that are oldest, where more are stored than may be. @throws Refusal `invalid_request` where that is not enough */
function withinBounds(fields: PlanFields): PlanFields {
  const own = [...new Set(Object.keys(fields).map(actionOf))].filter(isOwnAction)
  const surplus = own.length - MOST_OWN_STORED
  if (surplus <= 0) return fields
  const removed = own.filter(action => !fields[`${action}.what`]?.value).toSorted(byAge)
  if (removed.length < surplus) throw new Refusal('invalid_request')
  const forgotten = new Set(removed.slice(0, surplus))
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !forgotten.has(actionOf(field))))
}
