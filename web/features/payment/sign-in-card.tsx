import { useLocation } from 'react-router'
import { loginPath } from '#web/api/redirect.ts'
import { useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PaymentCard } from './payment-card.tsx'

/** Stands where a payment ends in a browser whose session is gone: the payment is settled all the same, and signing in shows it. */
export function SignInCard() {
  const text = useWords(PAYMENT)
  const { pathname, search } = useLocation()
  return (
    <PaymentCard
      line='progress'
      title={text.callbackSignIn}
      actions={<ButtonLink to={loginPath(pathname + search)}>{text.login}</ButtonLink>}
    >
      {text.callbackSignInBody}
    </PaymentCard>
  )
}
