import type { CareerRules } from './career-rules.ts'
import { type FamilyMatch, rankFits } from './match-families.ts'
import { type OccupationMatch, WAYS } from './rate-readiness.ts'

/** Adds to an occupation what is wanted of it: whether that sets it aside, and its points of fit. */
export interface Weighted<Work> {
  readonly occupation: Work
  readonly aside: boolean
  readonly lift: number
  /** What comes first in it draws its reader less than the six areas do in the mean. */
  readonly isUndrawn: boolean
  /** So many of its areas of interest draw its reader less than others do. */
  readonly lessDrawn: number
}

/** Holds a family with its occupations weighed. */
export interface WeightedPath<Family, Work> {
  readonly family: Family
  readonly works: readonly Weighted<Work>[]
}

/** Holds a path in its place. */
export interface OrderedPath<Family, Work> extends WeightedPath<Family, Work> {
  /** The first to consider first. */
  readonly works: readonly Weighted<Work>[]
  /** All of its occupations are set aside. */
  readonly aside: boolean
  /** Paths of an earlier group come first, whatever their place. */
  readonly group: number
  /** Fit, nearness and wants together, of its best occupation. */
  readonly place: number
  /** Counts among the paths that are shown. */
  readonly isShown: boolean
  /** So many of its occupations, the first ones, are named where it is shown. */
  readonly named: number
}

type Rules = Pick<CareerRules, 'nearness'>

const MOST_SHOWN = 3
const MOST_NAMED = 3

/**
 * Orders paths, and the occupations of each (C7, W5). Paths of the own trade come first, then others of the own major, those at the
 * own level, those that take another profession, those below the own level; then what is only there to explore, in the same order,
 * and last what is set aside. Within each group they stand by fit, nearness and wants together.
 */
export function orderPaths<
  Family extends Pick<FamilyMatch, 'id' | 'fit' | 'tier'>,
  Work extends OccupationMatch,
>(rules: Rules, paths: readonly WeightedPath<Family, Work>[]): readonly OrderedPath<Family, Work>[] {
  const placed = liftWanted(paths.map(path => placePath(rules, path))).sort(
    (a, b) => Number(a.aside) - Number(b.aside) || a.group - b.group || b.place - a.place,
  )
  const [first] = placed
  const worth = placed.filter(path => path === first || (first && isWorthShowing(rules, path, first)))
  const stepUp = worth.find(path => path.isStepUp)
  // The step up keeps its place among them where it comes late.
  const shown = [...new Set([...worth.slice(0, MOST_SHOWN - 1), ...(stepUp ? [stepUp] : []), ...worth])]
    .slice(0, MOST_SHOWN)
    .filter((path, index) => index < MOST_SHOWN - 1 || (first && isWorthThird(rules, path, first)))
  return placed.map(path => ({ ...path, isShown: shown.includes(path) }))
}

/** A path below the own level comes first where it is clearly wanted, no other has its place, and none is of the own major. */
function liftWanted<Path extends Placed<unknown, unknown>>(paths: readonly Path[]): Path[] {
  const open = paths.filter(({ aside }) => !aside)
  const [top] = open.toSorted((a, b) => b.place - a.place)
  if (top?.group !== GROUPS.below || !top.isWanted) return [...paths]
  if (open.some(({ group }) => group <= GROUPS.own)) return [...paths]
  return paths.map(path => (path === top ? { ...path, group: GROUPS.open } : path))
}

type Placed<Family, Work> = Omit<OrderedPath<Family, Work>, 'isShown'> & {
  readonly isStepUp: boolean
  readonly isWanted: boolean
  readonly isUnwanted: boolean
}

function placePath<Family extends Pick<FamilyMatch, 'id' | 'fit' | 'tier'>, Work extends OccupationMatch>(
  rules: Rules,
  { family, works: given }: WeightedPath<Family, Work>,
): Placed<Family, Work> {
  const works = orderWorks(rules, given)
  const [first] = works
  if (!first) throw new Error(`The family '${family.id}' has no occupation.`)
  const same = works.filter(work => work.aside === first.aside && wayOf(work) === wayOf(first))
  const best = same.reduce((most, work) => (pointsOf(work) > pointsOf(most) ? work : most))
  const isClear = best.lift >= rules.nearness.clearLift
  const isStepUp = best.occupation.reach > 0 && (family.tier !== 'explore' || isClear)
  return {
    family,
    works,
    aside: first.aside,
    named: countNamed(rules, works),
    group: groupOf(family, first),
    place: family.fit + pointsOf(best),
    isStepUp,
    isWanted: isClear && (family.tier === 'strong' || family.tier === 'good'),
    isUnwanted: best.isUndrawn || (family.tier === 'possible' && best.lift < 0),
  }
}

