import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import { composeNarrative } from './compose-narrative.ts'
import type { RuleId, RuleValues } from './narrative-line.ts'
import { NARRATIVE_1 } from './narrative-rules.ts'

/** Lists for tests the values of every line of one rule, in order. */
export function valuesOfRule<Id extends RuleId>(attempt: ScoredAttempt, rule: Id): readonly RuleValues[Id][] {
  return composeNarrative(NARRATIVE_1, attempt).flatMap(line =>
    line.rule === rule ? [line.values as RuleValues[Id]] : [],
  )
}

/** Lists for tests the rules that have something to say, in order, each as often as it speaks. */
export function rulesOf(attempt: ScoredAttempt): readonly RuleId[] {
  return composeNarrative(NARRATIVE_1, attempt).map(({ rule }) => rule)
}
