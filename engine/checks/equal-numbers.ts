import type { BankItem } from '../bank/block.ts'
import { partsIn } from '../bank/parts.ts'
import { type Finding, fail } from './finding.ts'

const NUMBER = /\d+(?:[.,:]\d+)*/g

/** Checks that story, question and each option hold the same numbers in both languages. */
export function equalNumbers(entry: BankItem): Finding[] {
  const english = partsIn(entry, 'en')
  return partsIn(entry, 'ar').flatMap(({ text, where }, index) => {
    const ar = numbersOf(text)
    const en = numbersOf(english[index]?.text ?? '')
    if (ar === en) return []
    return [
      fail(
        'A-21',
        entry.key,
        where.slice(3),
        `numbers ${ar || 'none'} in Arabic, ${en || 'none'} in English`,
      ),
    ]
  })
}

/** Sorted, without thousands commas, so that 1,200 and 1200 are one number. */
function numbersOf(text: string): string {
  return (text.match(NUMBER) ?? [])
    .map(number => number.replace(/,(?=\d{3})/g, ''))
    .sort()
    .join(' ')
}
