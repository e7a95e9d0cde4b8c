import type { BankItem } from '../bank/block.ts'
import { partsIn } from '../bank/parts.ts'
import type { SourceLocale } from '../vocabulary.ts'
import { type Finding, fail } from './finding.ts'
import { tellsNumber } from './number-words.ts'

const NUMBER = /\d+(?:[.,:]\d+)*/g

/**
 * Checks that story, question and each option hold the same numbers in both languages. A number that stands in digits in one
 * of them may be told in words in the other: Arabic has a dual, and no digit for it.
 */
export function equalNumbers(entry: BankItem): Finding[] {
  const english = partsIn(entry, 'en')
  return partsIn(entry, 'ar').flatMap(({ text, where }, index) => {
    const [ar, en] = [text, english[index]?.text ?? '']
    if (tellsAll('en', en, without(ar, en)) && tellsAll('ar', ar, without(en, ar))) return []
    return [
      fail(
        'A-21',
        entry.key,
        where.slice(3),
        `numbers ${numbersOf(ar)} in Arabic, ${numbersOf(en)} in English`,
      ),
    ]
  })
}

function tellsAll(locale: SourceLocale, text: string, numbers: readonly string[]): boolean {
  return numbers.every(number => tellsNumber(locale, text, Number(number)))
}

/** Lists the numbers of a text that another does not hold in digits, each as often as it is more there. */
function without(text: string, other: string): string[] {
  const left = digitsIn(other)
  return digitsIn(text).filter(number => {
    const place = left.indexOf(number)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

function numbersOf(text: string): string {
  return digitsIn(text).sort().join(' ') || 'none'
}

/** Without thousands commas, so that 1,200 and 1200 are one number. */
function digitsIn(text: string): string[] {
  return (text.match(NUMBER) ?? []).map(number => number.replace(/,(?=\d{3})/g, ''))
}
