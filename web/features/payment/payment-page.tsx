import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { queries } from '#web/api/queries.ts'
import { useUser } from '#web/api/session.ts'
import { useText, useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'
import { Checkout } from './checkout.tsx'
import { PaymentCard } from './payment-card.tsx'
import { type Purchase, productOf } from './purchase.ts'
import { SignInPart } from './sign-in-part.tsx'
import { Summary } from './summary.tsx'
import { TwoColumns } from './two-columns.tsx'

/** Sells the unlock of the current attempt, or a plan's first month; or says why it cannot be bought. */
export function PaymentPage() {
  const text = useWords(PAYMENT)
  const { common } = useText()
  const product = productOf(useLocation().search)
  const user = useUser()
  const prices = useQuery(queries.prices)
  const assessment = useQuery({ ...queries.assessment, enabled: user !== null && product === 'unlock' })

  if (prices.data && !user) {
    return (
      <TwoColumns aside={<Summary product={product} prices={prices.data} />}>
        <SignInPart />
      </TwoColumns>
    )
  }
  if (prices.data && product !== 'unlock') return <Checkout purchase={{ product }} prices={prices.data} />
  if (assessment.data === null) {
    return (
      <PaymentCard
        line='blank'
        title={text.noneTitle}
        actions={<ButtonLink to='/assessment'>{text.start}</ButtonLink>}
      >
        {text.noneBody}
      </PaymentCard>
    )
  }
  if (assessment.data && !assessment.data.isCompleted) {
    const left = assessment.data.questions - assessment.data.answered
    return (
      <PaymentCard
        line='progress'
        title={text.unfinishedTitle}
        actions={<ButtonLink to='/assessment'>{text.continue}</ButtonLink>}
      >
        {text.unfinishedBody(common.questions(left))}
      </PaymentCard>
    )
  }
  if (prices.data && assessment.data) {
    const purchase: Purchase = { product: 'unlock', assessment: assessment.data }
    return <Checkout key={assessment.data.id} purchase={purchase} prices={prices.data} />
  }
  return (
    <div className='column column-read py-8 md:py-14'>
      <StatePanel
        line='broken'
        heading='h1'
        role='alert'
        title={text.loadFailed}
        actions={
          <Button
            size='small'
            onClick={() => void Promise.all([prices.refetch(), user && assessment.refetch()])}
          >
            {common.retry}
          </Button>
        }
      >
        {text.loadFailedBody}
      </StatePanel>
    </div>
  )
}
