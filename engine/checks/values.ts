import type { BankItem } from '../bank/block.ts'
import { instructionOf, isObjective } from '../bank/instruction.ts'
import type { ErrorCode, ItemOption, Value } from '../bank/item.ts'
import { type Finding, fail } from './finding.ts'

/** The named-error ladder: which mistakes cost how much (docs/method/items.md#keyed-items). */
const LADDER: Readonly<Record<Value, readonly ErrorCode[]>> = {
  5: ['OK'],
  4: ['E-LAST-STEP', 'E-WEAKER', 'E-PARTIAL', 'E-ROUND'],
  3: ['E-ONE-RULE', 'E-COUNT-FOR-RATE', 'E-OMIT-CASE'],
  2: ['E-WRONG-BASE', 'E-CONVERSE', 'E-CONSTRAINT', 'E-CAUSE-COINCIDENCE', 'E-UNIT'],
  1: ['E-REVERSAL', 'E-NONE', 'E-QUANTIFIER'],
}

/**
 * Checks that each of the five values stands once with its reason, and with a named mistake where there is a right
 * answer.
 */
export function values({ key, item }: BankItem): Finding[] {
  const sorted = item.options.map(option => option.value).sort()
  const findings = item.options.flatMap((option, index) =>
    faults(option, item.facet).map(message => fail('A-03', key, `option ${index + 1}`, message)),
  )
  if (sorted.join('') !== '12345')
    findings.push(fail('A-03', key, 'options', `values ${sorted.join(' ')} instead of 1 to 5 once each`))
  return findings

  function faults(option: ItemOption, facet: typeof item.facet): string[] {
    const messages: string[] = []
    if (option.rationale.trim() === '') messages.push('has no rationale')
    if (isObjective(facet)) messages.push(...ladderFaults(option))
    if (instructionOf(facet) === 'would' && !option.motive) messages.push('names no motive')
    return messages
  }
}

function ladderFaults({ value, error }: ItemOption): string[] {
  if (!error) return ['has no error code']
  return LADDER[value].includes(error) ? [] : [`${error} is not a mistake worth ${value}`]
}
