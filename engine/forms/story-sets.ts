import type { Story } from '../bank/item.ts'
import type { Slot } from './slots.ts'
import { TABLE } from './story-set-table.ts'

/**
 * Counts the story sets: an attempt tells, of every pair, the story that its set names. Set n and set n + 32
 * name opposite stories everywhere (docs/method/items.md#story-sets).
 */
export const STORY_SETS = 64
const STORED = STORY_SETS / 2

/** Answers which story of a pair a set from 1 to 64 tells in a slot, also in slots that hold a single item so far. */
export function storyIn(set: number): (slot: Pick<Slot, 'form' | 'section' | 'number'>) => Story {
  const stored = set > STORED ? set - STORED : set
  return ({ form, section, number }) => {
    const first = TABLE[form][section]?.[stored - 1]?.[number - 1] === 'b' ? 'b' : 'a'
    if (set <= STORED) return first
    return first === 'a' ? 'b' : 'a'
  }
}

/** Finds the set that tells the other story everywhere: that of the next attempt at the same form. */
export function complementOf(set: number): number {
  return set > STORED ? set - STORED : set + STORED
}
