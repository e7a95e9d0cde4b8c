import type { Assessment, Question } from '#contract/assessment.ts'
import type { AnswerState } from '#web/answers/answer-state.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AttemptNotes, type SignIn } from './attempt-notes.tsx'
import { FieldLine } from './field-line.tsx'
import { placeAt } from './place.ts'
import { QuestionMissing } from './question-missing.tsx'
import { QuestionPathRow } from './question-path-row.tsx'
import { SectionBreak } from './section-break.tsx'
import { shownIn } from './shown-in.ts'
import { StoryBox } from './story-box.tsx'
import { useAnswering, usePosition } from './use-answering.ts'
import { useArrival } from './use-arrival.ts'
import { questionAt, useNextSection } from './use-section-questions.ts'

interface SectionScreenProps {
  readonly assessment: Pick<
    Assessment,
    'id' | 'answered' | 'sections' | 'questions' | 'selectedField' | 'isRetake'
  >
  readonly questions: readonly Question[] | undefined
  readonly failed: boolean
  readonly onRetry: () => void
  readonly SignIn: SignIn
  readonly onChangeField: (() => void) | undefined
}

const isDelayed = ({ trouble }: AnswerState) => trouble === 'offline' || trouble === 'server_down'

/** Shows one question of the section: the path to it, its story, its options, and what comes after. */
export function SectionScreen(props: SectionScreenProps) {
  const { assessment, questions, failed, onRetry, SignIn, onChangeField } = props
  const { sections } = assessment
  const { locale } = useLocale()
  const text = useText().assessment
  const position = usePosition(assessment)
  const waiting = useAnswering(isDelayed)
  const arrival = useArrival(position)
  useNextSection(assessment, position)
  const place = placeAt(sections, position)
  if (!place) return null
  const question = questionAt(questions, place.number)
  return (
    <div className='column column-read pt-5 pb-8 md:pt-8'>
      <QuestionPathRow
        sectionIndex={place.sectionIndex}
        sections={sections.length}
        number={place.number}
        of={place.section.questions}
        answered={position}
        questions={assessment.questions}
        waiting={waiting}
      />
      <AttemptNotes SignIn={SignIn} />
      {question ? (
        <article data-question={place.number} data-section={place.section.id} className='mt-4 md:mt-8'>
          {place.number === 1 && place.sectionIndex > 0 && (
            <SectionBreak name={sections[place.sectionIndex - 1]?.name[locale] ?? ''} />
          )}
          {position === 0 && assessment.isRetake && <Note className='mb-5'>{text.retake}</Note>}
          {position === 0 && onChangeField && assessment.selectedField && (
            <FieldLine field={assessment.selectedField} onChange={onChangeField} />
          )}
          <AnswerForm
            sections={sections}
            position={position}
            place={place}
            question={question}
            arrival={arrival}
            story={
              <StoryBox
                question={question}
                sectionIndex={place.sectionIndex}
                locale={shownIn(question, locale)}
              />
            }
          />
        </article>
      ) : (
        <QuestionMissing number={place.number} failed={failed} onRetry={onRetry} />
      )}
    </div>
  )
}
