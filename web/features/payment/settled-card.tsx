import type { Settlement } from '#contract/payments.ts'
import { useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { AFTER_PAYMENT_MS, PaymentCard, useLeadOn } from './payment-card.tsx'

interface SettledCardProps {
  readonly settlement: Settlement
  readonly title?: string
  readonly delay?: number
}

/** Tells the payer that it is paid; or charged and refunded; or charged and not as ordered. */
export function SettledCard({ settlement, title, delay = AFTER_PAYMENT_MS }: SettledCardProps) {
  const text = useWords(PAYMENT)
  const { status, item } = settlement
  const isPlan = item === 'starter' || item === 'pro'
  const way = isPlan ? '/billing' : '/results'
  useLeadOn(status === 'paid' ? way : null, delay)
  const next = <ButtonLink to={way}>{isPlan ? text.viewBilling : text.viewResults}</ButtonLink>
  if (status === 'paid') {
    return (
      <PaymentCard line='reached' title={title ?? text.paidTitle} role='status' actions={next}>
        <p>{isPlan ? text.paidPlan : text.paidUnlock}</p>
        <Facts settlement={settlement} />
      </PaymentCard>
    )
  }
  const refunded = status === 'refunded'
  return (
    <PaymentCard
      line='broken'
      role='status'
      title={refunded ? text.refundedTitle : text.flaggedTitle}
      actions={<ButtonLink to='/billing'>{text.viewBilling}</ButtonLink>}
    >
      <p>{refunded ? text.refundedBody : text.flaggedBody}</p>
      <Facts settlement={settlement} />
    </PaymentCard>
  )
}

function Facts({ settlement }: { settlement: Settlement }) {
  const text = useWords(PAYMENT)
  const facts = [
    { name: text.transaction, value: settlement.transactionNumber },
    { name: text.receipt, value: settlement.receiptNumber },
  ]
  return (
    <dl className='mt-4'>
      {facts.map(({ name, value }) =>
        value ? (
          <div key={name} className='border-line flex flex-wrap justify-between gap-x-4 border-t py-2.5'>
            <dt>{name}</dt>
            <dd className='text-ink min-w-0'>
              <bdi className='type-caption'>{value}</bdi>
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
