import { SOURCE_LOCALES, type SourceLocale } from '../vocabulary.ts'
import type { BankItem } from './block.ts'
import type { ItemText } from './item.ts'
import { wordsOf } from './words.ts'

/** Holds a piece of an item's words under the name by which a finding tells its place: `ar option 3`. */
export interface Part {
  readonly locale: SourceLocale
  readonly kind: 'story' | 'question' | 'option'
  readonly where: string
  readonly text: string
}

export function partsOf(entry: BankItem): Part[] {
  return SOURCE_LOCALES.flatMap(locale => partsIn(entry, locale))
}

export function partsIn(entry: BankItem, locale: SourceLocale): Part[] {
  const text = entry.text[locale]
  return [
    { locale, kind: 'story', where: `${locale} story`, text: text.story },
    { locale, kind: 'question', where: `${locale} question`, text: text.question },
    ...text.options.map((option, index) => ({
      locale,
      kind: 'option' as const,
      where: `${locale} option ${index + 1}`,
      text: option,
    })),
  ]
}

// Scoring asks for those of ninety items each time, and counting them was nine tenths of its work.
const counted = new WeakMap<ItemText, number>()

/** Counts the words of an item in one language, once: its texts never change. */
export function wordCount(text: ItemText): number {
  const known = counted.get(text) ?? wordsOf(wholeText(text)).length
  counted.set(text, known)
  return known
}

/** Joins the words of an item in one language, as a reader meets them. */
export function wholeText({ story, question, options }: ItemText): string {
  return [story, question, ...options].join(' ')
}
