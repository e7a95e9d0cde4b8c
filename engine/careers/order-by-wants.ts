import type { ConditionId } from '../wants/areas.ts'
import type { WantSummary } from '../wants/sum-up-wants.ts'
import type { CareerRules } from './career-rules.ts'
import type { FamilyId } from './families.ts'
import type { CareerMatch } from './match-careers.ts'
import type { FamilyMatch } from './match-families.ts'
import type { ElsewhereMatch } from './match-own-major.ts'
import { orderPaths, type WeightedPath } from './order-paths.ts'
import type { OccupationMatch } from './rate-readiness.ts'
import { namedOccupations, shownFamilies } from './shown-paths.ts'
import { type Finding, type Role, weighWants } from './weigh-wants.ts'

/** Holds what a path or an occupation of an ordered match is said beside its fit. */
export interface Wanted {
  /** It meets a refusal, or lacks what must be there: it stands below all that does not. */
  readonly aside: boolean
  readonly wanted: readonly Finding[]
}

type AnyFamily = FamilyMatch & { readonly occupations: readonly OccupationMatch[]; readonly named: number }
type WantedFamily<Match extends AnyFamily> = Omit<Match, 'occupations'> &
  Wanted & { readonly occupations: readonly (OccupationMatch & Wanted)[] }

/** Names what stands lower for conditions that its reader refuses or asks for. */
export interface Postponed {
  /** It would come first of all; otherwise it is the trade of the own major. */
  readonly isFirst: boolean
  /** One, or the first trades of the own major that stand lower for the same. */
  readonly occupations: readonly string[]
  readonly conditions: readonly ConditionId[]
}

/** Holds a match as it was, its paths in another order and each with how it meets what is wanted. */
export interface WantedMatch extends Omit<CareerMatch, 'families' | 'otherFields'> {
  readonly families: readonly WantedFamily<CareerMatch['families'][number]>[]
  readonly otherFields: readonly WantedFamily<CareerMatch['otherFields'][number]>[]
  readonly wants: WantSummary
  /** The path that comes first where nothing is wanted. */
  readonly firstWithout: FamilyId | null
  /** Something of what is wanted has had a say in the order. */
  readonly isOrdered: boolean
  readonly postponed: Postponed | null
}

type Rules = Pick<CareerRules, 'families' | 'occupations' | 'nearness' | 'close'>

/**
 * Orders the paths of a match by what somebody wants (W4, W5): what is refused below all else, the rest by fit, nearness and lift
 * together. No fit, range, rank, tier or readiness changes, and no path is left out.
 */
export function orderByWants(rules: Rules, match: CareerMatch, wants: WantSummary): WantedMatch {
  const own = match.families.map(family => weighFamily(rules, family, wants))
  const other = match.otherFields.map(family => weighFamily(rules, family, wants))
  const isOrdered = isMoved(own)
  // What nothing of what is wanted moves stays as the match has it.
  const families = isOrdered
    ? orderPaths(rules, own, match.isAtStart).map(path => ({
        ...wantedFamily(path, path.named),
        isShown: path.isShown,
      }))
    : own.map(path => wantedFamily(path, path.family.named))
  const named = shownFamilies(families).flatMap(family => namedOccupations(family).map(({ id }) => id))
  const near = match.neighbours.filter(door => door.near.some(id => named.includes(id)))
  return {
    ...match,
    families,
    otherFields: isMoved(other)
      ? orderPaths(rules, other).map(path => wantedFamily(path, path.named))
      : other.map(path => wantedFamily(path, path.family.named)),
    elsewhere: orderDoors(rules, match.elsewhere, wants),
    neighbours: orderDoors(rules, near, wants),
    wants,
    firstWithout: match.families[0]?.id ?? null,
    isOrdered,
    postponed: isOrdered ? findPostponed(rules, own) : null,
  }
}

/**
 * Orders work of other fields by what is wanted of it, the trade of the own major first. Nobody has asked for that field: what starts from
 * something that draws its reader less, or meets a refusal even sometimes, is left out.
 */
function orderDoors<Door extends ElsewhereMatch>(
  rules: Rules,
  doors: readonly Door[],
  wants: WantSummary,
): readonly Door[] {
  return doors
    .map(door => {
      const work = workOf(rules.occupations, door.occupation.id)
      const role = { ...work, asksAutonomy: asksAutonomy(rules, work.family) }
      return { door, isTrade: door.occupation.way === 'trade', ...weighWants(role, wants) }
    })
    .filter(({ aside, isForeign, isUneasy }) => !aside && !isForeign && !isUneasy)
    .sort((a, b) => Number(b.isTrade) - Number(a.isTrade) || b.lift - a.lift)
    .map(({ door, findings }) => ({
      ...door,
      occupation: { ...door.occupation, aside: false, wanted: findings },
    }))
}

