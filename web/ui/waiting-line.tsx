import { Check, CloudOff } from 'lucide-react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

interface WaitingLineProps {
  /** Counts the decisions that the server has not. */
  readonly waiting: number
  readonly text: { readonly waiting: (count: number) => string; readonly saved: string }
  readonly className?: string
}

/** Says whether the server has every decision. */
export function WaitingLine({ waiting, text, className }: WaitingLineProps) {
  return (
    <p role='status' className={classes('type-small text-soft flex gap-2.5', className)}>
      <Icon of={waiting > 0 ? CloudOff : Check} className='mt-1' />
      <span>{waiting > 0 ? text.waiting(waiting) : text.saved}</span>
    </p>
  )
}
