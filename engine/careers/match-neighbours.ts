import { FIELD_IDS, type FieldId } from '../vocabulary.ts'
import type { CareerRules } from './career-rules.ts'
import type { FamilyId } from './families.ts'
import { type FitTier, tierOf } from './fit-tier.ts'
import { type FacetProfile, fitTo } from './fit-to.ts'
import { withoutField } from './match-other-fields.ts'
import type { ElsewhereMatch } from './match-own-major.ts'
import type { Occupation } from './occupations/occupation.ts'
import { type Background, rateReadiness } from './rate-readiness.ts'

/** Names an occupation of another field that is near to some of the chosen one. */
export interface NeighbourMatch extends ElsewhereMatch {
  /** Ids of those that it is near to. */
  readonly near: readonly string[]
  readonly tier: FitTier
}

/**
 * Finds the neighbours in other fields of what the chosen one holds: at the own level, without another degree or appointment, not what other
 * majors usually lead to unless finished work is what counts, and of a family that is more than to explore where the knowledge of a field, which was not tested there, is left out (C9).
 */
export function matchNeighbours(
  rules: CareerRules,
  chosen: FieldId,
  profile: FacetProfile,
  background: Background,
): readonly NeighbourMatch[] {
  const tierOfFamily = rateWithoutField(rules, profile)
  return doorsOf(rules, chosen).flatMap(({ field, occupation, near }) => {
    if (isOfOthers(occupation, background)) return []
    const tier = tierOfFamily(occupation.family)
    if (tier === 'explore') return []
    const match = rateReadiness(rules, occupation, background)
    const isReached = match.readiness !== 'qualification_path' && NEAR_WAYS.includes(match.way)
    return isReached ? [{ field, occupation: match, near, tier }] : []
  })
}

interface FieldDoor {
  readonly field: FieldId
  readonly occupation: Occupation
  readonly near: readonly string[]
}
const known = new WeakMap<CareerRules, Map<FieldId, readonly FieldDoor[]>>()

/** Finds what stands in other fields near to occupations of one. Rules never change, so each field is read once. */
function doorsOf(rules: CareerRules, chosen: FieldId): readonly FieldDoor[] {
  const read = known.get(rules) ?? new Map<FieldId, readonly FieldDoor[]>()
  known.set(rules, read)
  const doors = read.get(chosen) ?? readDoors(rules, chosen)
  read.set(chosen, doors)
  return doors
}

function readDoors({ occupations, neighbours }: CareerRules, chosen: FieldId): readonly FieldDoor[] {
  const table = readNeighbours(neighbours)
  const own = new Set(occupations[chosen].map(({ id }) => id))
  return FIELD_IDS.filter(field => field !== chosen).flatMap(field =>
    occupations[field].flatMap(occupation => {
      const near = (table.get(occupation.id) ?? []).filter(id => own.has(id))
      return near.length > 0 ? [{ field, occupation, near }] : []
    }),
  )
}

function readNeighbours(groups: CareerRules['neighbours']): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...new Set(groups.flat())].map(id => [
      id,
      [...new Set(groups.filter(group => group.includes(id)).flat())].filter(other => other !== id),
    ]),
  )
}

/** Tells whether other majors than the own one usually lead to some work. */
const isOfOthers = ({ usualMajors, portfolio }: Occupation, { major }: Background): boolean =>
  usualMajors !== undefined && !portfolio && (major === null || !usualMajors.includes(major))

const NEAR_WAYS: readonly string[] = ['trade', 'own', 'open']

/** Rates families by what was tested of them whatever the field, each once. */
function rateWithoutField(rules: CareerRules, profile: FacetProfile): (id: FamilyId) => FitTier {
  const known = new Map<FamilyId, FitTier>()
  return id => {
    const rate = () => tierOf(rules.tiers, Math.round(fitTo(rules.fit, withoutField(rules, id), profile).fit))
    const tier = known.get(id) ?? rate()
    known.set(id, tier)
    return tier
  }
}
