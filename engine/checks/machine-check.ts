import type { BankItem } from '../bank/block.ts'
import { isObjective } from '../bank/instruction.ts'
import type { Item, MachineCheck } from '../bank/item.ts'
import { holds } from '../bank/machine-check/equation.ts'
import { ladderFaults } from '../bank/machine-check/ladder.ts'
import { combinations, orderings } from '../bank/machine-check/worlds.ts'
import { type Finding, fail } from './finding.ts'

const MOST_OBJECTS = 6
const MOST_FACTS = 5

/** Checks that an objective item has a worked answer, and that what a machine can prove of it holds. */
export function machineCheck({ key, item, text }: BankItem): Finding[] {
  if (!isObjective(item.facet)) return []
  const messages = [
    ...(item.solution?.trim() ? [] : ['has no worked answer']),
    ...(item.machineCheck
      ? faults(item.machineCheck, item)
      : missing(item, /\d/.test(text.en.options.join()))),
  ]
  return messages.map(message => fail('A-25', key, 'machine check', message))
}

/** Logic is always checked, and so is analysis wherever an option holds a number. */
function missing({ type }: Item, numeric: boolean): string[] {
  return type === 'logical' || (type === 'analytical' && numeric) ? ['has no machine check'] : []
}

function faults(check: MachineCheck, item: Item): string[] {
  const values = item.options.map(option => option.value)
  try {
    switch (check.kind) {
      case 'numeric':
        return check.equations.flatMap(equationFaults)
      case 'order':
        if (check.objects.length > MOST_OBJECTS)
          return [`${check.objects.length} objects, more than ${MOST_OBJECTS}`]
        return ladderFaults(orderings(check), values)
      case 'facts':
        if (check.facts.length > MOST_FACTS) return [`${check.facts.length} facts, more than ${MOST_FACTS}`]
        return ladderFaults(combinations(check), values)
    }
  } catch (error) {
    return [error instanceof RangeError ? error.message : String(error)]
  }
}

function equationFaults(equation: string): string[] {
  const result = holds(equation)
  if (result === null) return [`${equation} is not an equation of plain arithmetic`]
  return result ? [] : [`${equation} does not hold`]
}
