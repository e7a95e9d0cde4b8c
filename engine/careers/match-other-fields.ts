import { FIELD_IDS, type FieldId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import type { FamilyId } from './families.ts'
import type { FacetProfile } from './fit-to.ts'
import { type FamilyMatch, matchFamilies } from './match-families.ts'
import { orderPaths } from './order-paths.ts'
import { type Background, type OccupationMatch, rateReadiness } from './rate-readiness.ts'

export interface OtherFamilyMatch extends FamilyMatch {
  readonly field: FieldId
  readonly occupations: readonly OccupationMatch[]
  /** So many of its occupations, the first ones, are named. */
  readonly named: number
}

const MOST_FAMILIES = 3

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
      const works = occupationsOf(rules, match.id, field).map(occupation => ({
        ...{
          occupation: rateReadiness(rules, occupation, background),
          aside: false,
          lift: 0,
          area: occupation.interests[0],
          isForeign: false,
          lessDrawn: 0,
        },
      }))
      const [path] = orderPaths(rules, [{ family: match, works }])
      if (!path) throw new Error(`The family '${match.id}' has no occupation.`)
      return {
        ...match,
        tier: match.tier === 'strong' ? 'good' : match.tier,
        field,
        occupations: path.works.map(({ occupation }) => occupation),
        named: path.named,
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
