import type { ItemKey } from '../bank/item.ts'

/** Caps how many questions on trial ride along in one attempt. */
export const MOST_PILOTS = 3

/** Holds a question on trial as an attempt pins it. */
export interface Pilot {
  /** The story, `pilot-skills-01/a@1`. */
  readonly item: ItemKey
  /** How many questions of the form come before it: those up to the end of its section. */
  readonly after: number
}
