import type { CoreFacetId } from '../vocabulary.ts'
import type { Requirement } from './families.ts'
import type { FacetProfile } from './fit-to.ts'

/** Compares a facet with the family's target, in index points as shown. */
export interface Comparison {
  readonly facet: CoreFacetId
  readonly index: number
  readonly target: number
  /** Of so many answers to the facet, those worth 4 or 5. */
  readonly high: number
  readonly count: number
}

/** Tells whether more than half of the answers to a facet are worth 4 or 5. */
export const isStrong = ({ high, count }: Comparison): boolean => 2 * high > count

/** Tells whether a facet is tested by questions on the chosen field alone. */
export const isOfField = (facet: CoreFacetId): boolean => facet === 'TEC' || facet === 'STD'

/** Holds at most two met and two missed targets out of six requirements; at least one in all. */
export interface Reasons {
  readonly met: readonly Comparison[]
  readonly gaps: readonly Comparison[]
}

const MOST = 2

/** Finds the targets that are met by most and missed by most, weighted; equal ones in the family's order (C10). */
export function findReasons(requirements: readonly Requirement[], profile: FacetProfile): Reasons {
  const compared = requirements.map(({ facet, target, weight }) => {
    const { index, high, count } = profile[facet]
    return { facet, index: Math.round(index), target, high, count, above: weight * (index - target) }
  })
  const met = compared.filter(({ above }) => above >= 0).sort((a, b) => b.above - a.above)
  const gaps = compared.filter(({ above }) => above < 0).sort((a, b) => a.above - b.above)
  const first = (list: typeof compared) =>
    list.slice(0, MOST).map(({ above: _, ...comparison }) => comparison)
  return { met: first(met), gaps: first(gaps) }
}
