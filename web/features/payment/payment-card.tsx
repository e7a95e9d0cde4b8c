import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '#web/text/locale.tsx'
import { PAYMENT } from '#web/text/payment.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { StatePanel } from '#web/ui/state-panel.tsx'

interface PaymentCardProps {
  readonly line: Parameters<typeof StatePanel>[0]['line']
  readonly title: string
  readonly role?: 'alert' | 'status'
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** Shows a state that is the page: what happened, what is safe, one way on. */
export function PaymentCard(props: PaymentCardProps) {
  return (
    <div className='column column-read py-8 md:py-14'>
      <StatePanel heading='h1' {...props} />
    </div>
  )
}

/** Milliseconds before the browser is led on: after a payment on this page, and after the return from the bank. */
export const AFTER_PAYMENT_MS = 2000
export const AFTER_CALLBACK_MS = 3000

/** Leads on after a while; leaving the page calls it off. */
export function useLeadOn(to: string | null, milliseconds: number): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!to) return
    const timer = setTimeout(() => navigate(to, { replace: true }), milliseconds)
    return () => clearTimeout(timer)
  }, [to, milliseconds, navigate])
}

/** Moves the focus to the title of a card that takes the form's place: what had it is gone. */
export function useTitleFocus(replaced: boolean): void {
  useEffect(() => {
    const title = replaced ? document.querySelector('h1') : null
    if (!title) return
    title.tabIndex = -1
    title.focus()
  }, [replaced])
}

export function AlreadyPaidCard() {
  const text = useWords(PAYMENT)
  useLeadOn('/results', AFTER_PAYMENT_MS)
  return (
    <PaymentCard
      line='reached'
      title={text.alreadyTitle}
      role='status'
      actions={<ButtonLink to='/results'>{text.viewResults}</ButtonLink>}
    >
      {text.alreadyBody}
    </PaymentCard>
  )
}

export function SubscribedCard() {
  const text = useWords(PAYMENT)
  return (
    <PaymentCard
      line='reached'
      title={text.subscribedTitle}
      role='status'
      actions={<ButtonLink to='/billing'>{text.viewBilling}</ButtonLink>}
    >
      {text.subscribedBody}
    </PaymentCard>
  )
}
