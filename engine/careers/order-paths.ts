import type { Area } from '../wants/areas.ts'
import type { CareerRules } from './career-rules.ts'
import type { FitTier } from './fit-tier.ts'
import { type FamilyMatch, rankFits } from './match-families.ts'
import { type OccupationMatch, READINESS, WAYS, type Way } from './rate-readiness.ts'

/** Adds to an occupation what is wanted of it: whether that sets it aside, and its points of fit. */
export interface Weighted<Work> {
  readonly occupation: Work
  readonly aside: boolean
  readonly lift: number
  /** The first of its areas of interest. */
  readonly area: Area
  /** What comes first in it is not among what draws its reader most. */
  readonly isForeign: boolean
  /** So many of its areas of interest draw its reader less than others do. */
  readonly lessDrawn: number
  /** It meets a refusal sometimes. */
  readonly isUneasy: boolean
}

/** States an occupation of which nothing is wanted or refused. */
export const unweighted = <Work>(
  occupation: Work,
  [area]: readonly [Area, ...unknown[]],
): Weighted<Work> => ({
  occupation,
  aside: false,
  lift: 0,
  area,
  isForeign: false,
  lessDrawn: 0,
  isUneasy: false,
})

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

type Rules = Pick<CareerRules, 'nearness' | 'close'>

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
>(
  rules: Rules,
  paths: readonly WeightedPath<Family, Work>[],
  isAtStart = false,
): readonly OrderedPath<Family, Work>[] {
  const sorted = liftWanted(paths.map(path => placePath(rules, path))).sort(
    (a, b) => Number(a.aside) - Number(b.aside) || a.group - b.group || b.place - a.place,
  )
  const placed = easeOwn(leadWanted(rules, sorted, isAtStart))
  const [first] = placed
  const shown = first ? findShown(rules, first, placed, isAtStart) : []
  return placed.map(path => ({ ...path, isShown: shown.includes(path) }))
}

/**
 * The first path; then one of the own major, the step up, and others of the own major before those at the own level; what meets a refusal
 * sometimes after what meets none.
 */
function findShown<Path extends Placed<unknown, unknown>>(
  rules: Rules,
  first: Path,
  placed: readonly Path[],
  isAtStart: boolean,
): readonly Path[] {
  const worth = placed
    .filter(path => path !== first && isWorthShowing(rules, path, first))
    .toSorted((a, b) => a.group - b.group || Number(a.isUneasy) - Number(b.isUneasy))
  const own = worth.filter(path => path.group <= groupLike(path, 'own'))
  const chosen = new Set([
    first,
    ...own.slice(0, 1),
    ...worth.filter(path => path.isStepUp),
    ...own,
    ...worth,
  ])
  return [...chosen]
    .slice(0, MOST_SHOWN)
    .filter(
      (path, index, [, second]) =>
        index < MOST_SHOWN - 1 ||
        isWorthThird(path, first, second) ||
        (isAtStart && first.studyYears > 0 && isDoorOfStudy(path)),
    )
}

/** Beside a first path that takes study a school leaver reads of another that does and draws as clearly. */
const isDoorOfStudy = (path: Placed<unknown, unknown>): boolean =>
  path.studyYears > 0 && path.isClear && path.isDrawing && !path.isForeign

/** A path below the own level comes first where it is clearly wanted, no other has its place, and none is of the own major. */
function liftWanted<Path extends Placed<unknown, unknown>>(paths: readonly Path[]): Path[] {
  const open = paths.filter(({ aside }) => !aside)
  const [top] = open.toSorted((a, b) => b.place - a.place)
  if (top?.group !== GROUPS.below || !top.isWanted) return [...paths]
  if (open.some(({ group }) => group <= GROUPS.own)) return [...paths]
  return paths.map(path => (path === top ? { ...path, group: GROUPS.open } : path))
}

/** Moves to the front what is wanted more than what leads by nearness: the first of these that there is. */
function leadWanted<Path extends Placed<unknown, unknown>>(
  rules: Rules,
  paths: readonly Path[],
  isAtStart: boolean,
): readonly Path[] {
  const [first] = paths
  if (!first) return paths
  const others = paths.filter(path => path !== first && path.aside === first.aside)
  const lead =
    others.find(path => isWantedStepUp(rules, path, first)) ??
    findEasier(rules, others, first) ??
    (isAtStart ? findDrawing(others, first) : undefined)
  return lead ? [lead, ...paths.filter(path => path !== lead)] : paths
}

