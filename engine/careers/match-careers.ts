import { type CoreFacetScore, coreFacets } from '../narrative/core-facets.ts'
import type { ScoredAttempt } from '../scoring/score-attempt.ts'
import { CORE_FACET_IDS, type CoreFacetId, type FieldId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import type { FamilyId } from './families.ts'
import type { FacetProfile } from './fit-to.ts'
import { type FamilyMatch, matchFamilies, rankFits } from './match-families.ts'
import { matchNeighbours, type NeighbourMatch } from './match-neighbours.ts'
import { matchOtherFields, matchWithoutField, type OtherFamilyMatch } from './match-other-fields.ts'
import { type ElsewhereMatch, matchOwnMajor } from './match-own-major.ts'
import { type OrderedPath, orderPaths, unweighted } from './order-paths.ts'
import { type Background, isAtStart, type OccupationMatch, rateReadiness } from './rate-readiness.ts'

export interface OwnFamilyMatch extends FamilyMatch {
  /** Of the chosen field, the first to consider first; at least one. */
  readonly occupations: readonly OccupationMatch[]
  /** Counts among the paths that are shown; then so many of its occupations, the first ones, are named. */
  readonly isShown: boolean
  readonly named: number
}

/** Said above the families: low answer quality or, without it, an even profile. */
export type CareerNote = 'low_quality' | 'even'

/** Careers of one attempt at the core form, without a language; every number as it is shown. */
export interface CareerMatch {
  readonly field: FieldId
  /** A school leaver who has worked little. */
  readonly isAtStart: boolean
  readonly notes: readonly CareerNote[]
  /** All families that the field's occupations use, the first to consider first. */
  readonly families: readonly OwnFamilyMatch[]
  /** At most three others. */
  readonly otherFields: readonly OtherFamilyMatch[]
  /** What the own major opens in other fields. */
  readonly elsewhere: readonly ElsewhereMatch[]
  /** What is near to occupations of the chosen field in other fields. */
  readonly neighbours: readonly NeighbourMatch[]
  /** The families of these two, rated without the knowledge of their fields. */
  readonly doorFamilies: readonly FamilyMatch[]
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

  const families = matchOwnFamilies(rules, field, profile, background)
  const elsewhere = matchOwnMajor(rules, field, background)
  const neighbours = matchNeighbours(rules, field, profile, background)
  return {
    field,
    isAtStart: isAtStart(rules.nearness, background),
    notes: isLow ? ['low_quality'] : isEven(rules, families) ? ['even'] : [],
    families: families.map(gated),
    otherFields: matchOtherFields(rules, field, profile, background).map(gated),
    elsewhere,
    neighbours,
    doorFamilies: matchWithoutField(
      rules,
      familiesOfWorks(rules, [...elsewhere, ...neighbours]),
      profile,
    ).map(gated),
  }
}

/** Orders the families that a field uses, and their occupations, by fit and nearness (C7). */
function matchOwnFamilies(
  rules: CareerRules,
  field: FieldId,
  profile: FacetProfile,
  background: Background,
): readonly OwnFamilyMatch[] {
  const paths = matchFamilies(rules, familiesOf(rules, field), profile).map(family => ({
    family,
    works: rules.occupations[field]
      .filter(occupation => occupation.family === family.id)
      .map(occupation => unweighted(rateReadiness(rules, occupation, background), occupation.interests)),
  }))
  const ordered = orderPaths(rules, paths)
  const ranks = rankPaths(rules, ordered)
  return ordered.map(({ family, works, isShown, named }, place) => ({
    ...family,
    rank: ranks[place] ?? 1,
    occupations: works.map(({ occupation }) => occupation),
    isShown,
    named,
  }))
}

/** Ranks paths by their place within each group, behind all of the groups before it. */
function rankPaths(
  { close }: CareerRules,
  paths: readonly OrderedPath<FamilyMatch, OccupationMatch>[],
): readonly number[] {
  return [...Map.groupBy(paths, ({ group }) => group).values()].flatMap((own, _, groups) => {
    const before = groups.slice(0, groups.indexOf(own)).flat().length
    return rankFits(
      close,
      own.map(({ place }) => place),
    ).map(rank => before + rank)
  })
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

function familiesOfWorks(
  { occupations }: CareerRules,
  works: readonly ElsewhereMatch[],
): readonly FamilyId[] {
  const ids = works.flatMap(({ field, occupation }) =>
    occupations[field].flatMap(({ id, family }) => (id === occupation.id ? [family] : [])),
  )
  return [...new Set(ids)]
}

function isEven({ even }: CareerRules, families: readonly FamilyMatch[]): boolean {
  const fits = families.map(({ fit }) => fit)
  return Math.max(...fits) - Math.min(...fits) < even
}
