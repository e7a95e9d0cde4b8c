import {
  AREA_IDS,
  type Area,
  CONDITION_IDS,
  type ConditionId,
  type Conditions,
  type Interests,
} from '../wants/areas.ts'
import { drawOf, isFlat, topValues, type WantSummary } from '../wants/sum-up-wants.ts'
import type { ValueId } from '../wants/values.ts'
import type { WishChoice } from '../wants/wishes.ts'
import type { Register } from './occupations/occupation.ts'

/** Describes some work by what people may want of it. */
export interface Role {
  readonly interests: Interests
  readonly conditions: Conditions
  /** The path asks for autonomy and self-direction. */
  readonly asksAutonomy: boolean
  readonly ownBusiness?: Register | undefined
}

/** Names what a wish meets in some work; `refused` and `mustMissing` set the work aside. */
export type Meeting =
  | 'refused'
  | 'mustMissing'
  | 'refusedSometimes'
  | 'must'
  | 'wished'
  | 'wishedSometimes'
  | 'wishedMissing'

/** States one thing that is wanted and how some work meets it. */
export type Finding =
  | { readonly kind: Meeting; readonly condition: ConditionId }
  | { readonly kind: 'interests'; readonly drawn: readonly Area[]; readonly less: readonly Area[] }
  | { readonly kind: 'value'; readonly value: ValueId; readonly fits: boolean; readonly because: ValueReason }

/** Tells whether a finding speaks for the work. */
export function isFor(finding: Finding): boolean {
  if (finding.kind === 'value') return finding.fits
  if (finding.kind === 'interests') return finding.drawn.length > 0
  return ['must', 'wished', 'wishedSometimes'].includes(finding.kind)
}

/** Names what in some work speaks for or against a value. */
export type ValueReason = ConditionId | 'dayHours' | 'helping' | 'autonomy' | 'ownBusiness'

export interface Weighed {
  /** It meets a refusal, or lacks what must be there. */
  readonly aside: boolean
  /** Points of fit by which it moves up or down in the order; the fit itself stays. */
  readonly lift: number
  /** The first of its areas of interest. */
  readonly area: Area
  /** What comes first in it is not among what draws somebody most. */
  readonly isForeign: boolean
  /** So many of its areas draw somebody less than others do. */
  readonly lessDrawn: number
  /** It meets a refusal sometimes. */
  readonly isUneasy: boolean
  readonly findings: readonly Finding[]
}

/** Most points of fit that interests move a path: about one standard error of its fit, so that they decide where measurement does not. */
const INTEREST_REACH = 8
const INTEREST_WEIGHTS = [3, 2, 1]
const VALUE_LIFT = 3
const LIFTS: Readonly<Record<Meeting, number>> = {
  refused: 0,
  mustMissing: 0,
  refusedSometimes: -4,
  must: 4,
  wished: 4,
  wishedSometimes: 2,
  wishedMissing: -2,
}
/** How many areas draw somebody most, beside those that draw much. */
const MOST_DRAWN = 2

/** Weighs some work against what somebody wants (W4): wishes first, then interests and values. */
export function weighWants(role: Role, wants: WantSummary): Weighed {
  const wishes = CONDITION_IDS.flatMap((condition): Finding[] => {
    const kind = meetingOf(condition, wants.wishes.get(condition), role.conditions[condition])
    return kind ? [{ kind, condition }] : []
  })
  const interests = weighInterests(role.interests, wants.areas)
  const values = wants.values ? topValues(wants.values).flatMap(value => findValue(role, value)) : []
  const findings = [...wishes, ...(interests ? [interests.finding] : []), ...values]
  return {
    aside: findings.some(({ kind }) => kind === 'refused' || kind === 'mustMissing'),
    lift: (interests?.lift ?? 0) + findings.reduce((sum, finding) => sum + liftOf(finding), 0),
    area: role.interests[0],
    isForeign: interests !== null && !interests.finding.drawn.includes(role.interests[0]),
    lessDrawn: interests?.finding.less.length ?? 0,
    isUneasy: findings.some(({ kind }) => kind === 'refusedSometimes'),
    findings,
  }
}

