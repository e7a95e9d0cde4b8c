import { type AssembledForm, type AssembledItem, assembleForm } from '../forms/assemble-form.ts'
import type { Form } from '../forms/forms.ts'
import { assemblePinned, type PinnedItems, pinsOf } from '../forms/pin-items.ts'
import { storyIn } from '../forms/story-sets.ts'
import type { FieldId, TemplateId } from '../vocabulary.ts'
import { newestForm, UnknownVersion } from './find-version.ts'
import type { Released } from './released.ts'

// A release never changes, so no request has to search its bank again.
const assembled = new WeakMap<Pick<Released, 'bank'>, Map<string, readonly AssembledItem[]>>()
/** Enough for every story set in every field, and some versions beside; the oldest go first. */
const MOST_KEPT = 1024

/**
 * Finds the items of an attempt in order, in the versions and with the stories that it has pinned.
 *
 * @throws UnknownVersion
 */
export function pinnedItems(
  released: Pick<Released, 'bank'>,
  form: Form,
  pinned: PinnedItems,
): readonly AssembledItem[] {
  const known = assembled.get(released) ?? new Map<string, readonly AssembledItem[]>()
  assembled.set(released, known)
  const name = `${form.id} ${form.version} ${pinned.field} ${pinned.itemVersions} ${pinned.stories}`
  const kept = known.get(name)
  if (kept) return kept
  const items = itemsOf(assemblePinned(released.bank, form, pinned), name)
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size >= MOST_KEPT) known.delete(oldest)
  known.set(name, items)
  return items
}

/** Encodes what a new attempt pins: the newest items of a form, of each pair the story of its story set. */
export function latestPins(released: Released, id: TemplateId, field: FieldId | null, storySet: number) {
  const { slots } = newestForm(released, id)
  const storyAt = storyIn(storySet, field)
  return pinsOf(itemsOf(assembleForm(released.bank, { form: id, field, slots, storyAt }), `${id} ${field}`))
}

function itemsOf(result: AssembledForm, name: string): readonly AssembledItem[] {
  if (result.kind === 'assembled') return result.items
  const [first] = result.missing
  throw new UnknownVersion('items', `${name} (${first?.section} ${first?.number})`)
}
