import { CircleAlert } from 'lucide-react'
import { Icon } from './icon.tsx'

/** Shows the sentence under a refused control; also for groups and checkboxes. */
export function FieldError({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} className='type-small text-danger mt-1.5 flex items-start gap-2'>
      <Icon of={CircleAlert} size={18} className='mt-[0.3em]' />
      <span>{message}</span>
    </p>
  )
}
