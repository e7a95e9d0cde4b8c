import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** Draws a surface with a hairline. Never inside another one. @example <Card className='p-5 md:p-10'>…</Card> */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('on-surface rounded-card border-line border', className)} />
}
