import { Check, Clock, Lock, LockOpen } from 'lucide-react'
import type { Assessment } from '#contract/assessment.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

interface CurrentAssessmentProps {
  readonly assessment: Assessment | null
  /** Not the current one, but one that was chosen on its results page. */
  readonly past: boolean
}

/** Shows the attempt that would be sent: complete or not, opened or not, its number and score. */
export function CurrentAssessment({ assessment, past }: CurrentAssessmentProps) {
  const text = useWords(COMPANIES)
  const done = assessment?.isCompleted ?? false
  const max = (assessment?.questions ?? 90) * 5
  return (
    <section aria-labelledby='current'>
      <h2 id='current' className='type-small text-soft'>
        {past ? text.chosen : text.current}
      </h2>
      {assessment?.totalScore != null && (
        <p className='mt-6 flex items-baseline gap-2.5'>
          <span className='type-score ltr'>{assessment.totalScore}</span>
          <span className='type-small text-soft'>{text.of(max)}</span>
        </p>
      )}
      <p className='mt-4 flex flex-wrap gap-2'>
        {done ? (
          <Badge tone='ok' icon={Check}>
            {text.complete}
          </Badge>
        ) : (
          <Badge tone='amber' icon={Clock}>
            {assessment ? text.notComplete : text.noAssessment}
          </Badge>
        )}
        {done && assessment && (
          <Badge tone={assessment.isPaid ? 'ok' : 'amber'} icon={assessment.isPaid ? LockOpen : Lock}>
            {assessment.isPaid ? text.open : text.locked}
          </Badge>
        )}
      </p>
      {assessment && (
        <p className='type-small text-soft mt-2 text-16'>
          {text.number} <bdi className='text-ink'>{assessment.applicationNumber}</bdi>
        </p>
      )}
      {!done && (
        <>
          <p className='type-small mt-2 text-16'>{text.incompleteBody}</p>
          <TextLink to='/assessment' className='inline-flex min-h-12 items-center'>
            {assessment ? text.toAssessment : text.toStart}
          </TextLink>
        </>
      )}
      {assessment?.isPaid && !assessment.mayBeSent && (
        <>
          <p className='type-small mt-2 text-16'>{text.notInPlan}</p>
          <TextLink to='/packages' className='inline-flex min-h-12 items-center'>
            {text.toPlans}
          </TextLink>
        </>
      )}
      {done && !assessment?.isPaid && (
        <TextLink to='/results' className='inline-flex min-h-12 items-center'>
          {text.unlock}
        </TextLink>
      )}
    </section>
  )
}
