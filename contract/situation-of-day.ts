/** Counts the situations that the landing page offers to try, one a day. */
export const SITUATIONS = 3

/** Finds the 0-based situation of a moment (milliseconds): the next one begins at midnight UTC. */
export const situationOn = (moment: number) => Math.floor(moment / 86_400_000) % SITUATIONS
