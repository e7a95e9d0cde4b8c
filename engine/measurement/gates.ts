/** Holds from how many people, answers or pairs a figure may be shown, and from how many somebody may act on it. */
export interface Gate {
  readonly show: number
  readonly act: number
}

/**
 * Sets the gate of every figure (docs/method/measurement.md#gates). Stories count apart: each is read by a half. A figure of two
 * groups counts the smaller one.
 */
export const GATES = {
  /** Mean, spread, shares of options, times. */
  item: { show: 30, act: 100 },
  /** Corrected item-total, alpha, omega, halves, standard error. */
  reliability: { show: 100, act: 200 },
  /** An item's answers by rank group. */
  optionPlot: { show: 100, act: 200 },
  /** People of the base of a norm, at one version of a form: with weights, so many equal ones (N effective). */
  percentile: { show: 400, act: 400 },
  /** In each group: effects alone, then tests. */
  dif: { show: 100, act: 200 },
  gradedModel: { show: 500, act: 1000 },
  /** Of one story: whether ability orders its options as the key does. */
  keyTest: { show: 500, act: 1000 },
  /** In each story of a pair. */
  storyDifference: { show: 200, act: 200 },
  residuals: { show: 500, act: 1000 },
  personFit: { show: 500, act: 1000 },
  /** Pairs of first attempts and repeats. */
  retest: { show: 50, act: 100 },
  /** Pairs that a statement of change waits for. */
  change: { show: 200, act: 200 },
  factorAnalysis: { show: 300, act: 500 },
  /** Raters of one story. */
  ratings: { show: 6, act: 8 },
} as const satisfies Readonly<Record<string, Gate>>

export type GatedFigure = keyof typeof GATES

/** Holds a figure with its number, or what it lacks. */
export type Shown<Value> =
  | { readonly kind: 'shown'; readonly value: Value; readonly n: number; readonly mayAct: boolean }
  | { readonly kind: 'below gate'; readonly needs: number; readonly has: number }

/**
 * Computes a figure once its gate is reached. Below it nothing is computed, so nothing can leak.
 *
 * @param n people behind the figure; of several groups, each of them
 */
export function show<Value>(
  figure: GatedFigure,
  n: number | readonly number[],
  compute: () => Value,
): Shown<Value> {
  const has = typeof n === 'number' ? n : Math.min(...n)
  const gate: Gate = GATES[figure]
  if (!(has >= gate.show) || has === Number.POSITIVE_INFINITY) {
    return { kind: 'below gate', needs: gate.show, has: Number.isFinite(has) ? has : 0 }
  }
  return { kind: 'shown', value: compute(), n: has, mayAct: has >= gate.act }
}
