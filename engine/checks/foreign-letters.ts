import type { BankItem } from '../bank/block.ts'
import { partsOf } from '../bank/parts.ts'
import { type Finding, fail } from './finding.ts'
import { LATIN_ALLOWED } from './lexicon/latin-allowed.ts'

const LATIN_WORD = /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g
const NOT_PRINTABLE_ASCII = /[^\x20-\x7E]/gu

/** English terms of a trade stand in brackets where its people use them, in the pairs that ask for its knowledge. */
const IN_BRACKETS = /\([^()]*\)/g

/** Finds Latin words in Arabic that are not on the list, and English that is not plain ASCII. */
export function foreignLetters(entry: BankItem): Finding[] {
  return partsOf(entry).flatMap(({ locale, where, text }) => {
    const strange =
      locale === 'ar'
        ? (withoutTerms(entry, text).match(LATIN_WORD) ?? []).filter(word => !LATIN_ALLOWED.includes(word))
        : (text.match(NOT_PRINTABLE_ASCII) ?? [])
    return strange.map(found => fail('A-11', entry.key, where, `${found} is not allowed in this language`))
  })
}

function withoutTerms({ item }: BankItem, text: string): string {
  return item.knowledge ? text.replace(IN_BRACKETS, '') : text
}
