import { ArrowRight, Check } from 'lucide-react'
import type { Results } from '#contract/assessment.ts'
import type { ReportDetail } from '#contract/report.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Holds what its owner sees of a plan beside its actions. */
export interface OwnPlan extends Pick<Results, 'planDone'> {
  /** It is the report whose plan has a page of its own: not a past one. */
  readonly current: boolean
}

interface PlanPartProps extends Pick<ReportDetail, 'plan'> {
  readonly own?: OwnPlan | undefined
}

/** Lists two actions for each facet to develop, and leads its owner to where they are given a day and ticked off. */
export function PlanPart({ plan, own }: PlanPartProps) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  if (plan.length === 0) return null
  return (
    <section id='plan' className='mt-14 md:mt-20'>
      <h2 className='type-h2'>{text.plan}</h2>
      <p className='type-small text-soft'>{text.planLead}</p>
      {own && (
        <p className='type-small text-soft screen-only'>
          {text.planTicks(own.planDone.length, plan.flatMap(({ actions }) => actions).length)}
        </p>
      )}
      {own?.current && (
        <ButtonLink
          to='/development-plan'
          variant='secondary'
          size='small'
          iconEnd={ArrowRight}
          className='screen-only mt-3'
        >
          {text.planOpen}
        </ButtonLink>
      )}
      <ol className='border-ink mt-4 border-t-2'>
        {plan.map(step => (
          <li
            key={step.id}
            className='border-line grid gap-x-10 gap-y-3 border-b py-6 lg:grid-cols-[290px_1fr]'
          >
            <div className='flex flex-wrap items-center gap-x-3 gap-y-1.5 lg:grid lg:content-start lg:justify-items-start'>
              <h3 className='type-h3'>{step.name[locale]}</h3>
              <Badge>{text.levels[step.level]}</Badge>
            </div>
            <ol className='grid gap-3'>
              {step.actions.map((action, index) => (
                <li key={action.en} className='flex gap-4'>
                  <span
                    aria-hidden='true'
                    className='font-prose w-3 shrink-0 text-[22px] leading-[1.3] font-semibold'
                  >
                    {index + 1}
                  </span>
                  <span className='max-w-read'>
                    {action[locale]}
                    {own?.planDone.includes(`${step.id}-${index + 1}`) && (
                      <span className='type-label ms-2 inline-flex items-center gap-1 align-bottom'>
                        <Icon of={Check} size={18} />
                        {text.planDone}
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}
