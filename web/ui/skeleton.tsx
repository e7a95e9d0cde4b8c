import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** Draws a still block in the shape of what comes. @example <Skeleton className='h-32 w-full' /> */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden='true' className={classes('skeleton', className)} />
}

interface LoadingProps {
  readonly label: string
  /** h1 where nothing else on the page is one yet. */
  readonly heading?: 'h1'
  readonly children?: ReactNode
}

/**
 * Shows blocks and the words that say what is loading. Nothing turns.
 *
 * @example <Loading label={text.loadingQuestion}><Skeleton …/></Loading>
 */
export function Loading({ label, heading, children }: LoadingProps) {
  const Label = heading ?? 'p'
  return (
    <div role='status' className='grid gap-3'>
      {children}
      <Label className='type-small text-soft'>{label}</Label>
    </div>
  )
}
