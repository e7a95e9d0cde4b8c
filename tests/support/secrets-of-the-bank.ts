import { itemsOf } from '#engine/bank/block.ts'
import { BANK } from '#engine/bank/index.ts'

/** Lists what no rater may be told of the items of a block: reasons, facts, ids of options, keys and names. */
export function secretsOfTheBank(block: string): string[] {
  const items = itemsOf(BANK).filter(entry => entry.block === block)
  return items.flatMap(({ key, item, text }) => [
    ...item.options.flatMap(({ rationale, id = '' }) => [rationale, `"${id}"`]),
    ...Object.values(text).flatMap(words => words.deciding ?? []),
    ...[item.knowledge?.fact ?? [], item.solution ?? []].flat(),
    ...[key, key.replace(/\/[ab]/, '')],
  ])
}
