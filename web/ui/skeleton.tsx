import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A still block in the shape of what comes. @example <Skeleton className='h-32 w-full' /> */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden='true' className={classes('skeleton', className)} />
}

/** Blocks, and the words that say what is loading. Nothing turns. @example <Loading label={text.loadingQuestion}><Skeleton …/></Loading> */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div role='status' className='grid gap-3'>
      {children}
      <p className='type-small text-soft'>{label}</p>
    </div>
  )
}