type WantedPath<Match> = WeightedPath<Match, OccupationMatch & Wanted>

function weighFamily<Match extends AnyFamily>(
  rules: Rules,
  family: Match,
  wants: WantSummary,
): WantedPath<Match> {
  const works = family.occupations.map(occupation => {
    const role = {
      ...workOf(rules.occupations, occupation.id),
      asksAutonomy: asksAutonomy(rules, family.id),
    }
    const { findings, ...weighed } = weighWants(role, wants)
    return { occupation: { ...occupation, aside: weighed.aside, wanted: findings }, ...weighed }
  })
  return { family, works }
}

const asksAutonomy = ({ families }: Rules, id: FamilyId): boolean =>
  families[id].requirements.some(({ facet }) => facet === 'AUT')

const isMoved = (paths: readonly WantedPath<unknown>[]): boolean =>
  paths.some(({ works }) => works.some(({ aside, lift }) => aside || lift !== 0))

/** What holds for all occupations of a path that are named is said of the path. */
function wantedFamily<Match extends AnyFamily>(
  { family, works }: WantedPath<Match>,
  named: number,
): WantedFamily<Match> {
  const occupations = works.map(({ occupation }) => occupation)
  const shared = findShared(namedOccupations({ occupations, named }).map(({ wanted }) => wanted))
  return {
    ...family,
    aside: occupations.every(({ aside }) => aside),
    wanted: shared,
    named,
    occupations: occupations.map(occupation => ({
      ...occupation,
      wanted: occupation.wanted.filter(finding => !shared.some(isSame(finding))),
    })),
  }
}

/** Orders as if nothing were refused: what comes first then and is set aside stands lower for its conditions alone. */
function findPostponed(rules: Rules, paths: readonly WantedPath<AnyFamily>[]): Postponed | null {
  const accepted = paths.map(path => ({
    ...path,
    works: path.works.map(work => ({ ...work, aside: false })),
  }))
  const possible = orderPaths(rules, accepted).filter(({ family }) => family.tier !== 'explore')
  const works = possible.flatMap(path => path.works.map(({ occupation }) => occupation))
  const [first] = works
  // What takes study first is far for other reasons, and whoever names a must has said what is sought.
  if (first?.aside && first.studyYears === 0 && first.wanted.some(({ kind }) => kind === 'refused'))
    return { isFirst: true, ...postponedWith(first, works) }
  const trade = works.find(({ way, aside }) => way === 'trade' && aside)
  return trade ? { isFirst: false, ...postponedWith(trade, works) } : null
}

const MOST_POSTPONED = 3

/** Nobody's own form of a trade is known: of the own major those are named that stand lower for the same conditions. */
function postponedWith(work: OccupationMatch & Wanted, works: readonly (OccupationMatch & Wanted)[]) {
  const conditions = conditionsOf(work)
  const alike = works.filter(
    other =>
      other === work ||
      (work.way === 'trade' &&
        other.way === 'trade' &&
        other.aside &&
        conditionsOf(other).join() === conditions.join()),
  )
  return { occupations: alike.slice(0, MOST_POSTPONED).map(({ id }) => id), conditions }
}

const conditionsOf = ({ wanted }: Wanted): readonly ConditionId[] =>
  wanted.flatMap(finding =>
    finding.kind === 'refused' || finding.kind === 'mustMissing' ? [finding.condition] : [],
  )

type Work = Omit<Role, 'asksAutonomy'> & { readonly family: FamilyId }
const works = new WeakMap<Rules['occupations'], ReadonlyMap<string, Work>>()

/** Finds the interests, conditions and family of an occupation. A table never changes, so it is searched once. */
function workOf(occupations: Rules['occupations'], id: string): Work {
  const known =
    works.get(occupations) ??
    new Map(Object.values(occupations).flatMap(list => list.map(work => [work.id, work])))
  works.set(occupations, known)
  const work = known.get(id)
  if (!work) throw new Error(`The table has no occupation '${id}'.`)
  const { interests, conditions, ownBusiness, family } = work
  return { interests, conditions, ownBusiness, family }
}

/** Finds what holds for all of some work. */
export function findShared([first = [], ...others]: readonly (readonly Finding[])[]): readonly Finding[] {
  return first.filter(finding => others.every(findings => findings.some(isSame(finding))))
}

export const isSame = (finding: Finding) => {
  const said = idsOf(finding)
  return (other: Finding) => finding === other || (finding.kind === other.kind && said === idsOf(other))
}

/** Writes what tells a finding from others of its kind. Findings are made of ids in a fixed order. */
function idsOf(finding: Finding): string {
  if (finding.kind === 'interests') return `${finding.drawn}|${finding.less}`
  if (finding.kind === 'value') return `${finding.value} ${finding.fits} ${finding.because}`
  return finding.condition
}
