import { Check, CloudOff } from 'lucide-react'
import { useWords } from '#web/text/locale.tsx'
import { WANTS } from '#web/text/wants.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Says whether the server has every choice. */
export function WaitingLine({ waiting, className }: { waiting: number; className?: string }) {
  const text = useWords(WANTS)
  return (
    <p role='status' className={classes('type-small text-soft flex gap-2.5', className)}>
      <Icon of={waiting > 0 ? CloudOff : Check} className='mt-1' />
      <span>{waiting > 0 ? text.waiting(waiting) : text.saved}</span>
    </p>
  )
}
