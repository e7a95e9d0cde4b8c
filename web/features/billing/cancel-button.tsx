import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { plans } from '#web/api/rows.ts'
import { BILLING } from '#web/text/billing.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useBillingCall } from './use-billing-call.ts'

/** Cancels the subscription in two presses: the button, and its confirmation. */
export function CancelButton({ paidUntil }: { paidUntil: string }) {
  const text = useWords(BILLING)
  const { common } = useText()
  const { locale } = useLocale()
  const [asking, setAsking] = useState(false)
  const cancel = useBillingCall(
    () => call(plans.cancel),
    ended => ({ title: text.cancelled, description: text.cancelledBody(date(ended.paidUntil, locale)) }),
  )
  return (
    <>
      <Button variant='delete' onClick={() => setAsking(true)}>
        {text.cancel}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.cancelTitle}
        actions={
          <>
            <Button
              variant='delete'
              saving={cancel.isPending && common.saving}
              onClick={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
            >
              {text.cancelConfirm}
            </Button>
            <Button variant='secondary' onClick={() => setAsking(false)}>
              {text.keep}
            </Button>
          </>
        }
      >
        {text.cancelBody(date(paidUntil, locale))}
      </Dialog>
    </>
  )
}
