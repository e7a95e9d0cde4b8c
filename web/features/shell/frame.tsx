import type { ReactNode } from 'react'
import { useText } from '#web/text/locale.tsx'
import { classes } from '#web/ui/classes.ts'

/** Holds the skip link and the main region; every shell stands on it. */
export function Frame({
  bar,
  foot,
  className,
  children,
}: {
  bar: ReactNode
  foot?: ReactNode
  className?: string
  children: ReactNode
}) {
  const { shell } = useText()
  return (
    <div className={classes('flex min-h-dvh flex-col', className)}>
      <a href='#main' className='skip-link'>
        {shell.skip}
      </a>
      {bar}
      <main id='main' tabIndex={-1} className='grow'>
        {children}
      </main>
      {foot}
    </div>
  )
}
