import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import type { BankItem } from '#engine/bank/block.ts'
import { partsIn } from '#engine/bank/parts.ts'
import { letterWordsOf } from '#engine/bank/words.ts'
import { type Finding, fail } from '#engine/checks/finding.ts'
import { ENGLISH_TERMS } from '#engine/checks/lexicon/english-terms.ts'
import { LATIN_ALLOWED } from '#engine/checks/lexicon/latin-allowed.ts'
import { NAMES } from '#engine/checks/lexicon/names.ts'
import { OTHER_CAPITALS, PLACES } from '#engine/checks/lexicon/places.ts'

const SPELLING = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
const KNOWN = new Set([
  ...ENGLISH_TERMS,
  ...LATIN_ALLOWED,
  ...[...NAMES, ...PLACES].flatMap(({ en }) => letterWordsOf(en)),
  ...[...OTHER_CAPITALS].flatMap(letterWordsOf),
])

/** Finds words of the English text that are in no dictionary and in no list. */
export function misspelt(entry: BankItem): Finding[] {
  return partsIn(entry, 'en').flatMap(({ where, text }) =>
    letterWordsOf(text)
      .filter(word => !isWord(word))
      .map(word => fail('A-31', entry.key, where, `«${word}» is in no dictionary and in no list`)),
  )
}

/** Capitals alone make an abbreviation, and a digit a label; the genitive is as right as its word. */
function isWord(word: string): boolean {
  const base = word.replace(/'s?$/, '')
  return /\d|^\p{Lu}+$/u.test(base) || KNOWN.has(base) || SPELLING.correct(base) || SPELLING.correct(word)
}
