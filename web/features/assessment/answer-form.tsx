import { ArrowRight } from 'lucide-react'
import { type ReactNode, useCallback, useReducer, useRef } from 'react'
import type { Assessment, Question } from '#contract/assessment.ts'
import { chosenIn } from '#web/answers/answer-state.ts'
import { tabQueue } from '#web/answers/tab-queue.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { AnswerOptions } from './answer-options.tsx'
import { DOUBLE_CLICK } from './double-click.ts'
import { FastNote } from './fast-note.tsx'
import { KeyHints } from './key-hints.tsx'
import { PAGE_FOOT } from './page-foot.ts'
import type { Place } from './place.ts'
import { SavedLine } from './saved-line.tsx'
import { shownIn } from './shown-in.ts'
import { useAnswerKeys } from './use-answer-keys.ts'
import type { Arrival } from './use-arrival.ts'
import { useChoice } from './use-choice.ts'

/** Answers under this many milliseconds bring the advice to read on (docs/method/quality.md, Q1). */
const FAST = 2000

interface AnswerFormProps {
  readonly sections: Assessment['sections']
  readonly position: number
  readonly place: Place
  readonly question: Question
  readonly story: ReactNode
  /** Given where the result can be guessed: wished for with the last answer. */
  readonly onGuess: (() => void) | undefined
  /** All but the foot under the finger moves when the question changes. */
  readonly arrival: Arrival
}

/** Takes a choice and its confirmation. Once the device has the choice, the queue takes the answer and the page goes on. */
export function AnswerForm(props: AnswerFormProps) {
  const { sections, position, place, question, story, onGuess, arrival } = props
  const { locale } = useLocale()
  const { assessment: text, common } = useText()
  const { form, chosen, choose, shownFor } = useChoice(position)
  // Not a state: it shows with the next question, which is drawn anyway.
  const fastAt = useRef<number | null>(null)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const dismissFast = useCallback(() => {
    fastAt.current = null
    redraw()
  }, [])

  function confirm(): boolean {
    const responseTime = shownFor()
    if (!chosenIn(tabQueue().state())) {
      if (responseTime >= DOUBLE_CLICK)
        toast({ title: text.answerMissing, description: text.answerMissingBody, tone: 'error' })
      return false
    }
    arrival.toTop()
    fastAt.current = responseTime < FAST ? position : null
    const { section, number: questionNumber } = place
    void tabQueue().dispatch({
      kind: 'confirmed',
      ...{ position, section: section.id, questionNumber, responseTime, at: Date.now() },
    })
    return true
  }

  useAnswerKeys({ choose, confirm })

  return (
    <form
      method='post'
      ref={form}
      onSubmit={event => {
        event.preventDefault()
        confirm()
      }}
    >
      <div ref={arrival.arriving} className='question-parts'>
        <div>
          {fastAt.current === position - 1 && <FastNote onDismiss={dismissFast} />}
          {story}
        </div>
        <div className='question-gap mt-6 md:mt-8' />
        <AnswerOptions question={question} locale={shownIn(question, locale)} onChoose={choose} />
      </div>
      <div className={PAGE_FOOT}>
        <div className='flex flex-col gap-2.5 md:flex-row-reverse md:flex-wrap md:items-center md:gap-5'>
          <Button
            type='submit'
            aria-disabled={!chosen}
            iconEnd={ArrowRight}
            className='transition-none md:min-w-42'
          >
            {place.last ? text.finish : common.next}
          </Button>
          <KeyHints />
          <div className='flex items-center gap-4 md:contents'>
            {onGuess && place.last && (
              <Button variant='quiet' size='small' onClick={() => confirm() && onGuess()}>
                {text.guessFirst}
              </Button>
            )}
            <SavedLine sections={sections} />
          </div>
        </div>
      </div>
    </form>
  )
}
