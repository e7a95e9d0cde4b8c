import { FIELD_IDS, type FieldId } from '../vocabulary.ts'
import type { Item, ItemKey, Items, ItemText } from './item.ts'

/** Items with their words in both languages; the folder `bank/<block>/`. */
export interface Block {
  readonly items: Items
  readonly ar: Texts
  readonly en: Texts
}

export type Texts = Readonly<Record<ItemKey, ItemText>>
export type Bank = Readonly<Record<string, Block>>

/** Joins an item with what its key tells. */
export interface BankItem {
  readonly key: ItemKey
  readonly block: string
  /** The field whose block it stands in; `null` for an item that everyone sees. */
  readonly field: FieldId | null
  readonly version: number
  readonly item: Item
  readonly text: { readonly ar: ItemText; readonly en: ItemText }
}

/** Lists the items that have words in both languages; check A-01 names the others. */
export function itemsOf(bank: Bank): BankItem[] {
  return Object.entries(bank).flatMap(([name, block]) => itemsOfBlock(name, block))
}

export function itemsOfBlock(name: string, block: Block): BankItem[] {
  return Object.keys(block.items).flatMap(id => {
    const key = id as ItemKey
    const item = block.items[key]
    const ar = block.ar[key]
    const en = block.en[key]
    if (!item || !ar || !en) return []
    return [{ key, block: name, field: fieldOfBlock(name), version: versionOf(key), item, text: { ar, en } }]
  })
}

/** Finds the field whose items a block holds; a block is named like its field. */
export function fieldOfBlock(name: string): FieldId | null {
  return FIELD_IDS.find(field => field === name) ?? null
}

function versionOf(key: ItemKey): number {
  return Number(key.slice(key.lastIndexOf('@') + 1))
}
