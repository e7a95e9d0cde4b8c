import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { PaymentIntent, Settlement } from '#contract/payments.ts'
import type { Words } from '#engine/languages/index.ts'
import { call } from '#web/api/client.ts'
import { ApiError, isUnreachable, serverMessage } from '#web/api/error.ts'
import { payments } from '#web/api/rows.ts'
import type { Card } from './card.ts'
import { lookUp, type Outcome, pay } from './pay.ts'
import { intentInput, type Purchase } from './purchase.ts'
import { refreshBought } from './refresh-bought.ts'
import { sendToProvider } from './send-to-provider.ts'

export type Phase =
  | { readonly kind: 'form'; readonly failure?: Failure }
  | { readonly kind: 'submitting' }
  | { readonly kind: 'leaving' }
  | Exclude<Outcome, { kind: 'bank' } | { kind: 'failed' }>

export interface Failure {
  /** Why, in every language, or our server's own sentence; null: the default. */
  readonly message: Words | string | null
  /** The provider or our server could not be reached at all. */
  readonly unreachable: boolean
}

/** Asks what became of a payment: of an attempt's with the attempt, so that the answer is about what this page sells. */
const settleOf =
  ({ assessment }: Purchase) =>
  (id: string): Promise<Settlement> =>
    assessment
      ? call(payments.success, { body: { assessmentId: assessment.id, paymentId: id } })
      : call(payments.settle, { parameters: { id } })

/** Runs the purchase from the intent, which is made at once, to its end. `onFailure` is told each time nothing was charged. */
export function usePayment(purchase: Purchase, onFailure: (failure: Failure) => void) {
  const client = useQueryClient()
  const [phase, setPhase] = useState<Phase>({ kind: 'form' })
  const [checking, setChecking] = useState(false)
  const busy = useRef(false)
  // An id is good for one press: after it the server says which is next.
  const spent = useRef(false)
  const ask = (saveCard?: boolean) => call(payments.createIntent, { body: intentInput(purchase, saveCard) })
  const {
    data: first,
    error,
    refetch,
  } = useQuery<PaymentIntent>({
    queryKey: ['payment-intent', purchase.product, purchase.assessment?.id ?? ''],
    queryFn: () => ask(),
    enabled: !purchase.assessment?.isPaid,
    gcTime: 0,
  })

  // Back from the bank's page into a page that the browser had kept: what it shows is from before.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  async function run(work: () => Promise<Outcome>): Promise<Outcome | undefined> {
    // The button may be pressed twice before it is drawn as busy.
    if (busy.current) return undefined
    busy.current = true
    spent.current = true
    try {
      const outcome = await work()
      await show(outcome)
      return outcome
    } catch (cause) {
      if (isAnswered(cause)) {
        setPhase({ kind: 'form' })
        void refetch()
      } else {
        console.error(cause)
        fail({ message: serverMessage(cause) ?? null, unreachable: isUnreachable(cause) })
      }
      return undefined
    } finally {
      busy.current = false
      setChecking(false)
    }
  }

  async function show(outcome: Outcome) {
    if (outcome.kind === 'bank') {
      setPhase({ kind: 'leaving' })
      return location.assign(outcome.url)
    }
    if (outcome.kind === 'failed') return fail({ message: outcome.message, unreachable: false })
    if (outcome.kind === 'settled' && outcome.settlement.status === 'paid') await refreshBought(client)
    setPhase(outcome)
  }

  function fail(failure: Failure) {
    setPhase({ kind: 'form', failure })
    onFailure(failure)
  }

  const renew = () => ask()
  const settle = settleOf(purchase)
  return {
    phase,
    intent: first,
    /** Why there is no intent; `already_paid` and others are states of their own. */
    error,
    retry: () => void refetch(),
    submit: (card: Card, saveCard: boolean) => {
      const fresh = first && !spent.current && first.saveCard === saveCard ? first : undefined
      return run(async () => {
        setPhase({ kind: 'submitting' })
        const intent = fresh ?? (await ask(saveCard))
        return pay({ send: sendToProvider, settle, renew }, intent, card)
      })
    },
    /** Asks again what became of a payment; what is on the screen stays meanwhile. */
    check: (paymentId: string) =>
      run(() => {
        setChecking(true)
        return lookUp({ settle, renew }, paymentId)
      }),
    checking,
  }
}

/** These are answers about the purchase and not about this try. */
const isAnswered = (error: unknown) =>
  error instanceof ApiError && ['already_paid', 'already_subscribed', 'incomplete'].includes(error.code ?? '')
