import type { BankItem } from '../bank/block.ts'
import { mean } from '../bank/mean.ts'
import { wholeText } from '../bank/parts.ts'
import { arabicReadability } from '../bank/readability/arabic.ts'
import { fleschKincaid } from '../bank/readability/flesch-kincaid.ts'
import type { AssembledItem } from '../forms/assemble-form.ts'
import { type Finding, fail, warn } from './finding.ts'

const GRADE = { item: 9, mean: 8 }
const ARABIC = {
  sentence: { fail: 14, warn: 12, name: 'words a sentence' },
  letters: { fail: 5.6, warn: 5.2, name: 'letters a word' },
  longWords: { fail: 0.15, warn: 0.1, name: 'of words with 8 letters or more' },
} as const

/** Checks that an item reads easily in both languages; the terms of a trade may be long. */
export function readability({ key, item, text }: BankItem): Finding[] {
  const grade = fleschKincaid(wholeText(text.en))
  const figures = arabicReadability(wholeText(text.ar))
  const arabic = Object.entries(ARABIC).flatMap(([name, limit]) => {
    const figure = figures[name as keyof typeof ARABIC]
    const level = figure > limit.fail && !item.knowledge ? fail : figure > limit.warn ? warn : null
    return level ? [level('A-15', key, 'ar', `${figure.toFixed(2)} ${limit.name}`)] : []
  })
  if (grade <= GRADE.item) return arabic
  const report = item.knowledge ? warn : fail
  return [
    ...arabic,
    report('A-15', key, 'en', `Flesch-Kincaid grade ${grade.toFixed(1)}, more than ${GRADE.item}`),
  ]
}

/** Checks that a section reads more easily on average than its hardest item may. */
export function meanReadability(items: readonly AssembledItem[], key: string, section: string): Finding[] {
  const usual = mean(items.map(({ text }) => fleschKincaid(wholeText(text.en))))
  if (usual <= GRADE.mean) return []
  return [
    fail(
      'A-15',
      key,
      `${section}, en`,
      `mean Flesch-Kincaid grade ${usual.toFixed(1)}, more than ${GRADE.mean}`,
    ),
  ]
}
