import { useText } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'
import { useQueueState } from './use-position.ts'

/** The session has ended while answers wait: signing in happens beside this page, and nothing on it is lost. */
export function SignedOutNote() {
  const text = useText().assessment
  const { status, waiting } = useQueueState()
  if (status !== 'signed_out') return null
  return (
    <Note tone='amber' role='alert' title={text.signedOut} className='mt-5'>
      {text.signedOutBody(waiting.length)}{' '}
      <a href='/login' target='_blank' rel='noreferrer' className='text-link -my-3 py-3'>
        {text.signIn}
      </a>
    </Note>
  )
}
