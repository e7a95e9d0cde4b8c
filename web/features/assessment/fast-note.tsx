import { Timer } from 'lucide-react'
import { useText } from '#web/text/locale.tsx'
import { Note } from '#web/ui/note.tsx'

/** Advises a person who answered in under two seconds; never an obstacle. */
export function FastNote({ onDismiss }: { onDismiss: () => void }) {
  const text = useText().assessment
  return (
    <Note tone='amber' icon={Timer} role='status' className='mb-4'>
      {text.fast}{' '}
      <button type='button' onClick={onDismiss} className='text-link -my-3 py-3'>
        {text.understood}
      </button>
    </Note>
  )
}
