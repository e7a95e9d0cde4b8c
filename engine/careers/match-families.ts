import { estimateRange, type Range } from '../scoring/estimate-range.ts'
import { FAMILIES, type FamilyId, type Requirement } from './families.ts'
import { findReasons, type Reasons } from './find-reasons.ts'
import { type FitTier, tierOf } from './fit-tier.ts'
import { type FacetProfile, fitTo } from './fit-to.ts'

/** A family of roles beside a profile: without a language, every number as it is shown. */
export interface FamilyMatch extends Reasons {
  readonly id: FamilyId
  /** 1 is best; families too close to be told apart share it. */
  readonly rank: number
  /** 0 to 100. */
  readonly fit: number
  readonly range: Range
  readonly tier: FitTier
}

/** About one standard error: families within it share a rank (blueprint 4.7, step 7). */
const CLOSE = 8

/** The families, the best first; equal ones in the order in which they were given. Tiers are not gated here. */
export function matchFamilies(
  ids: readonly FamilyId[],
  profile: FacetProfile,
  requirementsOf: (id: FamilyId) => readonly Requirement[] = id => FAMILIES[id].requirements,
): readonly FamilyMatch[] {
  const fits = ids.map(id => ({ id, ...fitTo(requirementsOf(id), profile) })).sort((a, b) => b.fit - a.fit)
  const ranks = rank(fits.map(({ fit }) => Math.round(fit)))
  return fits.map(({ id, fit, standardError }, place) => ({
    id,
    rank: ranks[place] ?? 1,
    fit: Math.round(fit),
    range: estimateRange(fit, standardError, { from: 0, to: 100 }),
    tier: tierOf(Math.round(fit)),
    ...findReasons(requirementsOf(id), profile),
  }))
}

/** Fits as shown, falling. Those close to the best one not yet ranked share its rank; the next rank counts them. */
function rank(fits: readonly number[]): readonly number[] {
  let leader = { fit: Number.POSITIVE_INFINITY, rank: 0 }
  return fits.map((fit, place) => {
    if (leader.fit - fit > CLOSE) leader = { fit, rank: place + 1 }
    return leader.rank
  })
}
