import { inEveryLanguage, type Locale, type Words } from '../languages/index.ts'
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

/** Says one line in every language. */
export function sayInEveryLanguage(rules: Pick<NarrativeRules, 'sentences'>, line: NarrativeLine): Words {
  return inEveryLanguage(locale => sayLine(rules, line, locale))
}
