import { type AssembledForm, type AssembledItem, assembleForm } from '../forms/assemble-form.ts'
import type { Form } from '../forms/forms.ts'
import { assemblePinned, versionsOf } from '../forms/pin-items.ts'
import type { FieldId, TemplateId } from '../vocabulary.ts'
import { newestForm, UnknownVersion } from './find-version.ts'
import type { Released } from './released.ts'

// A release never changes, so no request has to search its bank again.
const assembled = new WeakMap<Released, Map<string, readonly AssembledItem[]>>()

/**
 * Finds the items of an attempt in order, in the versions that it has pinned.
 *
 * @throws UnknownVersion
 */
export function pinnedItems(
  released: Released,
  form: Form,
  field: FieldId | null,
  itemVersions: string,
): readonly AssembledItem[] {
  const known = assembled.get(released) ?? new Map<string, readonly AssembledItem[]>()
  assembled.set(released, known)
  const name = `${form.id} ${form.version} ${field} ${itemVersions}`
  const items = known.get(name) ?? itemsOf(assemblePinned(released.bank, form, field, itemVersions), name)
  known.set(name, items)
  return items
}

/** Encodes the newest item versions of a form: what a new attempt pins. */
export function latestVersions(released: Released, id: TemplateId, field: FieldId | null): string {
  const { slots } = newestForm(released, id)
  return versionsOf(itemsOf(assembleForm(released.bank, { form: id, field, slots }), `${id} ${field}`))
}

function itemsOf(result: AssembledForm, name: string): readonly AssembledItem[] {
  if (result.kind === 'assembled') return result.items
  const [first] = result.missing
  throw new UnknownVersion('items', `${name} (${first?.section} ${first?.number})`)
}