const GROUPS = { trade: 0, own: 1, open: 2, new_degree: 3, below: 4, far_below: 5 } as const
/** Behind all other groups, in the same order. */
const TO_EXPLORE = 6

const groupOf = (
  { tier }: Pick<FamilyMatch, 'tier'>,
  { occupation: { way } }: Weighted<OccupationMatch>,
): number => GROUPS[way] + (tier === 'explore' ? TO_EXPLORE : 0)

/** Finds the group of a way among those to explore or among the others, as a path has it. */
const groupLike = ({ group }: Placed<unknown, unknown>, way: keyof typeof GROUPS): number =>
  GROUPS[way] + (group < TO_EXPLORE ? 0 : TO_EXPLORE)

/** Fewer paths are better than some that say nothing: another one is near the first, of the own major, or the step up. */
function isWorthShowing(
  { nearness }: Rules,
  path: Placed<unknown, unknown>,
  first: Placed<unknown, unknown>,
): boolean {
  if (path.aside !== first.aside) return false
  // What is only to explore is filler beside work of the own major that is more.
  if (path.group <= groupLike(path, 'own')) return path.group < TO_EXPLORE || first.group > GROUPS.own
  if (path.group > Math.max(first.group, groupLike(path.isStepUp ? path : first, 'open'))) return false
  if (path.isUnwanted) return false
  return path.isStepUp || path.isWanted || path.place >= first.place - nearness.span
}

/** Measures a third path more closely, unless it is of the own major or the step up. */
const isWorthThird = (
  { nearness }: Rules,
  path: Placed<unknown, unknown>,
  first: Placed<unknown, unknown>,
): boolean =>
  path.isStepUp || path.group <= groupLike(path, 'own') || path.place >= first.place - nearness.thirdSpan

/** Sorts what is set aside behind the rest, then by way; what is close in points by how much of it draws less, then in the order of the table, which their numbers follow. */
function orderWorks<Work extends OccupationMatch>(
  { nearness: { close, namedSpan } }: Rules,
  works: readonly Weighted<Work>[],
): readonly Weighted<Work>[] {
  const keyOf = (work: Weighted<Work>) => Number(work.aside) * WAYS.length + WAYS.indexOf(work.occupation.way)
  const groups = Map.groupBy(works, keyOf)
  return [...groups.entries()]
    .sort(([a], [b]) => a - b)
    .flatMap(([, group]) => {
      const falling = group.toSorted((a, b) => pointsOf(b) - pointsOf(a))
      const ranks = rankFits(close, falling.map(pointsOf))
      const rankOf = (work: Weighted<Work>) => ranks[falling.indexOf(work)] ?? 0
      const isFar = (work: Weighted<Work>) =>
        Number(pointsOf(work) < pointsOf(falling[0] ?? work) - namedSpan)
      return group.toSorted(
        (a, b) =>
          isFar(a) - isFar(b) ||
          rankOf(a) - rankOf(b) ||
          a.lessDrawn - b.lessDrawn ||
          (idOf(a) < idOf(b) ? -1 : 1),
      )
    })
}

/** Fewer occupations are better than some that say nothing: those that lie as the first does and are wanted about as much. */
function countNamed(
  { nearness: { namedSpan: span } }: Rules,
  works: readonly Weighted<OccupationMatch>[],
): number {
  const [first] = works
  const same = works.filter(work => first && work.aside === first.aside && isNear(work) === isNear(first))
  const lying = first && isNear(first) ? same : same.filter(work => wayOf(work) === (first && wayOf(first)))
  const most = Math.max(...lying.map(pointsOf))
  const named = lying.findIndex(work => !isOfMajor(work) && pointsOf(work) < most - span)
  return Math.max(1, Math.min(MOST_NAMED, named === -1 ? lying.length : named))
}

const isNear = (work: Weighted<OccupationMatch>) => WAYS.indexOf(wayOf(work)) <= WAYS.indexOf('open')
const isOfMajor = (work: Weighted<OccupationMatch>) => WAYS.indexOf(wayOf(work)) < WAYS.indexOf('open')
const pointsOf = ({ lift, occupation: { reach } }: Weighted<OccupationMatch>): number => lift + reach
const idOf = ({ occupation: { id } }: Weighted<OccupationMatch>) => id
const wayOf = ({ occupation: { way } }: Weighted<OccupationMatch>) => way
