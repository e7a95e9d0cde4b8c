import { Check, CloudOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Assessment } from '#contract/assessment.ts'
import { type Status, statusOf } from '#web/answers/answer-state.ts'
import { tabQueue } from '#web/answers/tab-queue.ts'
import { useText } from '#web/text/locale.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Nuqta } from '#web/ui/nuqta.tsx'
import { placeAt } from './place.ts'
import { useAnswering } from './use-answering.ts'

/** Shorter than this is not worth a word. */
const SAVING_SHOWN_AFTER = 500

/** Shows saved, saving, or not saved yet. Screen readers are told of trouble and of its end, not of each answer. */
export function SavedLine({ sections }: Pick<Assessment, 'sections'>) {
  const text = useText().assessment
  const { common } = useText()
  const answered = useAnswering(state => state.answered)
  const waiting = useAnswering(state => state.waiting.length)
  const durable = useAnswering(state => state.durable)
  const status = useAnswering(statusOf)
  const slow = useSlow(status === 'saving')
  const trouble = status !== 'saved' && status !== 'saving' && waiting > 0
  const delayed = trouble ? sayTrouble(status, text)(waiting, durable) : ''
  const retrying = status === 'offline' || status === 'server_down'
  const said = useSaid(status, delayed, text.recovered)
  return (
    // Trouble needs more words than fit beside the button and the keys.
    <div className={classes('type-caption min-w-0 grow', trouble ? 'md:basis-full' : 'md:basis-40')}>
      {trouble ? (
        <p className='text-amber flex items-start gap-2'>
          <Icon of={CloudOff} size={18} className='mt-0.5' />
          <span>
            {delayed}{' '}
            {retrying && (
              <button
                type='button'
                className='-my-3 py-3 underline underline-offset-4'
                onClick={() => void tabQueue().dispatch({ kind: 'retry' })}
              >
                {common.retry}
              </button>
            )}
          </span>
        </p>
      ) : slow ? (
        <p className='text-soft flex items-center gap-2'>
          <Nuqta />
          {common.saving}
        </p>
      ) : (
        <p className='text-soft flex items-center gap-2'>
          <Icon of={Check} size={18} className='text-ok' />
          {savedWords(sections, answered, text)}
        </p>
      )}
      <p role='status' className='sr-only'>
        {said}
      </p>
    </div>
  )
}

/** What stands in the way of a session is told above the question, with the way out of it. */
function sayTrouble(status: Status, text: ReturnType<typeof useText>['assessment']) {
  if (status === 'offline') return text.offline
  return status === 'server_down' ? text.serverDown : text.unsent
}

function savedWords(
  sections: Assessment['sections'],
  answered: number,
  text: ReturnType<typeof useText>['assessment'],
): string {
  const place = answered > 0 && placeAt(sections, answered - 1)
  if (!place) return text.autosave
  return place.number === place.section.questions
    ? text.savedSection(place.sectionIndex + 1)
    : text.savedUpTo(place.number)
}

/** True once something has gone on for a while. */
function useSlow(on: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!on) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), SAVING_SHOWN_AFTER)
    return () => clearTimeout(timer)
  }, [on])
  return slow && on
}

/** For readers: the trouble as long as it lasts, then once that it is over. */
function useSaid(status: Status, trouble: string, recovered: string): string {
  const [said, setSaid] = useState('')
  const troubled = useRef(false)
  useEffect(() => {
    if (trouble) {
      troubled.current = true
      setSaid(trouble)
    } else if (troubled.current && status === 'saved') {
      troubled.current = false
      setSaid(recovered)
    }
  }, [status, trouble, recovered])
  return said
}
