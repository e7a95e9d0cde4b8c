import { clamp } from '../scoring/clamp.ts'
import { CORE_FACET_IDS, type CoreFacetId } from '../vocabulary.ts'
import type { FitRules } from './career-rules.ts'
import type { Requirement } from './families.ts'

/** Holds the index of each of the 17 facets and its error, in index points, and how many of its answers are worth 4 or 5. */
export type FacetProfile = Readonly<
  Record<
    CoreFacetId,
    {
      readonly index: number
      readonly standardError: number
      readonly high: number
      readonly count: number
    }
  >
>

/** Holds how well a profile fits the requirements of a family, 0 to 100, not rounded. */
export interface Fit {
  readonly fit: number
  /** As if no part were at a limit, where it could not move any more. */
  readonly standardError: number
  /** How far the targets are reached. */
  readonly level: number
  /** Whether the facets of the family are among this person's own best; 50 is neither. */
  readonly relative: number
  /** Of each requirement in its order: 0 at 30 below the target, two thirds at the target, 1 at 15 above. */
  readonly reached: readonly number[]
}

/** Weighs Level and Relative into Fit, with its error by linear propagation (C2 to C5). */
export function fitTo(
  { levelShare, relativeShare, below, span, relativeSlope }: FitRules,
  requirements: readonly Requirement[],
  profile: FacetProfile,
): Fit {
  const mean = CORE_FACET_IDS.reduce((sum, id) => sum + profile[id].index, 0) / CORE_FACET_IDS.length
  const weights = requirements.reduce((sum, { weight }) => sum + weight, 0)
  const weighted = (measure: (requirement: Requirement) => number) =>
    requirements.reduce((sum, requirement) => sum + requirement.weight * measure(requirement), 0) / weights

  const reachedBy = ({ facet, target }: Requirement) =>
    clamp((profile[facet].index - (target - below)) / span, 0, 1)
  const level = 100 * weighted(reachedBy)
  const relative = clamp(50 + relativeSlope * weighted(({ facet }) => profile[facet].index - mean), 0, 100)

  /** The derivative of Fit by one facet. A part at a limit counts as if it moved: it would from any score nearby. */
  const slopeOf = (facet: CoreFacetId) => {
    const share = (requirements.find(required => required.facet === facet)?.weight ?? 0) / weights
    const ofRelative = relativeSlope * (share - 1 / CORE_FACET_IDS.length)
    return (levelShare * 100 * share) / span + relativeShare * ofRelative
  }

  return {
    fit: levelShare * level + relativeShare * relative,
    standardError: Math.hypot(...CORE_FACET_IDS.map(id => slopeOf(id) * profile[id].standardError)),
    level,
    relative,
    reached: requirements.map(reachedBy),
  }
}
