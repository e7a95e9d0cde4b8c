import type { BankItem } from '../bank/block.ts'
import { partsIn } from '../bank/parts.ts'
import { bareWordsOf } from '../bank/words.ts'
import { type Finding, fail } from './finding.ts'
import { MISSPELLINGS, NOT_MISSPELT } from './lexicon/misspellings.ts'

const LONE_WAW = /(?:^|\s)و(?=\s|$)/u
const SPACE_BEFORE_MARK = /\s[،؛؟.]/u
/** A full stop inside a number is its decimal point; a closing quote or bracket may follow a mark. */
const NO_SPACE_AFTER_MARK = /[،؛؟](?![\s»)]|$)|\.(?![\s»)\d]|$)/u

/** Finds wrong spacing of marks and the common hamza, taa and alif mistakes. */
export function arabicSpelling(entry: BankItem): Finding[] {
  return partsIn(entry, 'ar').flatMap(({ where, text }) =>
    faults(text).map(message => fail('A-12', entry.key, where, message)),
  )
}

function faults(text: string): string[] {
  const words = bareWordsOf(text).filter(isMisspelt)
  return [
    ...(LONE_WAW.test(text) ? ['a و stands alone'] : []),
    ...(SPACE_BEFORE_MARK.test(text) ? ['a space before a mark'] : []),
    ...(NO_SPACE_AFTER_MARK.test(text) ? ['no space after a mark'] : []),
    ...words.map(word => `«${word}» is misspelt`),
  ]
}

/** The words of the list stand alone or after و and ف; longer prefixes would make them other words (كان، بان). */
function isMisspelt(word: string): boolean {
  if (NOT_MISSPELT.has(word)) return false
  return MISSPELLINGS.has(word) || (/^[وف]/.test(word) && MISSPELLINGS.has(word.slice(1)))
}
