import { LOCALES, type Locale, type SourceLocale } from '../languages/index.ts'
import { FIELD_IDS, type FieldId } from '../vocabulary.ts'
import type { Item, ItemKey, Items, ItemText } from './item.ts'

/** Maps to each source language what it has of something, and to any other language what that may have. */
export type BySource<Entry> = Readonly<Record<SourceLocale, Entry>> & Readonly<Partial<Record<Locale, Entry>>>

/** Holds items with their words, by language; the folder `bank/<block>/`. */
export type Block = { readonly items: Items } & BySource<Texts>

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
  readonly text: BySource<ItemText>
}

/** Lists the items that have words in both source languages; check A-01 names the others. */
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
    const text = { ...translationsOf(block, key), ar, en }
    return [{ key, block: name, field: fieldOfBlock(name), version: versionOf(key), item, text }]
  })
}

function translationsOf(block: Block, key: ItemKey): Partial<Record<Locale, ItemText>> {
  return Object.fromEntries(
    LOCALES.flatMap(locale => (block[locale]?.[key] ? [[locale, block[locale][key]]] : [])),
  )
}

/** Lists the languages in which each of the items has words. */
export function languagesOf(items: readonly Pick<BankItem, 'text'>[]): Locale[] {
  return LOCALES.filter(locale => items.every(({ text }) => text[locale]))
}

/** Finds the words of an item in a language, or in the first language where it has none in this one. */
export function textIn({ text }: Pick<BankItem, 'text'>, locale: Locale): ItemText {
  return text[locale] ?? text.ar
}

/** Finds the field whose items a block holds; a block is named like its field. */
export function fieldOfBlock(name: string): FieldId | null {
  return FIELD_IDS.find(field => field === name) ?? null
}

function versionOf(key: ItemKey): number {
  return Number(key.slice(key.lastIndexOf('@') + 1))
}
