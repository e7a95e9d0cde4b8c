import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Plan } from '#contract/payments.ts'
import type { Subscription } from '#contract/plans.ts'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { plans } from '#web/api/rows.ts'
import { BILLING } from '#web/text/billing.ts'
import { date, roundPrice } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useBillingCall } from './use-billing-call.ts'

/** Changes the plan from the next renewal on; `to` the present one takes the change back. */
export function ChangeButton({ subscription, to }: { subscription: Subscription; to: Plan }) {
  const text = useWords(BILLING)
  const { common } = useText()
  const { locale } = useLocale()
  const { data: prices } = useQuery(queries.prices)
  const [asking, setAsking] = useState(false)
  const name = text.names[to]
  const day = date(subscription.paidUntil, locale)
  const change = useBillingCall(
    () => call(plans.change, { body: { packageId: to } }),
    () => ({ title: text.changed, description: text.changedBody(name, day) }),
  )
  const back = to === subscription.plan
  return (
    <>
      <Button variant='secondary' onClick={() => setAsking(true)}>
        {back ? text.changeBack(name) : text.change(name)}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.changeTitle(name)}
        actions={
          <>
            <Button
              saving={change.isPending && common.saving}
              onClick={() => change.mutate(undefined, { onSettled: () => setAsking(false) })}
            >
              {text.changeConfirm}
            </Button>
            <Button variant='secondary' onClick={() => setAsking(false)}>
              {common.cancel}
            </Button>
          </>
        }
      >
        {prices && text.changeBody(day, roundPrice(prices.prices[to]))}
      </Dialog>
    </>
  )
}
