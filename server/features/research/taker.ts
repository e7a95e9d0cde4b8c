import type { Coarser } from './merge-small-cells.ts'

/** Holds what an export says of one person: groups, and never a date nearer than a week. Empty where it was given up. */
export interface Taker {
  /** `2026-11-23`, a Monday, or `2026-11`: when the first attempt of the export began. */
  readonly began: string
  readonly device: string
  readonly experience: string
  readonly education: string
  /** How many attempts are in the export, 1 or 2. */
  readonly waves: number
  /** Where it was given up, what the field asks apart is not told either (tables.ts). */
  readonly field: string
  readonly language: string
}

export const GROUPS = [
  'began',
  'device',
  'experience',
  'education',
  'waves',
  'field',
  'language',
] as const satisfies readonly (keyof Taker)[]

/** Says in which order a small cell gives up what it is told apart by; what figures are compared by goes last. */
export const STEPS: readonly Coarser<Taker>[] = [
  taker => ({ ...taker, began: taker.began.slice(0, 7) }),
  taker => ({ ...taker, began: '' }),
  taker => ({ ...taker, device: '' }),
  taker => ({ ...taker, experience: '' }),
  taker => ({ ...taker, education: '' }),
  taker => ({ ...taker, waves: 1 }),
  taker => ({ ...taker, field: '' }),
  taker => ({ ...taker, language: '' }),
]

/** Names the cell of a taker. */
export const cellOf = (taker: Taker): string => GROUPS.map(group => taker[group]).join(' ')
