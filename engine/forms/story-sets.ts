import type { Story } from '../bank/item.ts'
import type { FieldId } from '../vocabulary.ts'
import type { Slot } from './slots.ts'
import { FIELD_STORIES, STORIES } from './story-set-table.ts'

/**
 * Counts the story sets: an attempt tells, of every pair, the story that its set names. Set n and set n + 32
 * name opposite stories everywhere (docs/method/items.md#story-sets).
 */
export const STORY_SETS = 64
const STORED = STORY_SETS / 2

/**
 * Finds which story of a pair a set from 1 to 64 tells in a slot of a form with a field, also in slots that hold a single
 * item so far. A field has letters of its own, for the slots that are filled from its block.
 */
export function storyIn(
  set: number,
  field: FieldId | null,
): (slot: Pick<Slot, 'form' | 'section' | 'number'>) => Story {
  const index = (set > STORED ? set - STORED : set) - 1
  return ({ form, section, number }) => {
    const told = STORIES[form][section]?.[index] ?? ''
    const ofField = field === null ? '' : (FIELD_STORIES[field][section]?.[index] ?? '')
    const letter =
      told[number - 1] === FIELD_SLOT ? ofField[fieldSlotsIn(told, number - 1)] : told[number - 1]
    const first = letter === 'b' ? 'b' : 'a'
    if (set <= STORED) return first
    return first === 'a' ? 'b' : 'a'
  }
}

/** Stands in the row of a section where the chosen field has the letter. */
export const FIELD_SLOT = '-'

function fieldSlotsIn(told: string, end: number): number {
  return told.slice(0, end).split(FIELD_SLOT).length - 1
}

/** Finds the set that tells the other story everywhere: that of the next attempt at the same form. */
export function complementOf(set: number): number {
  return set > STORED ? set - STORED : set + STORED
}
