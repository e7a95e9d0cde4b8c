import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import type { Locale } from '../vocabulary.ts'
import { ACTION_LIBRARY, type ActionLibrary } from './action-library.ts'
import { developmentPlan, type PlanStep } from './development-plan.ts'
import type { RuleId, Sentences } from './narrative-line.ts'
import { RULES, type Rule } from './rules.ts'
import { ar } from './sentences.ar.ts'
import { en } from './sentences.en.ts'

/** Holds what the report says, as far as a version of it may differ from another. */
export interface NarrativeRules {
  /** In reading order. */
  readonly rules: { readonly [Id in RuleId]: Rule<Id> }
  readonly plan: (scored: ScoredAttempt) => readonly PlanStep[]
  /** A slip of the pen is mended in place; another meaning is another version. */
  readonly sentences: Readonly<Record<Locale, Sentences>>
  readonly actions: ActionLibrary
}

export const NARRATIVE_1: NarrativeRules = {
  rules: RULES,
  plan: developmentPlan,
  sentences: { ar, en },
  actions: ACTION_LIBRARY,
}
