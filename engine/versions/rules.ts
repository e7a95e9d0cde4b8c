import { CAREERS_1, type CareerRules } from '../careers/career-rules.ts'
import { NARRATIVE_1, type NarrativeRules } from '../narrative/narrative-rules.ts'
import { SCORING_1, type ScoringRules } from '../scoring/scoring-rules.ts'
import { STYLE_1, type StyleRules } from '../style/style-rules.ts'

/** Everything that makes a report of answered items. An attempt stores the version as its `scoring_version`. */
export interface Rules {
  readonly version: number
  readonly scoring: ScoringRules
  readonly narrative: NarrativeRules
  readonly careers: CareerRules
  readonly style: StyleRules
}

/**
 * Lists every released version, the oldest first. Another band, range, sentence or occupation is one more entry, which
 * names the parts that changed and takes the others from the entry before it; an entry that attempts were started
 * under never changes.
 */
export const RULES: readonly [Rules, ...Rules[]] = [
  { version: 1, scoring: SCORING_1, narrative: NARRATIVE_1, careers: CAREERS_1, style: STYLE_1 },
]
