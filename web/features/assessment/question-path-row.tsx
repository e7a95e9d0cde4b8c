import { memo } from 'react'
import { sectionNumber } from '#engine/line/nuqtas.ts'
import { sharePercent } from '#web/progress/overall-progress.ts'
import { percent } from '#web/text/format.ts'
import { useText } from '#web/text/locale.tsx'
import { QuestionPath } from '#web/ui/path/path.tsx'
import { pageProgress } from './flow-step.ts'

interface QuestionPathRowProps {
  readonly sectionIndex: number
  readonly sections: number
  readonly number: number
  readonly of: number
  /** Answered of all questions, for the progress of the page. */
  readonly answered: number
  readonly questions: number
  readonly waiting: boolean
}

/** Draws the path with a tick for each question and says where the person is. A new question's heading takes the focus. */
export const QuestionPathRow = memo(function QuestionPathRow(props: QuestionPathRowProps) {
  const { sectionIndex, sections, number, of, answered, questions, waiting } = props
  const text = useText().assessment
  const progress = pageProgress('questions', { answered, questions })
  const done = sharePercent(answered, questions)
  return (
    <div>
      <QuestionPath
        name={text.path(sectionIndex + 1, sections, number, of)}
        section={sectionNumber(sectionIndex)}
        sections={sectionNumber(sections - 1)}
        answered={number - 1}
        questions={of}
        waiting={waiting}
      />
      <div className='mt-1 flex items-baseline justify-between gap-4'>
        <h1 tabIndex={-1} id='question-title' className='type-label md:text-[17px]'>
          {text.question(number, of)}
        </h1>
        <p className='type-small text-soft'>
          {text.section(sectionIndex + 1, sections)}
          <span
            role='progressbar'
            aria-label={text.progress}
            aria-valuenow={Math.round(progress)}
            aria-valuetext={percent(done)}
            aria-valuemin={0}
            aria-valuemax={100}
            className='border-line ms-3 border-s ps-3'
          >
            {percent(done)}
          </span>
        </p>
      </div>
    </div>
  )
})
