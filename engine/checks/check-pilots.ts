import { type Bank, itemsOf } from '../bank/block.ts'
import { expectedDifficulty } from './common-laws.ts'
import { alikeStories } from './duplicates.ts'
import { type Finding, fail } from './finding.ts'
import { checkUnplaced } from './item-checks.ts'
import { pairLaws } from './pair-laws.ts'
import { schema } from './schema.ts'

/**
 * Runs the checks of items and pairs over pairs on trial, which people answer as they do others. What needs a slot or a form (A-02, the laws
 * of sections and assemblies) is asked once they move into a block.
 */
export function checkPilots(pilots: Bank, bank: Bank): Finding[] {
  const entries = itemsOf(pilots)
  return [
    ...Object.keys(pilots).flatMap(name =>
      name in bank ? [fail('A-01', name, 'block', 'is a block of the bank too')] : [],
    ),
    ...Object.entries(pilots).flatMap(([name, block]) => schema(name, block)),
    ...entries.flatMap(checkUnplaced),
    ...alikeStories(entries),
    ...pairLaws(pilots),
    ...entries.flatMap(expectedDifficulty),
  ]
}
