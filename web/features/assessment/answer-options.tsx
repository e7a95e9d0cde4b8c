import { memo } from 'react'
import type { Question } from '#contract/assessment.ts'
import { LANGUAGES, type Locale } from '#engine/languages/index.ts'
import { OptionCard } from '#web/ui/choice.tsx'
import { OPTION_LETTERS } from './question-keys.ts'

interface AnswerOptionsProps {
  readonly question: Question
  readonly locale: Locale
  readonly onChoose: (answer: number) => void
}

/**
 * Shows the five options as one group of native radios; its legend is the question, its description the story. The radios
 * themselves hold the choice: choosing renders none of them anew.
 */
export const AnswerOptions = memo(function AnswerOptions(props: AnswerOptionsProps) {
  const { question, locale, onChoose } = props
  return (
    <fieldset
      lang={locale}
      dir={LANGUAGES[locale].direction}
      aria-describedby='story'
      onChange={event => onChoose(Number((event.target as Element as HTMLInputElement).value))}
    >
      <legend className='type-question mb-3'>{question.question[locale]}</legend>
      <div className='question-options grid gap-2.5'>
        {question.options.map(({ answer, text }) => (
          <OptionCard
            key={answer}
            letter={OPTION_LETTERS[locale][answer - 1] ?? ''}
            name='answer'
            value={answer}
            data-answer={answer}
          >
            {text[locale]}
          </OptionCard>
        ))}
      </div>
    </fieldset>
  )
})
