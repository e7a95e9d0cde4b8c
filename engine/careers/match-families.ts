import { estimate, type Range, rangeOf } from '../scoring/estimate-range.ts'
import type { CareerRules } from './career-rules.ts'
import type { FamilyId, Requirement } from './families.ts'
import { findReasons, type Reasons } from './find-reasons.ts'
import { type FitTier, tierOf } from './fit-tier.ts'
import { type FacetProfile, fitTo } from './fit-to.ts'

/** Matches a family of roles with a profile: without a language, every number as it is shown. */
export interface FamilyMatch extends Reasons {
  readonly id: FamilyId
  /** 1 is best; families too close to be told apart share it. */
  readonly rank: number
  /** 0 to 100. */
  readonly fit: number
  readonly range: Range
  readonly tier: FitTier
}

/**
 * Ranks families by fit, the best first; equal ones in the order in which they were given. Tiers are not gated here.
 */
export function matchFamilies(
  rules: CareerRules,
  ids: readonly FamilyId[],
  profile: FacetProfile,
  requirementsOf: (id: FamilyId) => readonly Requirement[] = id => rules.families[id].requirements,
): readonly FamilyMatch[] {
  const fits = ids
    .map(id => ({ id, ...fitTo(rules.fit, requirementsOf(id), profile) }))
    .sort((a, b) => b.fit - a.fit)
  const ranks = rankFits(
    rules.close,
    fits.map(({ fit }) => Math.round(fit)),
  )
  return fits.map(({ id, fit, standardError }, place) => ({
    id,
    rank: ranks[place] ?? 1,
    fit: Math.round(fit),
    range: rangeOf(estimate(rules.quantile, fit, standardError, { from: 0, to: 100 })),
    tier: tierOf(rules.tiers, Math.round(fit)),
    ...findReasons(requirementsOf(id), profile),
  }))
}

/** Ranks fits as shown, falling: those close to the best one not yet ranked share its rank; the next rank counts them (C7). */
export function rankFits(close: number, fits: readonly number[]): readonly number[] {
  let leader = { fit: Number.POSITIVE_INFINITY, rank: 0 }
  return fits.map((fit, place) => {
    if (leader.fit - fit > close) leader = { fit, rank: place + 1 }
    return leader.rank
  })
}
