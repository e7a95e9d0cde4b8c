import { type Bank, languagesOf } from '../bank/block.ts'
import type { Locale } from '../languages/index.ts'
import { FIELD_IDS, type FieldId, TEMPLATE_IDS, type TemplateId } from '../vocabulary.ts'
import { type AssembledForm, assembleForm } from './assemble-form.ts'
import { FORMS } from './forms.ts'

/** Lists the fields that can be chosen: all slots that ask for a field's own item are filled. */
export function openFields(bank: Bank): FieldId[] {
  return FIELD_IDS.filter(field => !missing(assembleForm(bank, { form: 'basic', field }), 'field'))
}

/** Lists the forms that can be taken: all common slots are filled and, where a field is asked for, one is open. */
export function openForms(bank: Bank): TemplateId[] {
  const fields = openFields(bank)
  return TEMPLATE_IDS.filter(form => {
    if (FORMS[form].asksField && fields.length === 0) return false
    return !missing(assembleForm(bank, { form, field: fields[0] ?? null }), 'common')
  })
}

/**
 * Lists the languages in which a form is offered: it is open, and each of its items, those of every open field among them, has
 * words in the language.
 */
export function languagesOfForm(bank: Bank, form: TemplateId): Locale[] {
  if (!openForms(bank).includes(form)) return []
  const fields = FORMS[form].asksField ? openFields(bank) : [null]
  return languagesOf(
    fields.flatMap(field => {
      const assembled = assembleForm(bank, { form, field })
      return assembled.kind === 'assembled' ? assembled.items : []
    }),
  )
}

function missing(assembled: AssembledForm, scope: 'common' | 'field'): boolean {
  return assembled.kind === 'incomplete' && assembled.missing.some(slot => slot.scope === scope)
}
