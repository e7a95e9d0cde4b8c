import type { ReactNode } from 'react'
import type { DevelopmentPlan } from '#contract/development-plan.ts'
import { DEVELOPMENT_PLAN } from '#web/text/development-plan.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { WaitingLine } from '#web/ui/waiting-line.tsx'
import { ActionRow } from './action-row.tsx'
import { listActions, listAllActions } from './list-actions.ts'
import { OwnActions } from './own-actions.tsx'
import { TakePart } from './take-part.tsx'
import { type Decide, usePlan } from './use-plan.ts'
import { WeekPart } from './week-part.tsx'

interface DevelopmentPlanPageProps {
  /** Offers a mail about the plan of an attempt. */
  readonly reminder: (id: string) => ReactNode
}

/** Shows the development plan: what, when and where, ticked off, taken along. */
export function DevelopmentPlanPage({ reminder }: DevelopmentPlanPageProps) {
  const text = useWords(DEVELOPMENT_PLAN)
  const { common } = useText()
  const { plan, failed, retry, waiting, decide } = usePlan()
  const isAlive = useHydrated()
  // A list chosen from or a line typed before the page is alive would be lost.
  if (plan && isAlive) {
    return (
      <div className='column column-read pt-5 pb-16 md:pt-9'>
        <Head plan={plan} waiting={waiting} />
        <WeekPart fields={plan.fields} decide={decide} />
        <Steps plan={plan} decide={decide} />
        <OwnActions plan={plan} decide={decide} />
        <TakePart plan={plan} />
        <div className='screen-only mt-8'>{reminder(plan.id)}</div>
      </div>
    )
  }
  return (
    <div className='column column-read py-8 md:py-14'>
      {plan === null ? (
        <StatePanel
          line='blank'
          title={text.none}
          heading='h1'
          actions={
            <ButtonLink to='/results' size='small'>
              {text.toResults}
            </ButtonLink>
          }
        >
          {text.noneBody}
        </StatePanel>
      ) : failed ? (
        <StatePanel
          line='broken'
          title={text.loadFailed}
          heading='h1'
          role='alert'
          actions={
            <Button size='small' onClick={retry}>
              {common.retry}
            </Button>
          }
        >
          {text.loadFailedBody}
        </StatePanel>
      ) : (
        <Loading label={common.loading}>
          <Skeleton className='h-80' />
        </Loading>
      )}
    </div>
  )
}

function Head({ plan, waiting }: { plan: DevelopmentPlan; waiting: number }) {
  const text = useWords(DEVELOPMENT_PLAN)
  const { locale } = useLocale()
  const actions = listAllActions(plan, locale)
  return (
    <>
      <h1 className='type-h1'>{text.title}</h1>
      <p className='type-body mt-3'>{text.lead}</p>
      <p className='type-small text-soft screen-only mt-1'>{text.use}</p>
      <p className='type-label screen-only mt-4'>
        {text.done(actions.filter(({ done }) => done).length, actions.length)}
      </p>
      <WaitingLine waiting={waiting} text={text} className='screen-only' />
    </>
  )
}

function Steps({ plan: { steps, fields }, decide }: { plan: DevelopmentPlan; decide: Decide }) {
  const { locale } = useLocale()
  return steps.map(step => (
    <section key={step.id} className='mt-10'>
      <h2 className='type-h3'>{step.name[locale]}</h2>
      <ul className='border-ink mt-2 border-t-2'>
        {listActions(step, fields, locale).map(action => (
          <ActionRow key={action.id} action={action} decide={decide} />
        ))}
      </ul>
    </section>
  ))
}
