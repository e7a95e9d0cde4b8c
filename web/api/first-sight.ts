/** Tells the page of a result, as the state of the navigation, that its owner comes from the last answer. */
export const FIRST_SIGHT = 'first-sight'
