import type { Locale } from '../vocabulary.ts'
import type { NarrativeLine, RuleId } from './narrative-line.ts'
import type { NarrativeRules } from './narrative-rules.ts'

/** Says one line in one language: plain text with its full stop and without markup. */
export function sayLine<Id extends RuleId>(
  { sentences }: Pick<NarrativeRules, 'sentences'>,
  line: NarrativeLine<Id>,
  locale: Locale,
): string {
  return sentences[locale][line.rule](line.values)
}
