import type { Results } from '#contract/assessment.ts'
import { classes } from '#web/ui/classes.ts'
import { useHeadline } from './use-headline.ts'

interface ResultHeadlineProps extends Pick<Results, 'sections'> {
  readonly rising: boolean
}

/** Says over the line what it shows. */
export function ResultHeadline({ sections, rising }: ResultHeadlineProps) {
  const { title, near } = useHeadline(sections)
  return (
    <div className={classes('mt-5 md:mt-6', rising && 'after-rising')}>
      <h2 className='type-h1'>{title}</h2>
      {near && <p className='type-lead text-soft'>{near}</p>}
    </div>
  )
}
