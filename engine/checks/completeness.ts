import { type Bank, fieldOfBlock, itemsOf } from '../bank/block.ts'
import { assembleForm } from '../forms/assemble-form.ts'
import type { FORMS } from '../forms/forms.ts'
import type { Slot } from '../forms/slots.ts'
import { TEMPLATE_IDS } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'

/** Checks that a form or a field that has begun to be filled has all its slots filled. */
export function completeness(bank: Bank): Finding[] {
  return [...forms(bank), ...fields(bank)]
}

function forms(bank: Bank): Finding[] {
  const begun = new Set(itemsOf(bank).map(({ item }) => item.slot.form))
  return TEMPLATE_IDS.filter(form => begun.has(form)).flatMap(form =>
    report(form, missing(bank, form, null, 'common')),
  )
}

function fields(bank: Bank): Finding[] {
  return Object.keys(bank).flatMap(name => {
    const field = fieldOfBlock(name)
    return field ? report(`basic/${field}`, missing(bank, 'basic', field, 'field')) : []
  })
}

function missing(
  bank: Bank,
  form: keyof typeof FORMS,
  field: ReturnType<typeof fieldOfBlock>,
  scope: Slot['scope'],
): Slot[] {
  const assembled = assembleForm(bank, { form, field })
  return assembled.kind === 'incomplete' ? assembled.missing.filter(slot => slot.scope === scope) : []
}

function report(key: string, slots: readonly Slot[]): Finding[] {
  if (slots.length === 0) return []
  const names = slots.map(({ section, number }) => `${section} ${number}`).join(', ')
  return [fail('A-27', key, 'slots', `${slots.length} without an item: ${names}`)]
}
