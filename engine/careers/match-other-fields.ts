import { FIELD_IDS, type FieldId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import type { FamilyId } from './families.ts'
import type { FacetProfile } from './fit-to.ts'
import { type FamilyMatch, matchFamilies } from './match-families.ts'
import { type Background, type OccupationMatch, orderByReadiness } from './rate-readiness.ts'

export interface OtherFamilyMatch extends FamilyMatch {
  readonly field: FieldId
  readonly occupations: readonly OccupationMatch[]
}

const MOST_FAMILIES = 3
const MOST_OCCUPATIONS = 3

/**
 * Matches the best families that the chosen field does not use. Knowledge of their fields was not tested, so TEC and
 * STD do not count and no tier is above good (C9). Each is shown by the field that has most of its occupations.
 */
export function matchOtherFields(
  rules: CareerRules,
  chosen: FieldId,
  profile: FacetProfile,
  background: Background,
): readonly OtherFamilyMatch[] {
  const own = new Set(rules.occupations[chosen].map(({ family }) => family))
  const others = (Object.keys(rules.families) as FamilyId[]).filter(id => !own.has(id))
  const withoutFieldKnowledge = (id: FamilyId) =>
    rules.families[id].requirements.filter(({ facet }) => facet !== 'TEC' && facet !== 'STD')
  return matchFamilies(rules, others, profile, withoutFieldKnowledge)
    .slice(0, MOST_FAMILIES)
    .map(match => {
      const field = homeOf(rules, match.id)
      const occupations = orderByReadiness(rules, occupationsOf(rules, match.id, field), background)
      return {
        ...match,
        tier: match.tier === 'strong' ? 'good' : match.tier,
        field,
        occupations: occupations.slice(0, MOST_OCCUPATIONS),
      }
    })
}

function homeOf(rules: CareerRules, family: FamilyId): FieldId {
  const counted = FIELD_IDS.map(field => ({ field, count: occupationsOf(rules, family, field).length }))
  return counted.reduce((most, other) => (other.count > most.count ? other : most)).field
}

function occupationsOf({ occupations }: CareerRules, family: FamilyId, field: FieldId) {
  return occupations[field].filter(occupation => occupation.family === family)
}
