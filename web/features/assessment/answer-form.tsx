import { ArrowRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Assessment, Question } from '#contract/assessment.ts'
import { useLocale, useText } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { AnswerOptions } from './answer-options.tsx'
import { FastNote } from './fast-note.tsx'
import { KeyHints } from './key-hints.tsx'
import type { Place } from './place.ts'
import { SavedLine } from './saved-line.tsx'
import { tabQueue } from './tab-queue.ts'
import { useAnswerKeys } from './use-answer-keys.ts'
import type { Arrival } from './use-arrival.ts'

/** Held at the foot of a phone's screen, in the flow of a desktop's. */
const FOOT =
  'page-foot bg-paper border-line sticky bottom-0 z-10 -mx-(--gutter) mt-5 border-t px-(--gutter) pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:static md:mt-7 md:border-0 md:pt-0'

/** Answers under this many milliseconds bring the advice to read on (specification part 5). */
const FAST = 2000
/** The second press of a double click meant the question before. */
const DOUBLE_CLICK = 400

interface AnswerFormProps {
  readonly assessment: Pick<Assessment, 'id' | 'sections'>
  readonly position: number
  readonly place: Place
  readonly question: Question
  readonly story: ReactNode
  /** All but the foot under the finger moves when the question changes. */
  readonly arrival: Arrival
}

interface Choice {
  readonly position: number
  readonly answer: number
  readonly changes: number
}

/** Choosing and confirming. The answer goes to the queue; the next question shows at once. */
export function AnswerForm(props: AnswerFormProps) {
  const { assessment, position, place, question, story, arrival } = props
  const { locale } = useLocale()
  const { assessment: text, common } = useText()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [fastAt, setFastAt] = useState<number | null>(null)
  const shownAt = useRef(0)
  // A choice belongs to its question: with the next one it is gone, without a second rendering.
  const chosen = choice?.position === position ? choice : null

  // The time runs anew for every question.
  useLayoutEffect(() => {
    shownAt.current = performance.now()
  }, [position])

  const choose = useCallback(
    (answer: number) =>
      setChoice(before => {
        if (before?.position !== position) return { position, answer, changes: 0 }
        return before.answer === answer ? before : { position, answer, changes: before.changes + 1 }
      }),
    [position],
  )

  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Chosen on a slow phone before the page came alive.
    const early = form.current?.querySelector<HTMLInputElement>("input[name='answer']:checked")
    if (early) choose(Number(early.value))
  }, [])

  function confirm() {
    const responseTime = performance.now() - shownAt.current
    if (!chosen) {
      if (responseTime < DOUBLE_CLICK) return
      return toast({ title: text.answerMissing, description: text.answerMissingBody, tone: 'error' })
    }
    arrival.toTop()
    setFastAt(responseTime < FAST ? position : null)
    tabQueue().add({
      assessmentId: assessment.id,
      position,
      section: place.section.id,
      questionNumber: place.number,
      answer: chosen.answer,
      responseTime: Math.round(responseTime),
      changes: chosen.changes,
    })
  }

  useAnswerKeys({ choose, confirm })

  return (
    <form
      ref={form}
      onSubmit={event => {
        event.preventDefault()
        confirm()
      }}
    >
      {fastAt === position - 1 && <FastNote onDismiss={() => setFastAt(null)} />}
      <div ref={arrival.arriving}>
        {story}
        <div className='mt-6 md:mt-8' />
        <AnswerOptions question={question} locale={locale} chosen={chosen?.answer} onChoose={choose} />
      </div>
      <div className={FOOT}>
        <div className='flex flex-col gap-2.5 md:flex-row-reverse md:items-center md:gap-5'>
          <Button
            type='submit'
            aria-disabled={!chosen}
            iconEnd={ArrowRight}
            className='transition-none md:min-w-42'
          >
            {place.last ? text.finish : common.next}
          </Button>
          <KeyHints />
          <div className='grow'>
            <SavedLine sections={assessment.sections} />
          </div>
        </div>
      </div>
    </form>
  )
}
