import { type Bank, itemsOf } from '../bank/block.ts'
import { assembleForm } from '../forms/assemble-form.ts'
import { FORMS } from '../forms/forms.ts'
import { openFields, openForms } from '../forms/open.ts'
import type { FieldId, TemplateId } from '../vocabulary.ts'
import { completeness } from './completeness.ts'
import { alikeStories } from './duplicates.ts'
import type { Finding } from './finding.ts'
import { checkForm } from './form-checks.ts'
import { checkItem } from './item-checks.ts'
import { schema } from './schema.ts'
import { filledOnce } from './slot.ts'

/**
 * Runs the automatic checks over every item and every open form, in both languages. A-29 needs the
 * ratings of experts; until they exist an item's status stays `draft`.
 */
export function checkBank(bank: Bank): Finding[] {
  const entries = itemsOf(bank)
  return [
    ...Object.entries(bank).flatMap(([name, block]) => schema(name, block)),
    ...entries.flatMap(checkItem),
    ...filledOnce(entries),
    ...alikeStories(entries),
    ...completeness(bank),
    ...openAssemblies(bank).flatMap(({ form, field }) => {
      const assembled = assembleForm(bank, { form, field })
      if (assembled.kind === 'incomplete') return []
      return checkForm(form, assembled.items, field ? `${form}/${field}` : form)
    }),
  ]
}

interface Assembly {
  readonly form: TemplateId
  readonly field: FieldId | null
}

/** Assembles every form that can be taken, with every field that can be chosen in it. */
export function openAssemblies(bank: Bank): Assembly[] {
  return openForms(bank).flatMap(form => {
    const fields: (FieldId | null)[] = FORMS[form].asksField ? openFields(bank) : [null]
    return fields.map(field => ({ form, field }))
  })
}
