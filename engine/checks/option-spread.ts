import type { BankItem } from '../bank/block.ts'
import { SOURCE_LOCALES } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'

const WIDEST = 1.5

/** Checks that the longest option of an item has at most one and a half times the characters of the shortest. */
export function optionSpread({ key, text }: BankItem): Finding[] {
  return SOURCE_LOCALES.flatMap(locale => {
    const lengths = text[locale].options.map(option => option.length)
    const ratio = Math.max(...lengths) / Math.min(...lengths)
    if (ratio <= WIDEST) return []
    return [
      fail('A-07', key, `${locale} options`, `longest to shortest ${ratio.toFixed(2)}, more than ${WIDEST}`),
    ]
  })
}