/**
 * The step up, at least good and clearly wanted, in the group of the first; a business of one's own in the own trade, where it is wanted
 * clearly more than the first. No more than a standard error may part either from it.
 */
function isWantedStepUp(
  { close, nearness: { clearLift } }: Rules,
  path: Placed<unknown, unknown>,
  first: Placed<unknown, unknown>,
): boolean {
  if (!path.isStepUp || path.place < first.place - close) return false
  if (path.group === first.group && path.isWanted) return true
  return (
    path.isOwnBusiness && path.group <= GROUPS.open && path.isClear && path.lift >= first.lift + clearLift
  )
}

/** Finds work of the own major that meets no refusal, where the first meets one sometimes and is no more than a standard error ahead of it. */
function findEasier<Path extends Placed<unknown, unknown>>(
  { close }: Rules,
  paths: readonly Path[],
  first: Path,
): Path | undefined {
  if (!first.isUneasy) return undefined
  const easy = paths.find(path => !path.isUneasy && path.group <= groupLike(first, 'own'))
  return easy?.beginsEasily && easy.place >= first.place - close ? easy : undefined
}

/** Nobody at the start has a trade to build on: what draws by all of its areas but one comes before what does not, if more than to explore. */
function findDrawing<Path extends Placed<unknown, unknown>>(
  paths: readonly Path[],
  first: Path,
): Path | undefined {
  if (first.isDrawing) return undefined
  const [most] = paths
    .filter(path => path.group === first.group && path.isDrawing && path.isClear && !path.isForeign)
    .toSorted((a, b) => b.lift - a.lift)
  return most && most.lift > first.lift ? most : undefined
}

/** Behind the first, trades of the own major that meet a refusal sometimes come after its other work that meets none. */
function easeOwn<Path extends Placed<unknown, unknown>>(paths: readonly Path[]): readonly Path[] {
  const kindOf = (path: Path) => Math.max(path.group, groupLike(path, 'own'))
  const isLater = (path: Path) => Number(path.isUneasy && path.group <= groupLike(path, 'own'))
  return [
    ...paths.slice(0, 1),
    ...paths
      .slice(1)
      .toSorted(
        (a, b) => Number(a.aside) - Number(b.aside) || kindOf(a) - kindOf(b) || isLater(a) - isLater(b),
      ),
  ]
}

type Placed<Family, Work> = Omit<OrderedPath<Family, Work>, 'isShown'> & {
  readonly fit: number
  readonly tier: FitTier
  /** Of its best occupation. */
  readonly lift: number
  readonly isStepUp: boolean
  readonly isWanted: boolean
  /** Wants speak clearly for it, or against it. */
  readonly isClear: boolean
  readonly isUnwanted: boolean
  readonly isForeign: boolean
  /** At most one of its areas draws its reader less. */
  readonly isDrawing: boolean
  /** All of its occupations that lie as the first does, and all trades of the own major, meet a refusal sometimes. */
  readonly isUneasy: boolean
  /** Its first occupation meets no refusal. */
  readonly beginsEasily: boolean
  readonly isOwnBusiness: boolean
  readonly studyYears: number
  readonly leads: boolean
}

