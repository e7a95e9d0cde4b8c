import type { BankItem } from '../bank/block.ts'
import { partsIn } from '../bank/parts.ts'
import { unvowelled } from '../bank/words.ts'
import { type Finding, fail, warn } from './finding.ts'
import { TRANSLATIONESE, TRANSLATIONESE_DOUBTFUL } from './lexicon/translationese.ts'

/** Finds phrases that Arabic took from English. */
export function translationese(entry: BankItem): Finding[] {
  return partsIn(entry, 'ar').flatMap(({ where, text: vowelled }) => {
    const text = unvowelled(vowelled)
    return [
      ...matches(TRANSLATIONESE, text).map(found =>
        fail('A-14', entry.key, where, `«${found}» is translated`),
      ),
      ...matches(TRANSLATIONESE_DOUBTFUL, text).map(found =>
        warn('A-14', entry.key, where, `«${found}» reads as translated`),
      ),
    ]
  })
}

function matches(patterns: readonly RegExp[], text: string): string[] {
  return patterns.flatMap(pattern => text.match(pattern) ?? []).map(found => found.trim())
}
