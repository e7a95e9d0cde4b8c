import type { Assessment } from '#contract/assessment.ts'

type Attempt = Pick<
  Assessment,
  'currentSection' | 'currentQuestion' | 'isCompleted' | 'sections' | 'questions'
>

export type SectionState = 'completed' | 'current' | 'pending'

/**
 * Counts the questions done (docs/product.md#progress): those of the sections before the current one, and of the current one
 * all before the current question; all of them when the assessment is completed.
 */
export function questionsDone(assessment: Attempt): number {
  if (assessment.isCompleted) return assessment.questions
  const current = currentIndex(assessment)
  if (current === -1) return 0
  const before = assessment.sections.slice(0, current).reduce((sum, section) => sum + section.questions, 0)
  return before + assessment.currentQuestion - 1
}

/** Computes the rounded percent of questions done; 0 without an assessment. */
export function overallProgress(assessment: Attempt | null): number {
  return assessment ? sharePercent(questionsDone(assessment), assessment.questions) : 0
}

/** Computes the one figure that every page says of a progress: the rounded percent of all questions that are answered. */
export const sharePercent = (answered: number, questions: number) => Math.round((100 * answered) / questions)

/** Reads the state of the section at an index; everything is pending while there is no assessment or no field. */
export function sectionState(assessment: Attempt | null, index: number): SectionState {
  if (!assessment) return 'pending'
  if (assessment.isCompleted) return 'completed'
  const current = currentIndex(assessment)
  if (index < current) return 'completed'
  return index === current ? 'current' : 'pending'
}

const currentIndex = ({ sections, currentSection }: Attempt) =>
  sections.findIndex(section => section.id === currentSection)