function placePath<Family extends Pick<FamilyMatch, 'id' | 'fit' | 'tier'>, Work extends OccupationMatch>(
  rules: Rules,
  { family, works: given }: WeightedPath<Family, Work>,
): Placed<Family, Work> {
  const works = orderWorks(rules, given)
  const [first] = works
  if (!first) throw new Error(`The family '${family.id}' has no occupation.`)
  const open = works.filter(work => work.aside === first.aside)
  const wayIn = waysOf(works)
  const same = open.filter(work => wayIn(work) === wayIn(first))
  const nearest = open.reduce((near, work) => (isNearer(work, near) ? work : near))
  const best = same.reduce((most, work) => (pointsOf(work) > pointsOf(most) ? work : most))
  const isClear = best.lift >= rules.nearness.clearLift
  const isStepUp = best.occupation.reach > 0 && (family.tier !== 'explore' || isClear)
  return {
    family,
    works,
    aside: first.aside,
    named: countNamed(rules, works),
    group: groupOf(family, nearest),
    place: family.fit + pointsOf(best),
    fit: family.fit,
    tier: family.tier,
    lift: best.lift,
    isStepUp,
    isClear,
    isWanted: isClear && (family.tier === 'strong' || family.tier === 'good'),
    isUnwanted: family.tier === 'possible' && best.lift < 0,
    isForeign: best.isForeign,
    isDrawing: best.lessDrawn <= 1,
    isUneasy: open
      .filter(work => same.includes(work) || wayOf(work) === 'trade')
      .every(({ isUneasy }) => isUneasy),
    beginsEasily: !first.isUneasy,
    isOwnBusiness: best.occupation.ownBusiness !== null,
    studyYears: best.occupation.studyYears,
    leads: family.id === 'MANAGE',
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

/**
 * Fewer paths are better than some that say nothing. Beside the first, one of the own major is not clearly below it in fit unless wants
 * speak for it; another is near it, clearly wanted or the step up, and what comes first in it draws its reader, as leading has to.
 */
function isWorthShowing(
  { nearness, close }: Rules,
  path: Placed<unknown, unknown>,
  first: Placed<unknown, unknown>,
): boolean {
  if (path.aside !== first.aside) return false
  const isOwn = path.group <= groupLike(path, 'own')
  if (path.isForeign && (path.leads || !isOwn)) return false
  const isBehind = (points: number) => path.tier === 'possible' && path.fit < first.fit - points
  // What is only to explore is filler beside work of the own major that is more.
  if (isOwn) {
    if (path.group >= TO_EXPLORE) return first.group > GROUPS.own
    return path.isStepUp || path.isClear || !isBehind(close)
  }
  if (path.group > Math.max(first.group, groupLike(path.isStepUp ? path : first, 'open'))) return false
  if (path.isStepUp) return true
  if (path.isUnwanted) return false
  return !isBehind(nearness.thirdSpan) && (path.isWanted || path.place >= first.place - nearness.span)
}

/**
 * A third path is of the own major and not against what is wanted, the step up, or clearly wanted where the first is not of the own major;
 * beside a second that takes study, one that takes none, fits well and draws its reader.
 */
function isWorthThird(
  path: Placed<unknown, unknown>,
  first: Placed<unknown, unknown>,
  second: Placed<unknown, unknown> | undefined,
): boolean {
  if (path.isStepUp) return true
  if (path.group <= groupLike(path, 'own')) return path.lift >= 0
  if (first.group <= GROUPS.own) return false
  const isBegun = second !== undefined && second.studyYears > 0 && path.studyYears === 0
  return isBegun
    ? (path.tier === 'strong' || path.tier === 'good') && !path.isForeign && path.lift > 0
    : path.isWanted && path.isDrawing
}

/**
 * Sorts what is set aside behind the rest, then by way; what is close in points by how much of it draws less, by whether it can be begun
 * at once where no major names the trade, by whether its degree is held, then in the order of the table, which the ids follow.
 */
function orderWorks<Work extends OccupationMatch>(
  { nearness: { close, namedSpan } }: Rules,
  works: readonly Weighted<Work>[],
): readonly Weighted<Work>[] {
  if (works.length < 2) return works
  const wayIn = waysOf(works)
  const keyOf = (work: Weighted<Work>) => Number(work.aside) * WAYS.length + WAYS.indexOf(wayIn(work))
  const groups = Map.groupBy(works, keyOf)
  return [...groups.entries()]
    .sort(([a], [b]) => a - b)
    .flatMap(([, group]) => {
      if (group.length < 2) return group
      const falling = group.toSorted((a, b) => pointsOf(b) - pointsOf(a))
      const ranks = rankFits(close, falling.map(pointsOf))
      const rankOf = (work: Weighted<Work>) => ranks[falling.indexOf(work)] ?? 0
      const isFar = (work: Weighted<Work>) =>
        Number(pointsOf(work) < pointsOf(falling[0] ?? work) - namedSpan)
      const sorted = group.toSorted(
        (a, b) =>
          isFar(a) - isFar(b) ||
          rankOf(a) - rankOf(b) ||
          a.lessDrawn - b.lessDrawn ||
          laterOf(a) - laterOf(b) ||
          a.occupation.studyYears - b.occupation.studyYears ||
          (idOf(a) < idOf(b) ? -1 : 1),
      )
      return partAlike(sorted)
    })
}

/** Work that takes a licence where no major names the trade, and work whose degree experience stands in for, comes after what is there already. */
const laterOf = ({ occupation: { way, readiness, degree } }: Weighted<OccupationMatch>): number =>
  way === 'open' ? READINESS.indexOf(readiness) + Number(degree !== null) : 0

/** One occupation of those that take the same study comes before the others, so that those named open different doors. */
function partAlike<Work extends OccupationMatch>(
  works: readonly Weighted<Work>[],
): readonly Weighted<Work>[] {
  const studies = new Set<string>()
  const isNew = ({ occupation: { degree, studyYears } }: Weighted<Work>) => {
    const study = studyYears > 0 && degree ? [degree.level, ...degree.majors].join() : null
    const isKnown = study !== null && studies.has(study)
    if (study !== null) studies.add(study)
    return !isKnown
  }
  const first = works.filter(isNew)
  return [...first, ...works.filter(work => !first.includes(work))]
}

/**
 * Fewer occupations are better than some that say nothing: those that lie as the first does, are of the own major as it is, and are wanted
 * about as much; where no major names them, of its kind by their first area too.
 */
function countNamed(
  { nearness: { namedSpan: span } }: Rules,
  works: readonly Weighted<OccupationMatch>[],
): number {
  const [first] = works
  if (!first) return 0
  const same = works.filter(work => work.aside === first.aside && isNear(work) === isNear(first))
  const lying = isNear(first)
    ? same.filter(work => isOfMajor(work) === isOfMajor(first))
    : same.filter(work => wayOf(work) === wayOf(first))
  const most = Math.max(...lying.map(pointsOf))
  const isFar = (work: Weighted<OccupationMatch>) =>
    pointsOf(work) < most - (wayOf(work) === 'trade' ? 2 * span : span) ||
    (!isOfMajor(work) && (work.area !== first.area || work.occupation.licence !== first.occupation.licence))
  const named = lying.findIndex(isFar)
  return Math.max(1, Math.min(MOST_NAMED, named === -1 ? lying.length : named))
}

/** Finds how works lie: where no trade of a path draws its reader, other work of the own major that does, and has as many points, stands before it. */
function waysOf(works: readonly Weighted<OccupationMatch>[]): (work: Weighted<OccupationMatch>) => Way {
  const trades = works.filter(work => !work.aside && wayOf(work) === 'trade')
  if (trades.length === 0 || trades.some(({ isForeign }) => !isForeign)) return wayOf
  const most = Math.max(...trades.map(pointsOf))
  const isBefore = (work: Weighted<OccupationMatch>) =>
    wayOf(work) === 'own' && !work.isForeign && pointsOf(work) >= most
  if (!works.some(work => !work.aside && isBefore(work))) return wayOf
  return work => (isBefore(work) ? 'trade' : wayOf(work) === 'trade' ? 'own' : wayOf(work))
}

const isNear = (work: Weighted<OccupationMatch>) => WAYS.indexOf(wayOf(work)) <= WAYS.indexOf('open')
const isOfMajor = (work: Weighted<OccupationMatch>) => WAYS.indexOf(wayOf(work)) < WAYS.indexOf('open')
const isNearer = (a: Weighted<OccupationMatch>, b: Weighted<OccupationMatch>) =>
  WAYS.indexOf(wayOf(a)) < WAYS.indexOf(wayOf(b))
const pointsOf = ({ lift, occupation: { reach } }: Weighted<OccupationMatch>): number => lift + reach
const idOf = ({ occupation: { id } }: Weighted<OccupationMatch>) => id
const wayOf = ({ occupation: { way } }: Weighted<OccupationMatch>) => way
