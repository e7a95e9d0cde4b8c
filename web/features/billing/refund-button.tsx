import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#web/api/client.ts'
import { queries } from '#web/api/queries.ts'
import { plans } from '#web/api/rows.ts'
import { BILLING } from '#web/text/billing.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/input.tsx'
import { useBillingCall } from './use-billing-call.ts'

interface RefundButtonProps {
  readonly orderId: string
  /** At once, because nothing was opened; or by the operator. */
  readonly way: 'now' | 'request'
}

export function RefundButton({ orderId, way }: RefundButtonProps) {
  const text = useWords(BILLING)
  const { common } = useText()
  const [asking, setAsking] = useState(false)
  const reason = useRef<HTMLTextAreaElement>(null)
  const refund = useBillingCall(
    () => {
      const words = reason.current?.value.trim()
      return call(plans.refund, { body: { orderId, ...(words ? { reason: words } : {}) } })
    },
    ({ status }) =>
      status === 'requested'
        ? { title: text.refundSent, description: text.refundSentBody }
        : { title: text.refundStarted, description: text.refundStartedBody },
  )
  const now = way === 'now'
  const { data: prices } = useQuery(queries.prices)
  return (
    <>
      <Button variant='quiet' size='small' className='max-md:-ms-[18px]' onClick={() => setAsking(true)}>
        {now ? text.refundNow : text.refundAsk}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={now ? text.refundNowTitle : text.refundAskTitle}
        actions={
          <>
            <Button
              saving={refund.isPending && common.sending}
              onClick={() => refund.mutate(undefined, { onSettled: () => setAsking(false) })}
            >
              {now ? text.refundConfirm : text.refundSend}
            </Button>
            <Button variant='secondary' onClick={() => setAsking(false)}>
              {common.cancel}
            </Button>
          </>
        }
      >
        <p>{now ? text.refundNowBody : text.refundAskBody(prices?.refundDays ?? 0)}</p>
        {!now && (
          <Field label={text.reason} aside={common.optional} className='text-ink mt-4'>
            {control => <TextArea {...control} ref={reason} rows={3} maxLength={1000} />}
          </Field>
        )}
      </Dialog>
    </>
  )
}
