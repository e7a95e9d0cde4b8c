import { memo } from 'react'
import type { Assessment, Question } from '#contract/assessment.ts'
import type { SignIn } from './attempt-notes.tsx'
import { FinishingCard } from './finishing-card.tsx'
import { SectionScreen } from './section-screen.tsx'
import { useSectionIndex } from './use-answering.ts'
import { useSectionQuestions } from './use-section-questions.ts'
import { useStepStart } from './use-step-start.ts'

/** Holds the question that came with the page itself, before those of its section. */
export interface FirstQuestion {
  readonly section: string
  readonly question: Question
}

interface QuestionScreenProps {
  readonly assessment: Pick<
    Assessment,
    | 'id'
    | 'templateId'
    | 'answered'
    | 'sections'
    | 'currentSection'
    | 'questions'
    | 'pilots'
    | 'selectedField'
    | 'isRetake'
    | 'storiesRead'
  >
  readonly first: FirstQuestion | null
  readonly SignIn: SignIn
  /** Given while the field may still be changed. */
  readonly onChangeField: (() => void) | undefined
  /** Given where the result can be guessed before it is shown. */
  readonly onGuess: (() => void) | undefined
}

/** Finds the section and fetches its questions; which of them is at hand is the business of what is inside. */
export const QuestionScreen = memo(function QuestionScreen(props: QuestionScreenProps) {
  const { assessment, first, SignIn, onChangeField, onGuess } = props
  useStepStart()
  const index = useSectionIndex(assessment)
  const section = assessment.sections[index]
  const { questions, failed, refetch } = useSectionQuestions(assessment.id, section?.id)
  if (!section) return <FinishingCard sections={assessment.sections} SignIn={SignIn} />
  const early = first?.section === section.id ? [first.question] : undefined
  return (
    <SectionScreen
      assessment={assessment}
      questions={questions ?? early}
      failed={failed}
      onRetry={refetch}
      SignIn={SignIn}
      onChangeField={onChangeField}
      onGuess={onGuess}
    />
  )
})
