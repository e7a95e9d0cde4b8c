import type { Bank } from '../bank/block.ts'
import type { FieldId } from '../vocabulary.ts'
import { type AssembledForm, type AssembledItem, fillSlots } from './assemble-form.ts'
import type { Form } from './forms.ts'

/** Holds what an attempt stores of the bank with which it began. */
export interface PinnedItems {
  readonly field: FieldId | null
  /** One base-36 digit a position: the version of the item there. */
  readonly itemVersions: string
  /** One letter a position: the story told there, `a` or `b`, or `-` for a single item. Null in older attempts. */
  readonly stories: string | null
}

const SINGLE = '-'

/** Encodes the items of an assembled form: what an attempt pins. */
export function pinsOf(items: readonly AssembledItem[]): { itemVersions: string; stories: string } {
  return {
    itemVersions: items.map(({ version }) => version.toString(36)).join(''),
    stories: items.map(({ item }) => item.story ?? SINGLE).join(''),
  }
}

/** Tells whether an attempt was told a story of a pair, so that a later one is told others. */
export function tellsPairs({ stories }: Pick<PinnedItems, 'stories'>): boolean {
  return stories !== null && /[ab]/.test(stories)
}

/**
 * Assembles the form as it was pinned, in order, whatever has been added to the bank or retired since; incomplete when
 * an item has been taken out of it.
 */
export function assemblePinned(
  bank: Bank,
  { slots }: Pick<Form, 'slots'>,
  { field, itemVersions, stories }: PinnedItems,
): AssembledForm {
  return fillSlots(bank, slots, field, ({ version, item }, _, position) => {
    return (
      version === Number.parseInt(itemVersions[position] ?? '', 36) &&
      (item.story ?? SINGLE) === (stories?.[position] ?? SINGLE)
    )
  })
}
