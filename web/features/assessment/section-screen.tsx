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
import { RestPart } from './rest-part.tsx'
import { shownIn } from './shown-in.ts'
import { StoryBox } from './story-box.tsx'
import { useAnswering, usePosition } from './use-answering.ts'
import { useArrival } from './use-arrival.ts'
import { useRest } from './use-rest.ts'
import { questionAt, useNextSection } from './use-section-questions.ts'

interface SectionScreenProps {
  readonly assessment: Pick<
    Assessment,
    | 'id'
    | 'templateId'
    | 'answered'
    | 'sections'
    | 'questions'
    | 'pilots'
    | 'selectedField'
    | 'isRetake'
    | 'storiesRead'
  >
  readonly questions: readonly Question[] | undefined
  readonly failed: boolean
  readonly onRetry: () => void
  readonly SignIn: SignIn
  readonly onChangeField: (() => void) | undefined
  readonly onGuess: (() => void) | undefined
}

const isDelayed = ({ trouble }: AnswerState) => trouble === 'offline' || trouble === 'server_down'

/** Shows one question of the section: the path to it, its story, its options, and what comes after. */
export function SectionScreen(props: SectionScreenProps) {
  const { assessment, questions, failed, onRetry, SignIn, onChangeField, onGuess } = props
  const { sections } = assessment
  const { locale } = useLocale()
  const text = useText().assessment
  const position = usePosition(assessment)
  const waiting = useAnswering(isDelayed)
  const arrival = useArrival(position)
  useNextSection(assessment, position)
  const place = placeAt(sections, position)
  const { resting, arrived, goOn } = useRest(position, place)
  if (!place) return null
  if (resting) {
    return (
      <div className='column pt-5 pb-8 md:pt-8'>
        <AttemptNotes SignIn={SignIn} />
        <RestPart attempt={assessment} position={position} arrived={arrived} goOn={goOn} />
      </div>
    )
  }
  const question = questionAt(questions, place.number)
  return (
    <div className='column column-read question-column pt-5 pb-8 md:pt-8'>
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
        <article
          data-question={place.number}
          data-section={place.section.id}
          className='question-body mt-4 md:mt-8'
        >
          <AnswerForm
            sections={sections}
            position={position}
            place={place}
            question={question}
            arrival={arrival}
            onGuess={onGuess}
            story={
              <>
                {position === 0 && assessment.isRetake && (
                  <Note className='mb-5'>
                    {assessment.storiesRead > 0
                      ? text.storiesRead(assessment.storiesRead, assessment.questions - assessment.pilots)
                      : text.retake}
                  </Note>
                )}
                {position === 0 && assessment.pilots > 0 && (
                  <Note className='mb-5'>{text.pilots(assessment.pilots)}</Note>
                )}
                {position === 0 && onChangeField && assessment.selectedField && (
                  <FieldLine field={assessment.selectedField} onChange={onChangeField} />
                )}
                <StoryBox
                  question={question}
                  sectionIndex={place.sectionIndex}
                  locale={shownIn(question, locale)}
                />
              </>
            }
          />
        </article>
      ) : (
        <QuestionMissing number={place.number} failed={failed} onRetry={onRetry} />
      )}
    </div>
  )
}
