import type { PaymentIntent } from '#contract/payments.ts'
import { time } from '#web/text/format.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PaymentCard } from './payment-card.tsx'

interface Check {
  readonly checking: boolean
  readonly onCheck: () => void
}

/** Shows a payment that waits for the bank: its page can be opened again, and nothing else is charged meanwhile. */
export function UnderWayCard(props: Check & { open: NonNullable<PaymentIntent['open']> }) {
  const { open, checking, onCheck } = props
  const text = useWords(PAYMENT)
  const { transactionUrl } = open
  return (
    <PaymentCard
      line='progress'
      role='status'
      title={text.underWayTitle}
      actions={
        <>
          {transactionUrl && <Button onClick={() => location.assign(transactionUrl)}>{text.toBank}</Button>}
          <Button
            variant={transactionUrl ? 'secondary' : 'primary'}
            saving={checking && text.checking}
            onClick={onCheck}
          >
            {text.check}
          </Button>
        </>
      }
    >
      {text.underWayBody(time(open.until))}
    </PaymentCard>
  )
}

/** Tells the payer that neither the provider nor our server can say now; what was paid opens by itself. */
export function UnknownCard({ checking, onCheck }: Check) {
  const text = useWords(PAYMENT)
  const { common } = useText()
  return (
    <PaymentCard
      line='offline'
      role='status'
      title={text.checkingTitle}
      actions={
        <>
          <Button saving={checking && text.checking} onClick={onCheck}>
            {text.check}
          </Button>
          <ButtonLink to='/' variant='quiet'>
            {common.home}
          </ButtonLink>
        </>
      }
    >
      {text.checkingBody}
    </PaymentCard>
  )
}
