import { type Bank, itemsOf } from '../bank/block.ts'
import type { FieldId } from '../vocabulary.ts'
import { type AssembledItem, assembleForm, stands } from './assemble-form.ts'
import type { Form } from './forms.ts'

/**
 * Encodes the item versions of an assembled form, one base-36 digit each: what an attempt stores of the bank with
 * which it began.
 */
export function versionsOf(items: readonly AssembledItem[]): string {
  return items.map(({ version }) => version.toString(36)).join('')
}

/**
 * Assembles the form as those versions had it, in order, whatever has been added to the bank or retired since;
 * incomplete when an item has been taken out of it.
 */
export function assemblePinned(
  bank: Bank,
  { id, slots }: Pick<Form, 'id' | 'slots'>,
  field: FieldId | null,
  versions: string,
) {
  const all = itemsOf(bank)
  const pinned = slots.flatMap((slot, position) => {
    const version = parseInt(versions[position] ?? '', 36)
    const wanted = slot.scope === 'field' ? field : null
    return all
      .filter(entry => entry.version === version && entry.field === wanted && stands(entry, slot))
      .map(({ key }) => key)
  })
  return assembleForm(bank, { form: id, field, pinned, slots })
}
