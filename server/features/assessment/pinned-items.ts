import { BANK } from '#engine/bank/index.ts'
import { type AssembledForm, type AssembledItem, assembleForm } from '#engine/forms/assemble-form.ts'
import { assemblePinned, versionsOf } from '#engine/forms/pin-items.ts'
import type { FieldId, TemplateId } from '#engine/vocabulary.ts'

// Immutable facts of this release, kept so that a request does not search the bank again.
const assembled = new Map<string, readonly AssembledItem[]>()

/** The items of an attempt in order: those whose versions it has pinned. */
export function pinnedItems(
  form: TemplateId,
  field: FieldId | null,
  itemVersions: string,
): readonly AssembledItem[] {
  const name = `${form} ${field} ${itemVersions}`
  const known = assembled.get(name)
  if (known) return known
  const items = itemsOf(assemblePinned(BANK, { form, field }, itemVersions), name)
  assembled.set(name, items)
  return items
}

/** The versions of a form as it is now: what a new attempt pins. */
export function latestVersions(form: TemplateId, field: FieldId | null): string {
  return versionsOf(itemsOf(assembleForm(BANK, { form, field }), `${form} ${field}`))
}

function itemsOf(result: AssembledForm, name: string): readonly AssembledItem[] {
  if (result.kind === 'assembled') return result.items
  const [first] = result.missing
  throw new Error(`The bank lacks ${first?.section} ${first?.number} for ${name}.`)
}
