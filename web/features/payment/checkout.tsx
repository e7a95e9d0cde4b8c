import { useState } from 'react'
import type { PriceList } from '#contract/plans.ts'
import { ApiError, isUnreachable, serverMessage } from '#web/api/error.ts'
import { asGiven, price } from '#web/text/format.ts'
import { useLocale, useText, useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { toast } from '#web/ui/toast/store.ts'
import { CardForm } from './card-form.tsx'
import { AlreadyPaidCard, SubscribedCard, useTitleFocus } from './payment-card.tsx'
import type { Purchase } from './purchase.ts'
import { RenewalPart } from './renewal-part.tsx'
import { SettledCard } from './settled-card.tsx'
import { Summary } from './summary.tsx'
import { TwoColumns } from './two-columns.tsx'
import { type Failure, usePayment } from './use-payment.ts'
import { UnderWayCard, UnknownCard } from './waiting-cards.tsx'

interface CheckoutProps {
  readonly purchase: Purchase
  readonly prices: PriceList
}

/** Shows what is bought beside the card's form; or, once it is decided, how it ended. */
export function Checkout({ purchase, prices }: CheckoutProps) {
  const text = useWords(PAYMENT)
  const { common } = useText()
  const { locale } = useLocale()
  const [saveCard, setSaveCard] = useState(false)
  const sentence = ({ message, unreachable }: Failure) =>
    (typeof message === 'string' ? message : message?.[locale]) ??
    (unreachable ? text.unavailable : text.failedDefault)
  const { phase, intent, error, retry, submit, check, checking } = usePayment(purchase, failure =>
    toast({ title: text.failed, description: asGiven(sentence(failure)), tone: 'error' }),
  )
  const askAgain = async (paymentId: string) => {
    const outcome = await check(paymentId)
    if (outcome?.kind === 'underWay' || outcome?.kind === 'unknown') toast({ title: text.stillOpen })
  }
  useTitleFocus(['settled', 'unknown', 'underWay'].includes(phase.kind))
  const { product, assessment } = purchase
  const code = error instanceof ApiError ? error.code : null

  if (phase.kind === 'settled') return <SettledCard settlement={phase.settlement} />
  if (phase.kind === 'unknown') {
    return <UnknownCard checking={checking} onCheck={() => askAgain(phase.paymentId)} />
  }
  if (code === 'already_paid' || assessment?.isPaid) return <AlreadyPaidCard />
  if (code === 'already_subscribed') return <SubscribedCard />
  const untouched = phase.kind === 'form' && !phase.failure
  const underWay = phase.kind === 'underWay' ? phase.intent : untouched ? intent : undefined
  if (underWay?.open) {
    return (
      <UnderWayCard open={underWay.open} checking={checking} onCheck={() => askAgain(underWay.givenId)} />
    )
  }

  const amount = price(prices.prices[product])
  const busy = phase.kind === 'submitting' ? text.paying : phase.kind === 'leaving' && text.leaving
  const failure: Failure | undefined =
    phase.kind === 'form'
      ? (phase.failure ??
        (error ? { message: serverMessage(error) ?? null, unreachable: isUnreachable(error) } : undefined))
      : undefined
  return (
    <TwoColumns
      aside={<Summary product={product} prices={prices} applicationNumber={assessment?.applicationNumber} />}
    >
      <h1 className='type-h1'>{text.heading}</h1>
      <p className='type-body text-soft mt-1 mb-7'>{text.lead}</p>
      {failure && (
        <Note tone='danger' role='alert' title={text.failed} className='mb-6'>
          <p dir='auto'>{sentence(failure)}</p>
          {error ? (
            <Button size='small' variant='secondary' className='mt-3' onClick={retry}>
              {common.retry}
            </Button>
          ) : (
            !failure.unreachable && <p>{text.failedSafe}</p>
          )}
        </Note>
      )}
      <CardForm price={amount} busy={busy} onPay={card => submit(card, saveCard)}>
        {product !== 'unlock' && (
          <RenewalPart price={text.riyals(amount)} checked={saveCard} onChange={setSaveCard} />
        )}
      </CardForm>
    </TwoColumns>
  )
}
