import type { BankItem } from '../bank/block.ts'
import { partsIn } from '../bank/parts.ts'
import { type Finding, fail } from './finding.ts'

/**
 * What Arabic text is made of: letters, vowel marks, Western digits, Arabic punctuation and the few signs of arithmetic and units.
 * A closed list finds the tatweel, Persian letters, bidi controls and curly quotes without naming each. Latin letters are
 * check A-11's.
 */
const ALLOWED = /[\u0621-\u063A\u0641-\u0652A-Za-z0-9 .:،؛؟«»()%+=×÷−/-]/u

/** Finds characters that are not clean Arabic. */
export function arabicCharacters(entry: BankItem): Finding[] {
  return partsIn(entry, 'ar').flatMap(({ where, text }) =>
    faults(text).map(message => fail('A-10', entry.key, where, message)),
  )
}

function faults(text: string): string[] {
  const strange = [...new Set(text)].filter(character => !ALLOWED.test(character))
  return [
    ...strange.map(character => `holds ${nameOf(character)}`),
    ...(text === text.normalize('NFC') ? [] : ['is not in NFC']),
    ...(/ {2}/.test(text) ? ['holds a double space'] : []),
    ...(text === text.trim() ? [] : ['begins or ends with a space']),
  ]
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')} «${character}»`
}
