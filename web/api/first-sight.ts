/** Tells the result's page, in the state of the navigation, that its owner comes from the last answer. */
export const FIRST_SIGHT = { firstSight: true } as const

/** Tells whether the state of a navigation is that. */
export function isFirstSight(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'firstSight' in state
}