/** In a large city there is work of every kind: only its refusal can be met or missed. */
function meetingOf(
  condition: ConditionId,
  wish: WishChoice | undefined,
  grade: Conditions[ConditionId],
): Meeting | null {
  if (wish === undefined || wish === 'indifferent') return null
  if (wish === 'refuse') return grade === 2 ? 'refused' : grade === 1 ? 'refusedSometimes' : null
  if (grade === 2) return wish === 'must' ? 'must' : 'wished'
  if (condition === 'city') return null
  if (grade === 1) return 'wishedSometimes'
  return wish === 'must' ? 'mustMissing' : 'wishedMissing'
}

function liftOf(finding: Finding): number {
  if (finding.kind === 'interests') return 0
  if (finding.kind === 'value') return finding.fits ? VALUE_LIFT : -VALUE_LIFT
  // In a large city there is work of every kind.
  if (finding.condition === 'city' && finding.kind !== 'refusedSometimes') return 0
  return LIFTS[finding.kind]
}

type Areas = NonNullable<WantSummary['areas']>
const meanOf = (areas: Areas): number =>
  AREA_IDS.reduce((sum, area) => sum + areas[area], 0) / AREA_IDS.length

/** Finds the areas that draw somebody most: those that draw much, and of the two highest what lies above the own mean; the strongest first. */
export function findDrawn(areas: Areas): readonly Area[] {
  const falling = [...AREA_IDS].sort((a, b) => areas[b] - areas[a])
  return falling.filter(
    (area, place) => drawOf(areas[area]) === 'high' || (place < MOST_DRAWN && areas[area] > meanOf(areas)),
  )
}

interface Draws {
  /** The mean of all areas. */
  readonly own: number
  readonly drawn: readonly Area[]
}
const known = new WeakMap<Areas, Draws | null>()

/** Finds what draws somebody, once for all work; null where no area does more than others. */
function drawsOf(areas: Areas): Draws | null {
  const found = known.get(areas)
  if (found !== undefined) return found
  const draws = isFlat(areas) ? null : { own: meanOf(areas), drawn: findDrawn(areas) }
  known.set(areas, draws)
  return draws
}

/** How far the areas of some work lie above this person's own mean, the first of them counting most. */
function weighInterests(interests: Interests, areas: WantSummary['areas']) {
  const draws = areas && drawsOf(areas)
  if (!areas || !draws) return null
  const named = interests.flatMap(area => area ?? [])
  const { own, drawn } = draws
  const isDrawn = (area: Area) => drawn.includes(area)
  const weights = named.map((_, place) => INTEREST_WEIGHTS[place] ?? 0)
  const above = named.reduce((sum, area, place) => sum + (weights[place] ?? 0) * (areas[area] - own), 0)
  const points = (INTEREST_REACH * above) / weights.reduce((sum, weight) => sum + weight, 0)
  return {
    lift: Math.max(-INTEREST_REACH, Math.min(INTEREST_REACH, points)),
    finding: {
      kind: 'interests',
      drawn: named.filter(isDrawn),
      less: named.filter(area => !isDrawn(area)),
    } as const satisfies Finding,
  }
}

const OWN_TIME = ['shifts', 'night', 'travel'] as const satisfies readonly ConditionId[]

/** What is known of pay is not enough to say anything about income. */
function findValue(
  { interests: [first, second], conditions, asksAutonomy, ownBusiness }: Role,
  value: ValueId,
): Finding[] {
  const found = (fits: boolean, because: ValueReason): Finding[] => [{ kind: 'value', value, fits, because }]
  const usual = OWN_TIME.find(condition => conditions[condition] === 2)
  switch (value) {
    case 'security':
      // Nearly all work has an income that seldom varies: that tells no path from another.
      return conditions.uncertainIncome === 2 ? found(false, 'uncertainIncome') : []
    case 'balance':
      if (usual) return found(false, usual)
      return OWN_TIME.some(condition => conditions[condition]) ? [] : found(true, 'dayHours')
    case 'service':
      // Where helping comes third, others are helped by way of something else.
      return first === 'S' || second === 'S' ? found(true, 'helping') : []
    case 'independence':
      if (ownBusiness) return found(true, 'ownBusiness')
      return asksAutonomy ? found(true, 'autonomy') : []
    case 'income':
      return []
  }
}
