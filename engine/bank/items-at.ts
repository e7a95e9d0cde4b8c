import type { FieldId } from '../vocabulary.ts'
import { type Bank, type BankItem, itemsOf } from './block.ts'
import type { Item } from './item.ts'

type Place = Item['slot']

// A bank never changes, so it is searched once.
const known = new WeakMap<Bank, ReadonlyMap<string, readonly BankItem[]>>()

/** Lists all items that fill a slot, of every version, the newest first; `field` is null for what everyone sees. */
export function itemsAt(bank: Bank, place: Place, field: FieldId | null): readonly BankItem[] {
  const places = known.get(bank) ?? sorted(bank)
  known.set(bank, places)
  return places.get(nameOf(place, field)) ?? []
}

function sorted(bank: Bank): ReadonlyMap<string, readonly BankItem[]> {
  const entries = itemsOf(bank).sort((one, other) => other.version - one.version)
  return Map.groupBy(entries, ({ item, field }) => nameOf(item.slot, field))
}

function nameOf({ form, section, number }: Place, field: FieldId | null): string {
  return `${form} ${section} ${number} ${field}`
}
