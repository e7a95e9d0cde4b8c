import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Results } from '#contract/assessment.ts'
import { queries } from '#web/api/queries.ts'
import { DASHBOARD } from '#web/text/dashboard.ts'
import { useLocale, useWords } from '#web/text/locale.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Leads on from a result, each step with its state: the report, the first step of its plan that is not done, what is wanted, a company. */
export function NextSteps({ results }: { results: Results }) {
  const text = useWords(DASHBOARD)
  const { assessment, unlocked, opened } = results
  const { data: companies } = useQuery(queries.companies)
  const isSent = companies?.some(({ sendings }) =>
    sendings.some(({ assessmentId }) => assessmentId === assessment.id),
  )
  const plan = usePlanStep(results)
  const report = opened ? text.reportOpened : unlocked ? text.reportReady : text.reportLocked
  const send = assessment.mayBeSent ? (isSent ? text.sent : text.sendNow) : text.sendLater
  return (
    <nav aria-label={text.nextSteps} className='mt-5 md:mt-7'>
      <ul className='border-line border-b'>
        <Step to='/results' title={text.report} state={report} />
        {plan && <Step to={opened ? '/development-plan' : '/results'} {...plan} />}
        {assessment.templateId === 'basic' && <Step to='/wants' title={text.wants} state={text.wantsState} />}
        <Step to='/company' title={text.send} state={send} />
      </ul>
    </nav>
  )
}

interface StepProps {
  readonly to: string
  readonly title: string
  readonly state: string
}

function Step({ to, title, state }: StepProps) {
  return (
    <li>
      <Link to={to} className='border-line hover:bg-tint flex min-h-12 items-center gap-4 border-t py-2.5'>
        <span className='flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1.5'>
          <span className='min-w-0 grow basis-36 wrap-anywhere'>{title}</span>
          <Badge>{state}</Badge>
        </span>
        <Icon of={ChevronRight} mirrored />
      </Link>
    </li>
  )
}

/** Only the core form has a plan; its words are read in the opened report alone. */
function usePlanStep({ assessment, detail, planDone }: Results): Omit<StepProps, 'to'> | null {
  const text = useWords(DASHBOARD)
  const { locale } = useLocale()
  if (assessment.templateId !== 'basic') return null
  if (!detail) return { title: text.planFirst, state: text.planInside }
  const actions = detail.plan.flatMap(step =>
    step.actions.map((action, index) => ({ action, key: `${step.id}-${index + 1}` })),
  )
  const next = actions.find(({ key }) => !planDone.includes(key))
  return {
    title: next?.action[locale] ?? text.planAllDone,
    state: text.planDone(planDone.length, actions.length),
  }
}
