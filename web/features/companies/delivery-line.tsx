import type { Sending } from '#contract/companies.ts'
import { COMPANIES } from '#web/text/companies.ts'
import { shortDay, time } from '#web/text/format.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { classes } from '#web/ui/classes.ts'
import { type DeliveryStep, deliverySteps } from './delivery-steps.ts'

/** Draws a sending as four nuqtas on a line: what has happened is written in ink. */
export function DeliveryLine({ company, sending }: { company: string; sending: Sending }) {
  const text = useWords(COMPANIES)
  const steps = deliverySteps(sending)
  return (
    <ol aria-label={text.delivery(company)} className='flex'>
      {steps.map((step, index) => (
        <Step key={step.name} step={step} next={steps[index + 1]} />
      ))}
    </ol>
  )
}

function Step({ step, next }: { step: DeliveryStep; next: DeliveryStep | undefined }) {
  const text = useWords(COMPANIES)
  const { locale } = useLocale()
  return (
    <li
      aria-current={
        step.state !== 'open' && next?.state !== 'done' && next?.state !== 'failed' ? 'step' : undefined
      }
      className={classes('relative min-w-0 pt-[29px]', next ? 'flex-1' : 'basis-[84px]')}
    >
      {next && (
        <span
          aria-hidden='true'
          className={classes(
            'absolute start-[9px] -end-[9px] top-[8px] h-[2px]',
            next.state === 'open' ? 'bg-track' : 'bg-ink',
          )}
        />
      )}
      <Mark state={step.state} />
      <span
        className={classes(
          'type-small block pe-1 leading-[1.5]',
          step.state === 'failed' && 'text-danger',
          step.state === 'open' && 'text-soft',
        )}
      >
        {text[step.name]}
      </span>
      {step.at && (
        <span className='type-tab text-soft block pe-1'>
          <time dateTime={step.at}>{shortDay(step.at, locale)}</time>
          {step.name === 'opened' && <bdi> {time(step.at)}</bdi>}
        </span>
      )}
    </li>
  )
}

const MARKS = {
  done: 'fill-ink stroke-ink',
  failed: 'fill-danger stroke-danger',
  open: 'fill-ground stroke-edge',
} as const

function Mark({ state }: Pick<DeliveryStep, 'state'>) {
  return (
    <svg width='18' height='18' viewBox='0 0 18 18' aria-hidden='true' className='absolute start-0 top-0'>
      <path d='M9 2l7 7l-7 7l-7 -7z' strokeWidth='1.25' className={MARKS[state]} />
    </svg>
  )
}
