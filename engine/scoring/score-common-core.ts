import type { FormShape } from './form-shape.ts'
import type { ScoredAnswer } from './scored-answer.ts'

/**
 * Holds the score of the part of a section that everybody answers, whatever the field; for the operator's comparisons
 * only.
 */
export interface CommonCoreScore {
  readonly section: string
  readonly sum: number
  readonly count: number
  /** Of the highest possible sum of these items, exact. */
  readonly percent: number
}

/**
 * Computes the common-core percents (S7: 30, 24 and 20 items in the core form).
 *
 * @returns null unless every answer says whether its slot is common; a section without common items is left out
 */
export function scoreCommonCore(
  form: FormShape,
  answers: readonly ScoredAnswer[],
): readonly CommonCoreScore[] | null {
  if (answers.some(answer => answer.scope === undefined)) return null
  return form.sections.flatMap(({ id }) => {
    const common = answers.filter(answer => answer.section === id && answer.scope === 'common')
    if (common.length === 0) return []
    const sum = common.reduce((total, answer) => total + answer.value, 0)
    return { section: id, sum, count: common.length, percent: (20 * sum) / common.length }
  })
}
