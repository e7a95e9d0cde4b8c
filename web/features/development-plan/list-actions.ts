import {
  actionOf,
  byAge,
  type DevelopmentPlan,
  isOwnAction,
  type PlanFields,
} from '#contract/development-plan.ts'
import type { Locale } from '#engine/vocabulary.ts'

/** Holds one action with what is decided on it; '' stands for what is not. */
export interface PlannedAction {
  /** `COM-1`, `own-mip3x0k24f7q1z`. */
  readonly id: string
  readonly text: string
  /** A day of the week, or an ISO date. */
  readonly day: string
  readonly time: string
  readonly place: string
  readonly done: boolean
  /** It is none any more: a removed own action, whose text is ''. */
  readonly removed: boolean
  /** When its day was chosen, or taken back: a weekly action begins on the first such day from then on. Milliseconds since 1970. */
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

/** Lists the actions that a person has added, the first of them first. */
export const listOwnActions = (fields: PlanFields) => readOwn(fields).filter(({ removed }) => !removed)

/** Lists the own actions that were removed: what a calendar has of them is to be cancelled. */
export const listRemoved = (fields: PlanFields) => readOwn(fields).filter(({ removed }) => removed)

function readOwn(fields: PlanFields): PlannedAction[] {
  const own = [...new Set(Object.keys(fields).map(actionOf))].filter(isOwnAction).toSorted(byAge)
  return own.map(id => readAction(id, fields[`${id}.what`]?.value ?? '', fields))
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
    removed: text === '',
    dayChosenAt: fields[`${id}.day`]?.at ?? 0,
    changedAt: Math.max(...times),
  }
}
