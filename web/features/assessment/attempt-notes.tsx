import { GitFork } from 'lucide-react'
import { memo, type ReactNode, useEffect, useState } from 'react'
import { type AnswerState, statusOf, unsentOf } from '#web/answers/answer-state.ts'
import { useText } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'
import { useAnswering } from './use-answering.ts'

/** Signs a person in beside the page; brought by the route, from another feature. */
export type SignIn = (props: { readonly open: boolean; readonly onClose: () => void }) => ReactNode

const countUnsent = (state: AnswerState) => unsentOf(state).length

/** Tells the person what stands in the way of the answering, or has happened to it, each with its own way out. */
export const AttemptNotes = memo(function AttemptNotes({ SignIn }: { SignIn: SignIn }) {
  const text = useText().assessment
  const status = useAnswering(statusOf)
  const unsent = useAnswering(countUnsent)
  const movedBy = useAnswering(state => state.movedBy)
  const found = useAnswering(state => state.found)
  const durable = useAnswering(state => state.durable)
  const [signingIn, setSigningIn] = useState(false)
  useEffect(() => {
    if (status !== 'signed_out') setSigningIn(false)
  }, [status])
  return (
    <>
      {status === 'signed_out' && (
        <Note tone='amber' role='alert' title={text.signedOut} className='mt-5'>
          {text.signedOutBody(unsent)}{' '}
          <button type='button' className='text-link -my-3 py-3' onClick={() => setSigningIn(true)}>
            {text.signIn}
          </button>
        </Note>
      )}
      {status === 'signed_out' && <SignIn open={signingIn} onClose={() => setSigningIn(false)} />}
      {status === 'other_person' && (
        <Note tone='amber' role='alert' title={text.otherPerson} className='mt-5'>
          {text.otherPersonBody(unsent)}{' '}
          <a href='/assessment' className='text-link -my-3 py-3'>
            {text.toOtherPerson}
          </a>
        </Note>
      )}
      {movedBy && (
        <Note
          icon={GitFork}
          role='status'
          title={movedBy === 'tab' ? text.movedByTab : text.movedByDevice}
          className='mt-5'
        >
          {movedBy === 'tab' ? text.movedByTabBody : text.movedByDeviceBody}
        </Note>
      )}
      {found > 0 && (
        <Note role='status' title={text.found} className='mt-5'>
          {status === 'saved' ? text.foundSent(found) : text.foundBody(found)}
        </Note>
      )}
      {!durable && (
        <Note tone='amber' role='status' title={text.notDurable} className='mt-5'>
          {text.notDurableBody}
        </Note>
      )}
    </>
  )
})
