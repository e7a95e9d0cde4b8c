import { BANK } from '#engine/bank/index.ts'
import type { ItemKey } from '#engine/bank/item.ts'
import { type AssembledItem, assembleForm } from '#engine/forms/assemble-form.ts'
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
  const pinned = latestItems(form, field).map(
    ({ key }, position) =>
      `${key.slice(0, key.lastIndexOf('@'))}@${parseInt(itemVersions[position] ?? '', 36)}`,
  ) as ItemKey[]
  const items = assemble(form, field, pinned)
  assembled.set(name, items)
  return items
}

/** One base-36 digit for each item of a form as it is now: what a new attempt pins. */
export function latestVersions(form: TemplateId, field: FieldId | null): string {
  return latestItems(form, field)
    .map(({ version }) => version.toString(36))
    .join('')
}

function latestItems(form: TemplateId, field: FieldId | null): readonly AssembledItem[] {
  return assemble(form, field)
}

function assemble(
  form: TemplateId,
  field: FieldId | null,
  pinned?: readonly ItemKey[],
): readonly AssembledItem[] {
  const result = assembleForm(BANK, { form, field, ...(pinned ? { pinned } : {}) })
  if (result.kind === 'incomplete') {
    const first = result.missing[0]
    throw new Error(`The bank lacks ${form} ${first?.section} ${first?.number} for ${field ?? 'everyone'}.`)
  }
  return result.items
}
