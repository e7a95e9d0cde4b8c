import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { classes } from './classes.ts'
import { StateLine } from './path/state-line.tsx'

interface StatePanelProps {
  readonly line: Parameters<typeof StateLine>[0]['kind']
  readonly title: ReactNode
  /** h1 where the panel is the page. */
  readonly heading?: 'h1' | 'h2'
  readonly role?: 'alert' | 'status'
  /** One action, and a quiet one beside it. */
  readonly actions?: ReactNode
  readonly className?: string
  readonly children?: ReactNode
}

/**
 * Shows a state that is empty, broken or waiting: the line tells what happened, one or two sentences say what is safe, one
 * action leads on.
 *
 * @example <StatePanel line='broken' title={text.loadFailed} actions={<Button size='small' onClick={retry}>…</Button>}>…</StatePanel>
 */
export function StatePanel(props: StatePanelProps) {
  const { line, title, heading: Heading = 'h2', role, actions, className, children } = props
  return (
    <Card role={role} className={classes('overflow-clip', className)}>
      <StateLine kind={line} className='mt-5' />
      <div className='px-5 pt-4 pb-6 md:px-10 md:pb-9'>
        <Heading className='type-h2'>{title}</Heading>
        <div className='type-small text-soft mt-2 text-16'>{children}</div>
        {actions && <div className='mt-6 flex flex-wrap gap-3'>{actions}</div>}
      </div>
    </Card>
  )
}
