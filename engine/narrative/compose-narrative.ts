import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import type { NarrativeLine, RuleId } from './narrative-line.ts'
import type { NarrativeRules } from './narrative-rules.ts'

/**
 * Everything the narrative has to say of a scored attempt, in reading order and without a language (docs/method/narrative.md).
 * Which of it a reader may see is `selectLines`' question, its words are `sayLine`'s.
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
