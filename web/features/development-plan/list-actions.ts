import { type DevelopmentPlan, OWN_ACTIONS, type PlanFields } from '#contract/development-plan.ts'
import type { Locale } from '#engine/vocabulary.ts'

/** Holds one action with what is decided on it; '' stands for what is not. */
export interface PlannedAction {
  /** `COM-1`, `own-3`. */
  readonly id: string
  readonly text: string
  /** A day of the week, or an ISO date. */
  readonly day: string
  readonly time: string
  readonly place: string
  readonly done: boolean
  /** When its day was chosen: a weekly action begins on the first such day from then on. Milliseconds since 1970. */
  readonly dayChosenAt: number
  /** When anything of it was last decided; 0 for never. */
  readonly changedAt: number
}

/** Lists the actions of a step of the report, in the language of the page. */
export function listActions(
  { id, actions }: DevelopmentPlan['steps'][number],
  fields: PlanFields,
  locale: Locale,
): PlannedAction[] {
  return actions.map((action, index) => readAction(`${id}-${index + 1}`, action[locale], fields))
}

/** Lists the actions that a person has added, in the order of their places. */
export function listOwnActions(fields: PlanFields): PlannedAction[] {
  return OWN_ACTIONS.flatMap(id => {
    const text = fields[`${id}.what`]?.value
    return text ? [readAction(id, text, fields)] : []
  })
}

/** Lists every action of a plan: those of the report, then own ones. */
export function listAllActions({ steps, fields }: DevelopmentPlan, locale: Locale): PlannedAction[] {
  return [...steps.flatMap(step => listActions(step, fields, locale)), ...listOwnActions(fields)]
}

function readAction(id: string, text: string, fields: PlanFields): PlannedAction {
  const decided = (part: string) => fields[`${id}.${part}`]?.value ?? ''
  const times = ['what', 'day', 'time', 'place', 'done'].map(part => fields[`${id}.${part}`]?.at ?? 0)
  return {
    id,
    text,
    day: decided('day'),
    time: decided('time'),
    place: decided('place'),
    done: decided('done') !== '',
    dayChosenAt: fields[`${id}.day`]?.at ?? 0,
    changedAt: Math.max(...times),
  }
}
