import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Brand } from './brand.tsx'

interface TopBarProps {
  /** In the middle, from 768 px up: the menu, or the section's name. */
  readonly children?: ReactNode
  /** At the end. */
  readonly end?: ReactNode
  /** In place of the name, on phones: a way back and the title of the screen. */
  readonly start?: ReactNode
  /** No hairline: the landing page and the forms begin without one. */
  readonly bare?: boolean
}

/** Draws the bar at the top of a page: 72 px, on phones 60. */
export function TopBar({ children, end, start, bare = false }: TopBarProps) {
  return (
    <header className={bare ? 'screen-only' : 'screen-only border-line border-b'}>
      <div className='column flex h-[60px] items-center gap-2 md:h-[72px] lg:gap-4'>
        {start && <div className='flex min-w-0 items-center md:hidden'>{start}</div>}
        <div className={start ? 'shrink-0 max-md:hidden' : 'shrink-0'}>
          <Brand />
        </div>
        {children && <div className='flex h-full min-w-0 grow max-md:hidden'>{children}</div>}
        <div className={classes('ms-auto flex items-center gap-1 lg:gap-3', start ? 'shrink-0' : 'min-w-0')}>
          {end}
        </div>
      </div>
    </header>
  )
}
