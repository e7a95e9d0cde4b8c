import type { BankItem } from '../bank/block.ts'
import { mean } from '../bank/mean.ts'
import { partsOf, wordCount } from '../bank/parts.ts'
import { wordsOf } from '../bank/words.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { SOURCE_LOCALES } from '../vocabulary.ts'
import { type Finding, fail, warn } from './finding.ts'

/** The fact that decides needs room: by a fifth more a pair passes. Beyond it the common core fails; elsewhere, up to a half, it wants a second look. */
const ALLOWANCE = { quiet: 1.2, most: 1.45 }

/** They hold the reading time (docs/method/items.md#length). */
const LIMITS = {
  ar: { story: [20, 45], question: [3, 12], option: [7, 14], item: 100, mean: 85 },
  en: { story: [25, 60], question: [4, 14], option: [8, 18], item: 135, mean: 118 },
} as const

/** Checks the word limits of a story, a question, an option and a whole item. */
export function wordLimits(entry: BankItem): Finding[] {
  const parts = partsOf(entry).flatMap(({ locale, kind, where, text }) => {
    const count = wordsOf(text).length
    const [least, most] = LIMITS[locale][kind]
    if (count < least) return [fail('A-06', entry.key, where, `${count} words, fewer than ${least}`)]
    return tooMany(count, most, entry, where)
  })
  const items = SOURCE_LOCALES.flatMap(locale =>
    tooMany(wordCount(entry.text[locale]), LIMITS[locale].item, entry, `${locale} item`),
  )
  return [...parts, ...items]
}

/** Checks the mean word count of a section's items: it keeps within the fifth, since it holds the time of a form. */
export function meanWords(items: readonly AssembledItem[], key: string, section: string): Finding[] {
  return SOURCE_LOCALES.flatMap(locale => {
    const usual = mean(items.map(({ text }) => wordCount(text[locale])))
    const most = LIMITS[locale].mean * ALLOWANCE.quiet
    if (usual <= most) return []
    const message = `${usual.toFixed(1)} words on average, more than ${most.toFixed(1)}`
    return [fail('A-06', key, `${section}, ${locale}`, message)]
  })
}

function tooMany(count: number, limit: number, entry: BankItem, where: string): Finding[] {
  if (count <= Math.floor(limit * ALLOWANCE.quiet)) return []
  const most = isCommon(entry) ? ALLOWANCE.quiet : ALLOWANCE.most
  const report = count <= Math.floor(limit * most) ? warn : fail
  return [report('A-06', entry.key, where, `${Math.round(10 * count) / 10} words, more than ${limit}`)]
}

/** Tells whether everybody who takes the basic form can meet the item. */
function isCommon({ field, item }: BankItem): boolean {
  return field === null && item.slot.form === 'basic'
}
