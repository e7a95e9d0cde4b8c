import type { BankItem } from './block.ts'
import { instructionOf } from './instruction.ts'
import type { ByStory } from './pair.ts'

/** Joins the two items that share one set of options. */
export interface StoryPair extends ByStory<BankItem> {
  /** The key of its source, `competency-08@2`. */
  readonly key: string
  /** Reversed values under a changed fact; sister stories value their options alike. */
  readonly mirrored: boolean
}

/** Finds the pairs among the items of a bank or a form. */
export function pairsIn(entries: readonly BankItem[]): StoryPair[] {
  const pairs = Map.groupBy(entries, ({ key }) => pairKeyOf(key))
  return [...pairs].flatMap(([key, members]) => {
    const [a, b] = (['a', 'b'] as const).map(story => members.find(({ item }) => item.story === story))
    return a && b ? [{ key, a, b, mirrored: isMirrored(a) }] : []
  })
}

/** Tells whether the values of an item turn with its story: not of a single item, nor of sister stories. */
export function isMirrored({ item }: Pick<BankItem, 'item'>): boolean {
  return item.story !== undefined && instructionOf(item.facet) !== 'would'
}

/** Strips the story from an item's key; the key of a single item is its own. */
export function pairKeyOf(key: string): string {
  return key.replace(/\/[ab]@/, '@')
}

/** Lists the options of a pair by id, with their values in both stories. */
export function bothValuesOf({ a, b }: StoryPair): { id: string; a: number; b: number }[] {
  return a.item.options.flatMap(({ id, value }) => {
    const other = b.item.options.find(option => option.id === id)
    return id && other ? [{ id, a: value, b: other.value }] : []
  })
}
