import { CONDITION_IDS } from '#engine/wants/areas.ts'
import { INTEREST_SCREENS } from '#engine/wants/interests.ts'
import type { WantAnswers, WantId } from '#engine/wants/read-wants.ts'
import { PAIR_IDS } from '#engine/wants/values.ts'

/** Lists what each step asks: six screens of activities, the pairs of values, the conditions. */
export const STEPS: readonly (readonly WantId[])[] = [...INTEREST_SCREENS, PAIR_IDS, CONDITION_IDS]
/** Names the steps that begin a part, from 1. */
export const PART_STEPS = { interests: 1, values: INTEREST_SCREENS.length + 1, wishes: STEPS.length } as const

/** Reads the step of an address, from 1; null for the overview. */
export function stepIn(query: URLSearchParams): number | null {
  const step = Number(query.get('step'))
  return Number.isInteger(step) && step >= 1 && step <= STEPS.length ? step : null
}

/** Finds the first step from a given one on that lacks an answer; that one where none does. */
export function openStep(answers: WantAnswers, from: number): number {
  const open = STEPS.findIndex((ids, index) => index + 1 >= from && leftOf(ids, answers) > 0)
  return open < 0 ? from : open + 1
}

/** Counts the questions that are not answered. */
export const leftOf = (ids: readonly WantId[], answers: WantAnswers) =>
  ids.filter(id => answers[id] === undefined).length
