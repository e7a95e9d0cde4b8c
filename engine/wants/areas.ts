/** Lists the six areas of interest in the order of the hexagon: neighbours are alike, opposites differ most. */
export const AREA_IDS = ['R', 'I', 'A', 'S', 'E', 'C'] as const
export type Area = (typeof AREA_IDS)[number]

/** Lists the areas of some work, the one that makes up most of it first. */
export type Interests = readonly [Area, Area, Area?]

/** Lists the conditions of work that somebody may ask for or refuse. */
export const CONDITION_IDS = [
  'shifts',
  'night',
  'travel',
  'outdoors',
  'crowds',
  'uncertainIncome',
  'city',
] as const
export type ConditionId = (typeof CONDITION_IDS)[number]

/** Grades how common each condition is in some work, by judgement: 0 rare, 1 sometimes, 2 usual. */
export type Conditions = Readonly<Record<ConditionId, 0 | 1 | 2>>
