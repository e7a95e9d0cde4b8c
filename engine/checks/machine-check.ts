import type { BankItem } from '../bank/block.ts'
import { isObjective } from '../bank/instruction.ts'
import type { Item } from '../bank/item.ts'
import { proofFaults } from '../bank/machine-check/prove.ts'
import { type Finding, fail } from './finding.ts'

/** Checks that an objective item has a worked answer, and that what a machine can prove of it holds. */
export function machineCheck({ key, item, text }: BankItem): Finding[] {
  if (!isObjective(item.facet)) return []
  const messages = [
    ...(item.solution?.trim() ? [] : ['has no worked answer']),
    ...(item.machineCheck
      ? proofFaults(item.machineCheck, item.options)
      : missing(item, /\d/.test(text.en.options.join()))),
  ]
  return messages.map(message => fail('A-25', key, 'machine check', message))
}

/** Both stories of a pair are always proven (law P-14), and so are logic, and analysis wherever an option holds a number. */
function missing({ type, story, knowledge }: Item, numeric: boolean): string[] {
  return (story && !knowledge) || type === 'logical' || (type === 'analytical' && numeric)
    ? ['has no machine check']
    : []
}
