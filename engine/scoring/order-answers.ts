import type { FormShape } from './form-shape.ts'
import type { ScoredAnswer } from './scored-answer.ts'

/**
 * Sorts the answers by the order of their questions in the form, however they were handed in. An answer to a question
 * that the form does not have is left out.
 */
export function orderAnswers(form: FormShape, answers: readonly ScoredAnswer[]): readonly ScoredAnswer[] {
  return form.sections.flatMap(({ id, count }) =>
    answers
      .filter(({ section, number }) => section === id && number >= 1 && number <= count)
      .sort((a, b) => a.number - b.number),
  )
}
