import { type AssembledForm, type AssembledItem, assembleForm } from '../forms/assemble-form.ts'
import type { Form } from '../forms/forms.ts'
import { assemblePinned, type PinnedItems, pinsOf } from '../forms/pin-items.ts'
import { storyIn } from '../forms/story-sets.ts'
import type { FieldId, TemplateId } from '../vocabulary.ts'
import { newestForm, UnknownVersion } from './find-version.ts'
import type { Released } from './released.ts'

/**
 * Finds the items of an attempt in order, in the versions and with the stories that it has pinned.
 *
 * @throws UnknownVersion
 */
export function pinnedItems(
  { bank }: Pick<Released, 'bank'>,
  form: Form,
  pinned: PinnedItems,
): readonly AssembledItem[] {
  return itemsOf(assemblePinned(bank, form, pinned), `${form.id} ${form.version} ${pinned.field}`)
}

/** Encodes what a new attempt pins: the newest items of a form, of each pair the story of its story set. */
export function latestPins(released: Released, id: TemplateId, field: FieldId | null, storySet: number) {
  const { slots } = newestForm(released, id)
  const storyAt = storyIn(storySet)
  return pinsOf(itemsOf(assembleForm(released.bank, { form: id, field, slots, storyAt }), `${id} ${field}`))
}

function itemsOf(result: AssembledForm, name: string): readonly AssembledItem[] {
  if (result.kind === 'assembled') return result.items
  const [first] = result.missing
  throw new UnknownVersion('items', `${name} (${first?.section} ${first?.number})`)
}
