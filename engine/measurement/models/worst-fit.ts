import type { OptionResidual } from './option-residuals.ts'

/** Holds where a story is furthest from what its model foretells: how many of a rank group chose an option. */
export interface Misfit {
  /** Rank group from 1, the lowest first. */
  readonly group: number
  readonly value: number
  /** Shares of the group. */
  readonly observed: number
  readonly expected: number
  /** Difference in units of its standard error. */
  readonly z: number
  /** More than chance, and large. */
  readonly flagged: boolean
}

/**
 * Sets from which difference of shares a misfit is large, and from which z it is more than chance in 25 cells of 60 stories. Judged,
 * on invented answers: sound stories stay below .075, those with a wrong key reach .1 (docs/method/measurement.md#models).
 */
export const FIT_RULES = { gap: 0.08, z: 4 } as const

/**
 * Finds the cell of an item with the largest difference of shares.
 *
 * @param residuals an entry a rank group, in it one a category
 * @param values the value of each category
 */
export function worstFit(
  residuals: readonly (readonly OptionResidual[])[],
  values: readonly number[],
): Misfit | null {
  const cells = residuals.flatMap((own, group) =>
    own.map(({ people, observed, expected, z }, category) => ({
      ...{ group: group + 1, value: values[category] ?? 0, z },
      ...{ observed: observed / people, expected: expected / people },
    })),
  )
  const gapOf = ({ observed, expected }: (typeof cells)[number]) => Math.abs(observed - expected)
  const [worst] = cells.filter(cell => gapOf(cell) >= 0).sort((a, b) => gapOf(b) - gapOf(a))
  return worst
    ? { ...worst, flagged: gapOf(worst) >= FIT_RULES.gap && Math.abs(worst.z) >= FIT_RULES.z }
    : null
}
