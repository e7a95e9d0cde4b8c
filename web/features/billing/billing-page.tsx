import { useQuery } from '@tanstack/react-query'
import { queries } from '#web/api/queries.ts'
import { BILLING } from '#web/text/billing.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { ConsultationPart } from './consultation-part.tsx'
import { OrderList } from './order-list.tsx'
import { PlanPart } from './plan-part.tsx'

/** Shows the person's current plan, the next charge, and everything that was paid. */
export function BillingPage() {
  const text = useWords(BILLING)
  const { common } = useText()
  const { data, isError, refetch } = useQuery(queries.billing)
  const { data: consultations } = useQuery(queries.consultations)
  return (
    <div className='column pt-6 pb-16 md:pt-12'>
      <h1 className='type-h1'>{text.title}</h1>
      <p className='type-body text-soft mt-1'>{text.lead}</p>
      {data ? (
        <div className='mt-6 grid gap-12 md:mt-9'>
          <PlanPart subscription={data.subscription} />
          {consultations && <ConsultationPart {...consultations} />}
          <OrderList orders={data.orders} />
        </div>
      ) : isError ? (
        <StatePanel
          line='broken'
          role='alert'
          title={text.loadFailed}
          className='mt-8'
          actions={
            <Button size='small' onClick={() => void refetch()}>
              {common.retry}
            </Button>
          }
        >
          {text.loadFailedBody}
        </StatePanel>
      ) : (
        <div className='mt-8'>
          <Loading label={text.loading}>
            <Skeleton className='h-64' />
            <Skeleton className='h-32' />
          </Loading>
        </div>
      )}
    </div>
  )
}
