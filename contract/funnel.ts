/** Lists the steps on the way from the landing page to a shared report, in their order (docs/decisions/0107). */
export const FUNNEL_STEPS = [
  'visited',
  'registered',
  'profile',
  'field',
  'section1',
  'section2',
  'section3',
  'result',
  'paid',
  'opened',
  'shared',
] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]

/** Lists the steps that people take, each counted once; visits of the landing page are nobody's. */
export const PERSON_STEPS = FUNNEL_STEPS.filter(step => step !== 'visited')
export type PersonStep = (typeof PERSON_STEPS)[number]

/** Says for how many months the funnel is offered, and its counts kept. */
export const FUNNEL_MONTHS = 24

/** Lists by what the funnel is divided. */
export const FUNNEL_PARTS = ['language', 'device', 'source', 'day'] as const

/** Counts smaller than this are hidden. */
export const FEWEST_SHOWN = 10

/** Names of groups beside languages, devices, words of links and days. */
export const NO_SOURCE = 'none'
export const OTHER_SOURCES = 'other'
export const UNKNOWN_DEVICE = 'unknown'
