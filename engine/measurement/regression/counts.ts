/** Holds people who are alike: their predictors, and how many of them gave which answer. */
export interface Cell {
  readonly x: readonly number[]
  /** By category, the lowest first; need not be whole. */
  readonly counts: readonly number[]
}
