import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'

interface IconProps {
  readonly of: LucideIcon
  /** 20 in text and buttons, 24 in lists, 14 in badges. */
  readonly size?: 14 | 16 | 18 | 20 | 22 | 24 | 28
  /** For what points somewhere: arrows, chevrons, send, log out. Drawn for left to right, mirrored in Arabic. */
  readonly mirrored?: boolean
  readonly className?: string | undefined
}

/**
 * Draws a Lucide icon in our weight; decoration beside words, hidden from readers.
 *
 * @example <Icon of={ArrowRight} mirrored />
 */
export function Icon({ of: Drawing, size = 20, mirrored = false, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={1.75}
      aria-hidden
      className={classes('shrink-0', mirrored && 'mirrored', className)}
    />
  )
}
