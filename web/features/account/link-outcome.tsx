import type { ReactNode } from 'react'
import { StateLine } from '#web/ui/path/state-line.tsx'

interface LinkOutcomeProps {
  readonly line: 'reached' | 'progress' | 'broken' | 'offline'
  readonly title: string
  readonly body: string
  readonly children?: ReactNode
}

/** Says how it stands with a mailed link, and leads on. */
export function LinkOutcome({ line, title, body, children }: LinkOutcomeProps) {
  return (
    <div role='status'>
      <div className='-mx-5 md:-mx-10'>
        <StateLine kind={line} />
      </div>
      <h1 className='type-h1 mt-6'>{title}</h1>
      <p className='type-body text-soft mt-3'>{body}</p>
      {children && <div className='mt-8 flex flex-wrap items-center gap-x-6 gap-y-3'>{children}</div>}
    </div>
  )
}
