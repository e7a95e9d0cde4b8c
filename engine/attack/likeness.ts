import { type Bank, type BankItem, itemsOf } from '../bank/block.ts'
import { mean } from '../bank/mean.ts'
import { overlap, trigramsOf } from '../bank/trigrams.ts'
import type { SourceLocale } from '../vocabulary.ts'

/** Holds the mean overlap of the trigrams of two items, 0 to 1. */
interface Likeness {
  /** Of two fields in one slot. */
  readonly within: number
  /** Of a field's item and one of the same facet in another slot, of another field or of everybody. */
  readonly between: number
}

/**
 * Measures whether the fields tell one dilemma in many costumes: items of one slot would then be more alike than items of
 * different slots. Both ask for one facet, which has its own words (a team, a plan) in whatever story. Each pair is met by its story a.
 */
export function likenessOfFields(bank: Bank, locale: SourceLocale, section: string): Likeness {
  const items = itemsOf(bank)
    .filter(({ item }) => item.story === 'a' && item.slot.section === section)
    .map(entry => ({ entry, trigrams: trigramsOf(ownWordsOf(entry, locale)) }))
  const compared = items.flatMap(({ entry, trigrams }, index) =>
    items
      .slice(index + 1)
      .filter(other => other.entry.field !== entry.field && other.entry.item.facet === entry.item.facet)
      .map(other => ({
        sameSlot: isSameSlot(entry, other.entry),
        shared: overlap(trigrams, other.trigrams),
      })),
  )
  const meanOf = (sameSlot: boolean) =>
    mean(compared.filter(pair => pair.sameSlot === sameSlot).map(({ shared }) => shared))
  return { within: meanOf(true), between: meanOf(false) }
}

/** A question of few words is asked in many places. */
function ownWordsOf({ text }: BankItem, locale: SourceLocale): string {
  return [text[locale].story, ...text[locale].options].join(' ')
}

function isSameSlot(one: BankItem, other: BankItem): boolean {
  return one.item.slot.number === other.item.slot.number
}
