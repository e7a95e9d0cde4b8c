import { type CoreFacetScore, coreFacets } from '../narrative/core-facets.ts'
import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import { CORE_FACET_IDS, type CoreFacetId, type FieldId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import type { FamilyId } from './families.ts'
import type { FacetProfile } from './fit-to.ts'
import { type FamilyMatch, matchFamilies } from './match-families.ts'
import { matchOtherFields, type OtherFamilyMatch } from './match-other-fields.ts'
import { type Background, type OccupationMatch, orderByReadiness } from './rate-readiness.ts'

export interface OwnFamilyMatch extends FamilyMatch {
  /** Of the chosen field, the readiest first; at least one. */
  readonly occupations: readonly OccupationMatch[]
}

/** Said above the families: low answer quality or, without it, an even profile. */
export type CareerNote = 'low_quality' | 'even'

/** Careers of one attempt at the core form, without a language; every number as it is shown. */
export interface CareerMatch {
  readonly field: FieldId
  readonly notes: readonly CareerNote[]
  /** All families that the field's occupations use, the best first. */
  readonly families: readonly OwnFamilyMatch[]
  /** At most three others. */
  readonly otherFields: readonly OtherFamilyMatch[]
}

/**
 * Families of roles and their occupations for a scored attempt; for the chosen field only the families that its
 * occupations use (docs/method/careers.md).
 *
 * @returns null for the forms that do not carry the 17 facets
 */
export function matchCareers(
  rules: CareerRules,
  scored: ScoredAttempt,
  field: FieldId,
  background: Background,
): CareerMatch | null {
  const profile = profileOf(scored)
  if (profile === null) return null

  const isLow = scored.quality.level === 'low'
  /** Answers without care say nothing of fit: everything is there to explore. */
  const gated = <Match extends FamilyMatch>(match: Match): Match =>
    isLow ? { ...match, tier: 'explore' } : match

  const families = matchFamilies(rules, familiesOf(rules, field), profile)
  return {
    field,
    notes: isLow ? ['low_quality'] : isEven(rules, families) ? ['even'] : [],
    families: families.map(match => ({
      ...gated(match),
      occupations: orderByReadiness(
        rules,
        rules.occupations[field].filter(({ family }) => family === match.id),
        background,
      ),
    })),
    otherFields: matchOtherFields(rules, field, profile, background).map(gated),
  }
}

function profileOf(scored: ScoredAttempt): FacetProfile | null {
  const facets = coreFacets(scored)
  if (facets.length < CORE_FACET_IDS.length) return null
  const profile: { [Id in CoreFacetId]?: CoreFacetScore } = {}
  for (const facet of facets) profile[facet.id] = facet
  return profile as FacetProfile
}

function familiesOf({ occupations }: CareerRules, field: FieldId): readonly FamilyId[] {
  return [...new Set(occupations[field].map(({ family }) => family))]
}

function isEven({ even }: CareerRules, families: readonly FamilyMatch[]): boolean {
  const fits = families.map(({ fit }) => fit)
  return Math.max(...fits) - Math.min(...fits) < even
}
