import { FACET_SETS, type FacetSet } from '#contract/rating.ts'
import { type BankItem, itemsOf } from '#engine/bank/block.ts'
import { pairsIn, type StoryPair } from '#engine/bank/pairs-in.ts'
import type { Released } from '#engine/versions/released.ts'

// A bank never changes, so its pairs are found once.
const known = new WeakMap<Released['bank'], ReadonlyMap<string, StoryPair>>()

/** Finds every pair of a bank by its key, `competency-08@4`. */
export function pairsByKey({ bank }: Pick<Released, 'bank'>): ReadonlyMap<string, StoryPair> {
  const pairs = known.get(bank) ?? new Map(pairsIn(itemsOf(bank)).map(pair => [pair.key, pair]))
  known.set(bank, pairs)
  return pairs
}

/** Finds among which facets the one of an item is looked for: those of its section of the core, or of its form. */
export function facetSetOf({ item: { slot } }: Pick<BankItem, 'item'>): FacetSet {
  const name = slot.form === 'basic' ? slot.section : slot.form
  return FACET_SETS.find(set => set === name) ?? 'competency'
}
