import { FIELD_IDS, type FieldId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import type { FamilyId, Requirement } from './families.ts'
import { isOfField } from './find-reasons.ts'
import type { FacetProfile } from './fit-to.ts'
import { type FamilyMatch, matchFamilies } from './match-families.ts'
import { orderPaths, unweighted } from './order-paths.ts'
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
  return matchWithoutField(rules, others, profile)
    .slice(0, MOST_FAMILIES)
    .map(match => {
      const field = homeOf(rules, match.id)
      const works = occupationsOf(rules, match.id, field).map(occupation =>
        unweighted(rateReadiness(rules, occupation, background), occupation.interests),
      )
      const [path] = orderPaths(rules, [{ family: match, works }])
      if (!path) throw new Error(`The family '${match.id}' has no occupation.`)
      return {
        ...match,
        field,
        occupations: path.works.map(({ occupation }) => occupation),
        named: path.named,
      }
    })
}

/** Ranks families by fit where the knowledge of their field was not tested: what asks for it does not count, and no tier is above good. */
export function matchWithoutField(
  rules: CareerRules,
  ids: readonly FamilyId[],
  profile: FacetProfile,
): readonly FamilyMatch[] {
  return matchFamilies(rules, ids, profile, id => withoutField(rules, id)).map(match => ({
    ...match,
    tier: match.tier === 'strong' ? 'good' : match.tier,
  }))
}

/** Selects what a family asks of facets that were tested whatever the field. */
export const withoutField = ({ families }: CareerRules, id: FamilyId): readonly Requirement[] =>
  families[id].requirements.filter(({ facet }) => !isOfField(facet))

function homeOf(rules: CareerRules, family: FamilyId): FieldId {
  const counted = FIELD_IDS.map(field => ({ field, count: occupationsOf(rules, family, field).length }))
  return counted.reduce((most, other) => (other.count > most.count ? other : most)).field
}

function occupationsOf({ occupations }: CareerRules, family: FamilyId, field: FieldId) {
  return occupations[field].filter(occupation => occupation.family === family)
}
