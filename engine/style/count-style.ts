import type { Pole } from '../bank/item.ts'
import type { ScoredAnswer } from '../scoring/scored-answer.ts'
import type { StyleRules } from './style-rules.ts'

/** Counts one habit over an attempt: numbers of moments, `moments >= chosen >= fitting`. */
export interface StyleCount {
  /** The pole chosen more often; on a tie the first of its axis. */
  readonly pole: Pole
  readonly opposite: Pole
  /** Questions whose options named both poles. */
  readonly moments: number
  readonly chosen: number
  /** Of the chosen ones, those that led in the right direction in their story: worth 4 or 5. */
  readonly fitting: number
}

/** Tells from which value on an answer led in the right direction in its story. */
export const RIGHT_DIRECTION = 4

/** Counts each habit that an attempt had moments enough for. Only what was chosen counts: no speed, no score. */
export function countStyle(
  { axes, fewest }: Pick<StyleRules, 'axes' | 'fewest'>,
  answers: readonly ScoredAnswer[],
): readonly StyleCount[] {
  return axes.flatMap(([first, second]) => {
    const moments = answers.filter(({ habit }) =>
      [first, second].every(pole => habit?.offered.includes(pole)),
    )
    const of = (pole: Pole) => moments.filter(({ habit }) => habit?.chosen === pole)
    const isFirst = of(first).length >= of(second).length
    const [pole, opposite] = isFirst ? [first, second] : [second, first]
    const chosen = of(pole)
    if (moments.length < fewest || chosen.length === 0) return []
    const fitting = chosen.filter(({ value }) => value >= RIGHT_DIRECTION).length
    return [{ pole, opposite, moments: moments.length, chosen: chosen.length, fitting }]
  })
}
