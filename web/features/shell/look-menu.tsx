import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import type { LookPart } from '#contract/look.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LookChoice } from './look-choice.tsx'

interface LookMenuProps {
  readonly parts: readonly LookPart[]
  readonly icon: LucideIcon
  readonly label: string
  /** Shows the label beside the icon. */
  readonly worded?: boolean
  readonly className?: string
}

/** Offers parts of the look behind a button: the browser's own popover, which needs no script. */
export function LookMenu({ parts, icon, label, worded = false, className }: LookMenuProps) {
  const id = useId()
  return (
    <div className={classes('relative', className)}>
      <button
        type='button'
        popoverTarget={id}
        aria-label={label}
        className={worded ? 'flex min-h-12 items-center gap-2' : 'icon-button'}
      >
        <Icon of={icon} size={22} />
        {worded && label}
      </button>
      <div id={id} popover='auto' className='look-menu on-surface'>
        {parts.map(part => (
          <LookChoice key={part} part={part} named />
        ))}
      </div>
    </div>
  )
}
