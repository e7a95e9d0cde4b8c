import type { AssembledItem } from '../forms/assemble-form.ts'
import { type Finding, fail } from './finding.ts'

const STAIRS = ['54321', '12345']

/**
 * Checks that the best option does not stand at one position three times running, and that no item shows its values as
 * a stair.
 */
export function runs(items: readonly AssembledItem[], key: string): Finding[] {
  const best = items.map(({ item }) => item.options.findIndex(option => option.value === 5))
  return items.flatMap((entry, index) => [
    ...(index >= 2 && best[index] === best[index - 1] && best[index] === best[index - 2]
      ? [fail('A-05', key, entry.key, `value 5 at position ${(best[index] ?? 0) + 1} three times running`)]
      : []),
    ...(STAIRS.includes(entry.item.options.map(option => option.value).join(''))
      ? [fail('A-05', key, entry.key, 'its values stand in order')]
      : []),
  ])
}
