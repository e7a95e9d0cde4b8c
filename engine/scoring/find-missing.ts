import type { FormShape } from './form-shape.ts'
import type { ScoredAnswer } from './scored-answer.ts'

export interface MissingAnswer {
  readonly section: string
  readonly number: number
}

/**
 * Finds the questions of the form that do not have exactly one answer. Two answers to one question are as good as
 * none: nobody can say which of them counts.
 */
export function findMissing(form: FormShape, answers: readonly ScoredAnswer[]): readonly MissingAnswer[] {
  return form.sections.flatMap(({ id, count }) => {
    const own = answers.filter(answer => answer.section === id)
    return Array.from({ length: count }, (_, index) => ({ section: id, number: index + 1 })).filter(
      ({ number }) => own.filter(answer => answer.number === number).length !== 1,
    )
  })
}
