import type { BankItem } from '../bank/block.ts'
import { partsIn } from '../bank/parts.ts'
import { unvowelled } from '../bank/words.ts'
import { type Finding, fail, warn } from './finding.ts'
import { GENDERED_ADDRESS, GENDERED_ENDINGS, GENDERED_SELF } from './lexicon/gendered-patterns.ts'

/** Finds Arabic that addresses a man or a woman, or a first person that agrees with one. */
export function genderedAddress(entry: BankItem): Finding[] {
  return partsIn(entry, 'ar').flatMap(({ where, text }) => [
    ...[...matches(GENDERED_ADDRESS, unvowelled(text)), ...matches(GENDERED_ENDINGS, text)].map(found =>
      fail('A-13', entry.key, where, `«${found}» addresses by gender`),
    ),
    ...matches(GENDERED_SELF, text).map(found =>
      warn('A-13', entry.key, where, `«${found}» may show a gender`),
    ),
  ])
}

function matches(patterns: readonly RegExp[], text: string): string[] {
  return patterns.flatMap(pattern => text.match(pattern) ?? []).map(found => found.trim())
}
