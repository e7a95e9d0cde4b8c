import type { BankItem } from '../bank/block.ts'
import { mean } from '../bank/mean.ts'
import { partsOf, wordCount } from '../bank/parts.ts'
import { wordsOf } from '../bank/words.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { SOURCE_LOCALES } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'

/** A pair needs room for the sentence that decides: its story, its options and the whole may be longer by a fifth. */
const PAIR_ALLOWANCE = 1.2

/** They hold the reading time (docs/method/items.md#length). */
const LIMITS = {
  ar: { story: [20, 45], question: [3, 12], option: [7, 14], item: 100, mean: 85 },
  en: { story: [25, 60], question: [4, 14], option: [8, 18], item: 135, mean: 118 },
} as const

/** Checks the word limits of a story, a question, an option and a whole item. */
export function wordLimits(entry: BankItem): Finding[] {
  const parts = partsOf(entry).flatMap(({ locale, kind, where, text }) => {
    const count = wordsOf(text).length
    const [least, usual] = LIMITS[locale][kind]
    const most = allowed(usual, entry)
    if (count >= least && count <= most) return []
    return [fail('A-06', entry.key, where, `${count} words, not ${least} to ${most}`)]
  })
  const items = SOURCE_LOCALES.flatMap(locale => {
    const count = wordCount(entry.text[locale])
    const most = allowed(LIMITS[locale].item, entry)
    return count > most
      ? [fail('A-06', entry.key, `${locale} item`, `${count} words, more than ${most}`)]
      : []
  })
  return [...parts, ...items]
}

/** Checks the mean word count of a section's items. */
export function meanWords(items: readonly AssembledItem[], key: string, section: string): Finding[] {
  return SOURCE_LOCALES.flatMap(locale => {
    const usual = mean(items.map(({ text }) => wordCount(text[locale])))
    const most = mean(items.map(entry => allowed(LIMITS[locale].mean, entry)))
    if (usual <= most) return []
    return [
      fail('A-06', key, `${section}, ${locale}`, `${usual.toFixed(1)} words an item, more than ${most}`),
    ]
  })
}

function allowed(most: number, { item }: BankItem): number {
  return item.story ? Math.floor(most * PAIR_ALLOWANCE) : most
}
