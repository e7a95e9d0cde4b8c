import type { BankItem } from '../bank/block.ts'
import { partsOf } from '../bank/parts.ts'
import { unvowelled } from '../bank/words.ts'
import { type Finding, fail } from './finding.ts'
import { SENSITIVE } from './lexicon/sensitive.ts'

/** Finds words that touch belief, politics, origin, family, body or disaster. */
export function sensitive(entry: BankItem): Finding[] {
  return partsOf(entry).flatMap(({ locale, where, text }) =>
    (unvowelled(text).match(SENSITIVE[locale]) ?? []).map(found =>
      fail('A-24', entry.key, where, `«${found}» is sensitive`),
    ),
  )
}
