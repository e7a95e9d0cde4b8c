import { call } from '#web/api/client.ts'
import { plans } from '#web/api/rows.ts'
import { BILLING } from '#web/text/billing.ts'
import { date } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { useBillingCall } from './use-billing-call.ts'

/** Takes a cancellation back: nothing is charged by it. */
export function ResumeButton() {
  const text = useWords(BILLING)
  const { common } = useText()
  const { locale } = useLocale()
  const resume = useBillingCall(
    () => call(plans.resume),
    running => ({ title: text.resumed, description: text.resumedBody(date(running.paidUntil, locale)) }),
  )
  return (
    <Button saving={resume.isPending && common.saving} onClick={() => resume.mutate(undefined)}>
      {text.resume}
    </Button>
  )
}
