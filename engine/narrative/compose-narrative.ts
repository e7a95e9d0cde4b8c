import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import type { NarrativeLine, RuleId } from './narrative-line.ts'
import { RULES } from './rules.ts'

const RULE_IDS = Object.keys(RULES) as readonly RuleId[]

/**
 * Everything the narrative has to say of a scored attempt, in reading order and without a language (blueprint 4.6).
 * Which of it a reader may see is `selectLines`' question, its words are `sayLine`'s.
 */
export function composeNarrative(scored: ScoredAttempt): readonly NarrativeLine[] {
  return RULE_IDS.flatMap(id => linesOf(id, scored))
}

function linesOf<Id extends RuleId>(id: Id, scored: ScoredAttempt): readonly NarrativeLine<Id>[] {
  const { part, select } = RULES[id]
  return select(scored).map(values => ({ rule: id, part, values }))
}
