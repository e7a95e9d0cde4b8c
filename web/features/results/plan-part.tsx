import type { ReportDetail } from '#contract/report.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { RESULTS } from '#web/text/results.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Lists two actions for each facet to develop. */
export function PlanPart({ plan }: Pick<ReportDetail, 'plan'>) {
  const text = useWords(RESULTS)
  const { locale } = useLocale()
  if (plan.length === 0) return null
  return (
    <section className='mt-14 md:mt-20'>
      <h2 className='type-h2'>{text.plan}</h2>
      <p className='type-small text-soft'>{text.planLead}</p>
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
                  <span className='max-w-read'>{action[locale]}</span>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}
