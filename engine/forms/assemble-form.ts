import type { Bank, BankItem } from '../bank/block.ts'
import type { Story } from '../bank/item.ts'
import { itemsAt } from '../bank/items-at.ts'
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
  /** Which story of a pair stands in a slot; the first one of each unless it is given. */
  readonly storyAt?: (slot: Slot) => Story
  /** Those of the form's version; the newest one's unless they are given. */
  readonly slots?: readonly Slot[]
}

export type AssembledForm =
  | { readonly kind: 'assembled'; readonly items: readonly AssembledItem[] }
  | { readonly kind: 'incomplete'; readonly missing: readonly Slot[] }

/** Assembles the items of a form in order: the latest version of each that is not retired, and no draft where one that was read stands beside it. */
export function assembleForm(
  bank: Bank,
  { form, field, storyAt = () => 'a', slots = FORMS[form].slots }: FormRequest,
): AssembledForm {
  return fillSlots(bank, slots, field, ({ item }, slot) => {
    return item.status !== 'retired' && (item.story === undefined || item.story === storyAt(slot))
  })
}

/** Fills each slot with the newest item that fits it; with a draft only where nothing else does. */
export function fillSlots(
  bank: Bank,
  slots: readonly Slot[],
  field: FieldId | null,
  fits: (entry: BankItem, slot: Slot, position: number) => boolean,
): AssembledForm {
  const found = slots.map((slot, position) => {
    const wanted = slot.scope === 'field' ? field : null
    const fitting = itemsAt(bank, slot, wanted).filter(entry => fits(entry, slot, position))
    return fitting.find(({ item }) => item.status !== 'draft') ?? fitting[0]
  })
  const items = found.flatMap((entry, position) => {
    const slot = slots[position]
    return entry && slot ? [{ ...entry, slot, section: slot.section, number: slot.number }] : []
  })
  if (items.length === slots.length) return { kind: 'assembled', items }
  return { kind: 'incomplete', missing: slots.filter((_, position) => !found[position]) }
}
