import type { BankItem } from '../bank/block.ts'
import { isObjective } from '../bank/instruction.ts'
import { proofFaults } from '../bank/machine-check/prove.ts'
import { type Finding, fail } from './finding.ts'

/** Checks that an objective item has a worked answer, and that its proof holds; law P-14 asks for proofs. */
export function machineCheck({ key, item }: BankItem): Finding[] {
  if (!isObjective(item.facet)) return []
  const messages = [
    ...(item.solution?.trim() ? [] : ['has no worked answer']),
    ...(item.machineCheck ? proofFaults(item.machineCheck, item.options) : []),
  ]
  return messages.map(message => fail('A-25', key, 'machine check', message))
}
