import type { BankItem } from '../bank/block.ts'
import { partsOf } from '../bank/parts.ts'
import { type Finding, fail } from './finding.ts'

const FIRST_PERSON = { ar: /^س?[أآ]/, en: /^I / }
/** Types whose options are acts; the others may state results. */
const ACTS = ['scenario', 'case_study']

/**
 * Checks that an option is one sentence with its full stop, and an act of the first person where the item asks for
 * acts.
 */
export function optionForm(entry: BankItem): Finding[] {
  return partsOf(entry).flatMap(({ locale, kind, where, text }) => {
    if (kind !== 'option') return []
    const faults = [
      ...(ACTS.includes(entry.item.type) && !FIRST_PERSON[locale].test(text)
        ? ['does not start with a first-person verb']
        : []),
      ...(text.endsWith('.') ? [] : ['does not end with a full stop']),
      ...(/[.?؟!](?=\s)/.test(text) ? ['holds a second sentence'] : []),
    ]
    return faults.map(message => fail('A-18', entry.key, where, message))
  })
}
