import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PAST_ATTEMPTS_AT_ONCE } from '#contract/past-attempts.ts'
import type { PastAttempt } from '#contract/report.ts'
import { queries } from '#web/api/queries.ts'
import { HISTORY } from '#web/text/history.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { AttemptRow } from './attempt-row.tsx'

/** A new attempt joins the list with a page that shows it; half a minute spares the question on every visit. */
const FRESH = 30_000

/** Lists "My attempts": every completed one with its result, its change, and the offer of another. */
export function AttemptsSection({ shown }: { shown: string | null }) {
  const text = useWords(HISTORY)
  const { assessment } = useText()
  const { data, isError } = useQuery({ ...queries.attempts, staleTime: FRESH })
  // The page over it has asked already: a refusal is not asked for again because this stands under it.
  const { data: current } = useQuery({ ...queries.assessment, retryOnMount: false })
  const here = shown ?? (current?.isCompleted ? current.id : null)
  if (isError) return <p className='type-small text-soft mt-14'>{text.failed}</p>
  if (!data || data.length === 0) return null
  return (
    <section id='attempts' aria-labelledby='attempts-title' className='screen-only mt-14 md:mt-20'>
      <h2 id='attempts-title' className='type-h2'>
        {text.title}
      </h2>
      <p className='type-small text-soft'>{text.lead}</p>
      <ul className='border-ink mt-4 border-t-2'>
        <AttemptRows attempts={data} here={here} />
      </ul>
      {current?.isCompleted && (
        <div className='mt-6 flex flex-wrap items-center justify-between gap-x-10 gap-y-4'>
          <div className='min-w-0 flex-1 basis-80'>
            <h3 className='type-h3'>{text.retakeTitle}</h3>
            <p className='type-small text-soft text-16'>
              {text.retakeBody}{' '}
              {current.tellsPairs && (current.isRetake ? text.retakeKnown : assessment.retake)}
            </p>
          </div>
          <ButtonLink to='/assessment-selection' variant='secondary' size='small' className='max-md:w-full'>
            {text.retake}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

/** Shows a page of attempts; the page before it follows when it is asked for. */
function AttemptRows({ attempts, here }: { attempts: readonly PastAttempt[]; here: string | null }) {
  const text = useWords(HISTORY)
  const [isAsked, setAsked] = useState(false)
  const last = attempts.at(-1)
  const mayGoOn = last !== undefined && attempts.length === PAST_ATTEMPTS_AT_ONCE
  return (
    <>
      {attempts.map(attempt => (
        <AttemptRow key={attempt.id} attempt={attempt} shown={attempt.id === here} />
      ))}
      {mayGoOn && isAsked && <EarlierRows before={last.id} here={here} />}
      {mayGoOn && !isAsked && (
        <li className='py-5'>
          <Button variant='secondary' size='small' onClick={() => setAsked(true)}>
            {text.earlier}
          </Button>
        </li>
      )}
    </>
  )
}

function EarlierRows({ before, here }: { before: string; here: string | null }) {
  const text = useWords(HISTORY)
  const { data, isError } = useQuery(queries.attemptsBefore(before))
  if (isError) return <li className='type-small text-soft py-5'>{text.failed}</li>
  return data ? <AttemptRows attempts={data} here={here} /> : null
}
