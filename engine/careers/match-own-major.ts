import { FIELD_IDS, type FieldId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import { type Background, isMadeFor, type OccupationMatch, rateReadiness } from './rate-readiness.ts'

/** Names an occupation of another field by its own field. */
export interface ElsewhereMatch {
  readonly field: FieldId
  readonly occupation: OccupationMatch
}

/** Finds the trades of the own major that stand in other fields than the chosen one, in the order of the table. */
export function matchOwnMajor(
  rules: Pick<CareerRules, 'occupations' | 'shortStepYears' | 'nearness'>,
  chosen: FieldId,
  background: Background,
): readonly ElsewhereMatch[] {
  return FIELD_IDS.filter(field => field !== chosen).flatMap(field =>
    rules.occupations[field]
      .filter(occupation => isMadeFor(occupation, background))
      .map(occupation => ({ field, occupation: rateReadiness(rules, occupation, background) }))
      .filter(({ occupation }) => occupation.way === 'trade'),
  )
}
