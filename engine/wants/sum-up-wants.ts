import type { Draw } from './area-words.ts'
import { AREA_IDS, type Area, CONDITION_IDS } from './areas.ts'
import { INTEREST_IDS } from './interests.ts'
import type { Wants } from './read-wants.ts'
import { PAIR_IDS, VALUE_IDS, VALUE_PAIRS, type ValueId } from './values.ts'

export type WantPart = 'interests' | 'values' | 'wishes'

/** Holds what somebody wants as far as it can be said: a part that is not complete is null, wishes count one by one. */
export interface WantSummary {
  /** The mean of each area's eight answers, 1 to 5, in the order of the hexagon; null until all 48 are there (W1). */
  readonly areas: Readonly<Record<Area, number>> | null
  /** How often each value was chosen, 0 to 4; null until all ten pairs are there (W2). */
  readonly values: Readonly<Record<ValueId, number>> | null
  readonly wishes: Wants['wishes']
  readonly missing: readonly WantPart[]
}

/** Lowest mean of an area that draws much, and of one that draws in part. */
const HIGH = 3.75
const MIDDLE = 2.75
/** Areas whose means lie this close together order nothing. */
const FLAT = 0.5
/** How often a value is chosen out of four that stands high. */
const OFTEN = 3

/** Sums up what is answered: means of interests, counts of values. */
export function sumUpWants({ interests, values, wishes }: Wants): WantSummary {
  const hasInterests = interests.size === INTEREST_IDS.length
  const hasValues = values.size === PAIR_IDS.length
  const meanOf = (area: Area) =>
    mean(INTEREST_IDS.flatMap(id => (id.startsWith(area) ? (interests.get(id) ?? []) : [])))
  const countOf = (value: ValueId) =>
    PAIR_IDS.filter(id => VALUE_PAIRS[id][values.get(id) ?? 'left'].value === value).length
  return {
    areas: hasInterests ? tableOf(AREA_IDS, meanOf) : null,
    values: hasValues ? tableOf(VALUE_IDS, countOf) : null,
    wishes,
    missing: [
      ...(hasInterests ? [] : (['interests'] as const)),
      ...(hasValues ? [] : (['values'] as const)),
      ...(wishes.size === CONDITION_IDS.length ? [] : (['wishes'] as const)),
    ],
  }
}

/** Finds the words for an area's mean. */
export function drawOf(mean: number): Draw {
  if (mean >= HIGH) return 'high'
  return mean >= MIDDLE ? 'middle' : 'low'
}

/** Tells whether the six areas are too close together to order anything. */
export function isFlat(areas: Readonly<Record<Area, number>>): boolean {
  const means = Object.values(areas)
  return Math.max(...means) - Math.min(...means) < FLAT
}

/** Lists the values chosen in at least three of their four pairs, the most often chosen first. */
export function topValues(values: Readonly<Record<ValueId, number>>): readonly ValueId[] {
  return VALUE_IDS.filter(id => values[id] >= OFTEN).sort((a, b) => values[b] - values[a])
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

function tableOf<Id extends string>(
  ids: readonly Id[],
  valueFor: (id: Id) => number,
): Readonly<Record<Id, number>> {
  return Object.fromEntries(ids.map(id => [id, valueFor(id)])) as Record<Id, number>
}
