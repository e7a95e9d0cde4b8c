import type { Assessment } from '#contract/assessment.ts'
import type { Profile } from '#contract/profile.ts'

/**
 * Names the step at which a person stands on the assessment page. `start`: a profile is there and an attempt has to be
 * started.
 */
export type FlowStep = 'profile' | 'start' | 'field' | 'questions' | 'completed'

type Attempt = Pick<Assessment, 'currentSection' | 'isCompleted'>

/** Decides the step at which a person is in the flow (docs/product.md#progress). */
export function flowStep(profile: Profile | null, assessment: Attempt | null): FlowStep {
  if (!profile) return 'profile'
  if (!assessment) return 'start'
  if (assessment.isCompleted) return 'completed'
  // Of the forms that ask for a field, only one without it has this section.
  return isAtQuestions(assessment) ? 'questions' : 'field'
}

/** Tells whether the person is at the questions, and so has a profile, whether or not it is at hand. */
export function isAtQuestions({ currentSection, isCompleted }: Attempt): boolean {
  return !isCompleted && currentSection !== 'fieldSelection'
}

/** Numbers a step for its badge, 1 to 5: profile, field, and the three sections. */
export function stepNumber(step: FlowStep, section = 0): 1 | 2 | 3 | 4 | 5 {
  if (step === 'profile') return 1
  if (step === 'start' || step === 'field') return 2
  if (step === 'completed') return 5
  return Math.min(5, 3 + section) as 3 | 4 | 5
}

/** Counts the page's progress in percent: 20 at the profile, 35 at the field, and the answers share the remaining 65. */
export function pageProgress(
  step: FlowStep,
  { answered, questions }: { answered: number; questions: number },
) {
  if (step === 'profile') return 20
  if (step === 'start' || step === 'field') return 35
  return 35 + (65 * (step === 'completed' ? questions : answered)) / questions
}
