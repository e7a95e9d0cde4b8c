import { useQuery } from '@tanstack/react-query'
import type { Assessment } from '#contract/assessment.ts'
import { queries } from '#web/api/queries.ts'
import { minutesLeft } from '#web/progress/time-left.ts'
import { useWords } from '#web/text/locale.tsx'
import { REST_STOP } from '#web/text/rest-stop.ts'

interface RestFactsProps {
  readonly attempt: Pick<Assessment, 'templateId' | 'questions'>
  /** Answered so far. */
  readonly position: number
  /** Spent on the questions so far; undefined while nobody can say. */
  readonly minutes: number | undefined
}

/** Shows what is left and what it took so far, in figures parted by hairlines; what is not known is left out. */
export function RestFacts({ attempt, position, minutes }: RestFactsProps) {
  const text = useWords(REST_STOP)
  const { data: catalog } = useQuery(queries.catalog)
  const form = catalog?.templates.find(({ id }) => id === attempt.templateId)
  const { questions } = attempt
  const facts = [
    { figure: questions - position, words: text.left },
    ...(form ? [{ figure: minutesLeft(form.minutes, position, questions), words: text.minutesLeft }] : []),
    ...(minutes ? [{ figure: minutes, words: text.minutes }] : []),
  ]
  return (
    <dl className='border-line mt-6 flex border-y py-4'>
      {facts.map(({ figure, words }, index) => (
        <div
          key={words}
          className={`flex min-w-0 flex-1 flex-col-reverse justify-end pe-3 ${index > 0 ? 'border-line border-s ps-3 md:ps-5' : ''}`}
        >
          <dt className='type-small text-soft'>{words}</dt>
          <dd className='type-figure'>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
