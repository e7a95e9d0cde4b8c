import type { Story } from '../bank/item.ts'
import { mean } from '../bank/mean.ts'
import type { StoryPair } from '../bank/pairs-in.ts'
import type { Slot } from '../forms/slots.ts'

const MOST_LEAN = 3
const MOST_DIFFICULTY = 0.2

/** Holds a pair with what is known of it before data: to which story its options lean (`bank/lean.ts`). */
export interface LeaningPair extends StoryPair {
  readonly lean: number
}

/**
 * Lists what a story set breaks of the limits that make its attempts alike: half of the stories of a section and of a
 * facet are a, the leans of readers cancel out, and its stories are about as hard as the others of each facet.
 */
export function storySetFaults(
  storyAt: (slot: Slot) => Story,
  slots: readonly Slot[],
  pairs: readonly LeaningPair[],
): string[] {
  const bySlot = new Map(pairs.map(pair => [keyOf(pair.a.item.slot), pair]))
  const pairAt = (slot: Slot) => bySlot.get(keyOf(slot))
  const sections = Map.groupBy(slots, ({ section }) => section)
  const facets = Map.groupBy(slots, ({ section, facet }) => `${section} ${facet}`)
  return [
    ...[...sections].flatMap(([name, own]) => [
      ...unevenIn(name, own, 1),
      ...unevenIn(`pairs of ${name}`, own.filter(pairAt), 2),
      ...leaning(name, own),
    ]),
    ...[...facets].flatMap(([name, own]) => [...unevenIn(name, own, 1), ...harder(name, own)]),
  ]

  function unevenIn(name: string, own: readonly Slot[], most: number): string[] {
    const told = own.filter(slot => storyAt(slot) === 'a').length
    return Math.abs(own.length - 2 * told) > most ? [`${name}: ${told} of ${own.length} stories are a`] : []
  }

  function leaning(name: string, own: readonly Slot[]): string[] {
    const sum = own.reduce((total, slot) => {
      const lean = pairAt(slot)?.lean ?? 0
      return total + (storyAt(slot) === 'a' ? lean : -lean)
    }, 0)
    return Math.abs(sum) > MOST_LEAN ? [`${name}: leans sum to ${sum.toFixed(1)} points`] : []
  }

  function harder(name: string, own: readonly Slot[]): string[] {
    const differences = own.flatMap(slot => {
      const pair = pairAt(slot)
      const [a, b] = [pair?.a.item.expected?.share, pair?.b.item.expected?.share]
      if (a === undefined || b === undefined) return []
      return [storyAt(slot) === 'a' ? a - b : b - a]
    })
    const difference = differences.length === 0 ? 0 : mean(differences)
    return Math.abs(difference) > MOST_DIFFICULTY
      ? [`${name}: ${difference.toFixed(2)} easier than the other stories`]
      : []
  }
}

function keyOf({ section, number }: Pick<Slot, 'section' | 'number'>): string {
  return `${section} ${number}`
}
