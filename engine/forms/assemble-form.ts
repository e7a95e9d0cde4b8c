import { type Bank, type BankItem, itemsOf } from '../bank/block.ts'
import type { ItemKey } from '../bank/item.ts'
import type { FieldId, TemplateId } from '../vocabulary.ts'
import { FORMS } from './forms.ts'
import type { Slot } from './slots.ts'

/** Holds an item in its place of the form. */
export interface AssembledItem extends BankItem {
  readonly slot: Slot
  readonly section: string
  /** 1-based within the section. */
  readonly number: number
}

export interface FormRequest {
  readonly form: TemplateId
  /** `null` for a form that asks for no field. */
  readonly field: FieldId | null
  /** The items of an attempt that has begun: these and no newer ones, retired or not. */
  readonly pinned?: readonly ItemKey[]
  /** Those of the form's version; the newest one's unless they are given. */
  readonly slots?: readonly Slot[]
}

export type AssembledForm =
  | { readonly kind: 'assembled'; readonly items: readonly AssembledItem[] }
  | { readonly kind: 'incomplete'; readonly missing: readonly Slot[] }

/**
 * Assembles the items of a form in order: the latest version of each that is not retired, unless an attempt has pinned
 * its own.
 */
export function assembleForm(
  bank: Bank,
  { form, field, pinned, slots = FORMS[form].slots }: FormRequest,
): AssembledForm {
  const candidates = itemsOf(bank)
    .filter(({ key, item }) => (pinned ? pinned.includes(key) : item.status !== 'retired'))
    .sort((a, b) => b.version - a.version)
  const items = slots.flatMap(slot => {
    const wanted = slot.scope === 'field' ? field : null
    const found = candidates.find(entry => entry.field === wanted && stands(entry, slot))
    return found ? [{ ...found, slot, section: slot.section, number: slot.number }] : []
  })
  if (items.length === slots.length) return { kind: 'assembled', items }
  return { kind: 'incomplete', missing: slots.filter(slot => !items.some(item => item.slot === slot)) }
}

/** Tells whether an item names this slot as its place. */
export function stands({ item }: BankItem, slot: Slot): boolean {
  return (
    item.slot.form === slot.form && item.slot.section === slot.section && item.slot.number === slot.number
  )
}
