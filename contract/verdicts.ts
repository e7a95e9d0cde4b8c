/**
 * Names what two people decide about a question by the ratings of a panel: its key is accepted, it is released after that, or it goes back to
 * its authors and counts as it did before.
 */
export const VERDICTS = ['accepted', 'released', 'returned'] as const
export type Verdict = (typeof VERDICTS)[number]
