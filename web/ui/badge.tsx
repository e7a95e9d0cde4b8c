import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import { SectionMark } from './nuqta.tsx'

export type BadgeTone =
  | 'neutral'
  | 'brand'
  | 'solid'
  | 'ok'
  | 'amber'
  | 'danger'
  | 'outline'
  | 's1'
  | 's2'
  | 's3'

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-tint text-ink',
  brand: 'bg-brand-soft text-brand',
  solid: 'bg-brand text-on-brand',
  ok: 'bg-ok-soft text-ok',
  amber: 'bg-amber-soft text-amber',
  danger: 'bg-danger-soft text-danger',
  outline: 'border border-edge text-ink',
  s1: 'bg-s1-soft text-s1',
  s2: 'bg-s2-soft text-s2',
  s3: 'bg-s3-soft text-s3',
}
const SECTIONS = { s1: 1, s2: 2, s3: 3 } as const

interface BadgeProps {
  readonly tone?: BadgeTone
  readonly icon?: LucideIcon
  /** Its icon points onwards. */
  readonly mirrored?: boolean
  /** Shows the nuqtas of a section tone. */
  readonly mark?: boolean
  readonly children: ReactNode
}

/** Shows a word, often with an icon: never a colour alone. @example <Badge tone='ok' icon={Check}>{text.completed}</Badge> */
export function Badge({ tone = 'neutral', icon, mirrored = false, mark = false, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'type-badge rounded-badge forced-edge inline-flex items-center gap-1.5 px-2.5 py-[3px] align-middle',
        TONES[tone],
      )}
    >
      {icon && <Icon of={icon} size={14} mirrored={mirrored} />}
      {mark && tone in SECTIONS && (
        <SectionMark section={SECTIONS[tone as keyof typeof SECTIONS]} className='-mx-1' />
      )}
      <span>{children}</span>
    </span>
  )
}
