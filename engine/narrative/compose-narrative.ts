import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import type { NarrativeLine, RuleId } from './narrative-line.ts'
import type { NarrativeRules } from './narrative-rules.ts'

/**
 * Composes the narrative of a scored attempt, in reading order and without a language (docs/method/narrative.md).
 * `selectLines` decides which lines a reader may see, `sayLine` puts them into words.
 */
export function composeNarrative(
  { rules }: Pick<NarrativeRules, 'rules'>,
  scored: ScoredAttempt,
): readonly NarrativeLine[] {
  const ids = Object.keys(rules) as readonly RuleId[]
  return ids.flatMap(id => linesOf(id, rules, scored))
}

function linesOf<Id extends RuleId>(
  id: Id,
  rules: NarrativeRules['rules'],
  scored: ScoredAttempt,
): readonly NarrativeLine<Id>[] {
  const { part, select } = rules[id]
  return select(scored).map(values => ({ rule: id, part, values }))
}
