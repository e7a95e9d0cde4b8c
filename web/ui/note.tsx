import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

const TONES = {
  info: { box: 'bg-brand-soft', icon: Info, mark: 'text-brand' },
  amber: { box: 'bg-amber-soft', icon: TriangleAlert, mark: 'text-amber' },
  danger: { box: 'bg-danger-soft', icon: CircleAlert, mark: 'text-danger' },
  ok: { box: 'bg-ok-soft', icon: CircleCheck, mark: 'text-ok' },
} as const

interface NoteProps {
  readonly tone?: keyof typeof TONES
  readonly icon?: LucideIcon
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** `alert` is read out at once, `status` when the reader has a moment. */
  readonly role?: 'alert' | 'status'
  readonly className?: string
}

/** Shows a remark inside the page. @example <Note tone='amber' title={text.notSaved}>{text.waiting(3)}</Note> */
export function Note({ tone = 'info', icon, title, children, role, className }: NoteProps) {
  const look = TONES[tone]
  return (
    <div
      role={role}
      className={classes('rounded-card forced-edge flex gap-3 px-[18px] py-4', look.box, className)}
    >
      <Icon of={icon ?? look.icon} size={22} className={classes('mt-1', look.mark)} />
      <div className='type-small min-w-0 text-16'>
        {title && <p className='type-label'>{title}</p>}
        {children}
      </div>
    </div>
  )
}
